import { AsyncLocalStorage } from 'node:async_hooks';
import type { FieldErrors } from '../contracts/wire.ts';
import type { ApiClient } from './api/client.ts';
import type { ContentSource } from './content/content-source.ts';

/** The configuration available to rendering. It must never contain a secret. */
interface SiteConfig {
  /** Canonical origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Turnstile's public key, if configured: public forms render its widget. */
  readonly turnstileSiteKey?: string;
}

/** A form posted without JavaScript and rejected: the page renders its values and errors again. */
export interface ReturnedForm {
  /** Path of the post, as a page may have several forms. */
  readonly action: string;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly errors: FieldErrors;
  /** A valid file stored while the visitor corrects the other fields. */
  readonly keptFile?: { readonly token: string; readonly name: string };
}

/**
 * What a degraded page lacks: a part (it keeps its status), its main content (503), or content that
 * an editor has not created (404).
 */
export type Degradation = 'incomplete' | 'unavailable' | 'absent';

/** An element of the head, by name and attributes. */
export type HeadTag = readonly [
  name: 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
];

/** The parts of a document's head that only machines read. */
export interface DocumentHead {
  readonly tags?: readonly HeadTag[];
  /** Structured data, in page order. */
  readonly data?: readonly object[];
  /** Whether the page is indexed: only such pages get structured data. */
  readonly isIndexed?: boolean;
}

/** The dependencies of rendering. The worker injects them, so `src` imports nothing from it. */
export interface Runtime {
  /** The id in log lines. */
  readonly requestId: string;
  /** Calls the product API: in process, or over the network. */
  readonly call: ApiClient['call'];
  /** The content space of the pages. */
  readonly content: ContentSource;
  readonly config: SiteConfig;
  /** The page being rendered; its query without `?`. */
  readonly page: { readonly path: string; readonly query: string };
  /** Tags of everything that the page shows: a change of one invalidates the page. */
  readonly cacheTags: Set<string>;
  readonly returnedForm?: ReturnedForm;
  /** An editor's preview: `content` includes drafts. */
  readonly isPreview?: boolean;
  /** The text of the page's only `<style>`, if any: the document's policy allows no other. */
  brandStyle?: string;
  /** Set by `PageHead` and `JsonLd`. */
  documentHead?: DocumentHead;
  /** Start of the render, Unix milliseconds: all data was read after it. */
  readonly startedAt: number;
  /** End of the page's validity without any change, Unix milliseconds; see `holdPageUntil`. */
  holdsUntil?: number;
  /** Set by `degradePage`. */
  degraded?: Degradation;
  /** Set by `failPage`: the gateway responds with an error instead of the page. */
  failure?: { readonly status: number; readonly message: string };
}

const storage = new AsyncLocalStorage<Runtime>();

export const runWithRuntime = <T>(runtime: Runtime, render: () => T): T =>
  storage.run(runtime, render);

/** The rejected form of this page whose path is `action`. */
export const returnedForm = (action: string): ReturnedForm | null => {
  const form = getRuntime().returnedForm;
  return form?.action === action ? form : null;
};

/** Title prefix of a page with a rejected form: screen readers announce it first. */
export const errorPrefix = (): string => (getRuntime().returnedForm ? 'Error: ' : '');

/** @throws Error outside a request, as in a static render: such a page must be `dynamic`. */
export const getRuntime = (): Runtime => {
  const runtime = storage.getStore();
  if (!runtime) {
    throw new Error(
      'There is no current request: a page that loads data must set render: "dynamic".',
    );
  }
  return runtime;
};
