import { AsyncLocalStorage } from 'node:async_hooks';
import type { FieldErrors } from '../contracts/wire.ts';
import type { ApiClient } from './api/client.ts';
import type { ContentSource } from './content/content-source.ts';

/** What the site knows of itself while it renders: no secret is ever part of it. */
interface SiteConfig {
  /** Canonical origin, without a slash at the end. */
  readonly siteUrl: string;
  /** Public key of Turnstile, where it is set up: forms that anybody may post show its check. */
  readonly turnstileSiteKey?: string;
}

/** A form that was posted without JavaScript and came back: its page shows it again as it was. */
export interface ReturnedForm {
  /** Path that it was posted to: a page may have several forms. */
  readonly action: string;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly errors: FieldErrors;
  /** A valid file that is kept while the rest is put right. */
  readonly keptFile?: { readonly token: string; readonly name: string };
}

/**
 * What a page lacks that is shown all the same: a part (it keeps its status), all that it is there for
 * (503), or anybody who made it (404).
 */
export type Degradation = 'incomplete' | 'unavailable' | 'absent';

/** An element of a head, by its attributes. */
export type HeadTag = readonly [
  name: 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
];

/** What a document says to machines, and nobody else needs. */
export interface DocumentHead {
  readonly tags?: readonly HeadTag[];
  /** Structured data, in the order of the page. */
  readonly data?: readonly object[];
  /** The page is to be found: structured data is for such pages only. */
  readonly isIndexed?: boolean;
}

/** All that rendering needs from outside. The worker puts it here, so `src` needs nothing of it. */
export interface Runtime {
  /** As logs name it. */
  readonly requestId: string;
  /** Calls the product API: in process, or over the network. */
  readonly call: ApiClient['call'];
  /** The space that the pages are read from. */
  readonly content: ContentSource;
  readonly config: SiteConfig;
  /** The page under way; its query without `?`. */
  readonly page: { readonly path: string; readonly query: string };
  /** Of all that the page shows: it is made anew when one of them changes. */
  readonly cacheTags: Set<string>;
  readonly returnedForm?: ReturnedForm;
  /** `content` has drafts: an editor looks. */
  readonly isPreview?: boolean;
  /** The text of the page's one `<style>`, where it has one: the policy of its document allows no other. */
  brandStyle?: string;
  /** Told by `PageHead` and `JsonLd`. */
  documentHead?: DocumentHead;
  /** Unix milliseconds, of the page's first moment: what it shows was read since. */
  readonly startedAt: number;
  /** Unix milliseconds: from then on the page is another, though nobody changes anything. Set by `holdPageUntil`. */
  holdsUntil?: number;
  /** Set by `degradePage`. */
  degraded?: Degradation;
  /** Set by `failPage`: the page is not shown, the gateway answers instead. */
  failure?: { readonly status: number; readonly message: string };
}

const storage = new AsyncLocalStorage<Runtime>();

export const runWithRuntime = <T>(runtime: Runtime, render: () => T): T =>
  storage.run(runtime, render);

/** The form of this page that was posted to `action` and came back. */
export const returnedForm = (action: string): ReturnedForm | null => {
  const form = getRuntime().returnedForm;
  return form?.action === action ? form : null;
};

/** What the title begins with where a form came back: said first to whoever hears the page. */
export const errorPrefix = (): string => (getRuntime().returnedForm ? 'Error: ' : '');

/** @throws Error outside a request, as in a static render: such a page must be `dynamic`. */
export const getRuntime = (): Runtime => {
  const runtime = storage.getStore();
  if (!runtime) {
    throw new Error('No request is under way: a page that loads data needs render: "dynamic".');
  }
  return runtime;
};
