import { AsyncLocalStorage } from 'node:async_hooks';
import type { Job } from '../contracts/job.ts';
import type { FieldErrors } from '../contracts/wire.ts';
import type { ApiClient } from './api/client.ts';
import type { ContentSource } from './content/content-source.ts';

/** The configuration available to rendering. It must never contain a secret. */
interface SiteConfig {
  /** The canonical origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Turnstile's public key; if it is configured, public forms render the widget. */
  readonly turnstileSiteKey?: string;
  /** Whether the jobs are in the site's own database: visitors get alerts and can report jobs. */
  readonly hasOwnJobs?: boolean;
}

/**
 * A form that was posted without JavaScript and rejected. The page renders its values and errors
 * again.
 */
export interface ReturnedForm {
  /** The path that the form was posted to, which identifies the form on a page with several. */
  readonly action: string;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly errors: FieldErrors;
  /** A valid file, stored while the visitor corrects the other fields. */
  readonly keptFile?: { readonly token: string; readonly name: string };
}

/** A job's draft as the open job that it would be, and when the link to it expires (Unix ms). */
export interface JobDraft {
  readonly job: Job;
  readonly until: number;
}

/**
 * What a degraded page lacks: a part (the page keeps its status), its main content (503), or
 * content that an editor has not created (404).
 */
export type Degradation = 'incomplete' | 'unavailable' | 'absent';

/** An element in the document's head: its name and attributes. */
export type HeadTag = readonly [
  name: 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
];

/** The parts of a document's head that only machines, such as crawlers, read. */
export interface DocumentHead {
  readonly tags?: readonly HeadTag[];
  /** Structured data, in page order. */
  readonly data?: readonly object[];
  /** Whether the page is indexed. Only indexed pages get structured data. */
  readonly isIndexed?: boolean;
}

/**
 * The dependencies of rendering. The worker injects them, so that `src` imports nothing from the
 * worker.
 */
export interface Runtime {
  /** The id used in log lines. */
  readonly requestId: string;
  /** Calls the product API, in process or over the network. */
  readonly call: ApiClient['call'];
  /** The content space for the pages. */
  readonly content: ContentSource;
  readonly config: SiteConfig;
  /** The page being rendered. Its query string does not include `?`. */
  readonly page: { readonly path: string; readonly query: string };
  /**
   * The cache tags of all content on the page. A change to any of that content invalidates the
   * page.
   */
  readonly cacheTags: Set<string>;
  readonly returnedForm?: ReturnedForm;
  /** Whether this is an editor's preview, for which `content` includes drafts. */
  readonly isPreview?: boolean;
  /** The draft to show on a job's page, if the page's URL has a valid link to it. */
  readonly draft?: JobDraft | undefined;
  /**
   * The content of the page's only `<style>`, if any; the document's policy allows no other styles.
   */
  brandStyle?: string;
  /** The head's machine-readable parts, set by `PageHead` and `JsonLd`. */
  documentHead?: DocumentHead;
  /**
   * The start of the render in Unix milliseconds. All of the page's data was read after that time.
   */
  readonly startedAt: number;
  /**
   * When the page expires even if nothing changes, in Unix milliseconds; see `limitPageValidity`.
   */
  holdsUntil?: number;
  /** What the page lacks, set by `degradePage`. */
  degraded?: Degradation;
  /** The error set by `failPage`, with which the gateway responds instead of the page. */
  failure?: { readonly status: number; readonly message: string };
}

const storage = new AsyncLocalStorage<Runtime>();

export const runWithRuntime = <T>(runtime: Runtime, render: () => T): T =>
  storage.run(runtime, render);

/** The page's rejected form, if it was posted to `action`. */
export const returnedForm = (action: string): ReturnedForm | null => {
  const form = getRuntime().returnedForm;
  return form?.action === action ? form : null;
};

/**
 * The title prefix for a page with a rejected form, so that screen readers announce the error
 * first.
 */
export const errorPrefix = (): string => (getRuntime().returnedForm ? 'Error: ' : '');

/**
 * @throws Error if there is no request, as in a static render. Such a page must set `render:
 * "dynamic"`.
 */
export const getRuntime = (): Runtime => {
  const runtime = storage.getStore();
  if (!runtime) {
    throw new Error(
      'There is no current request: a page that loads data must set render: "dynamic".',
    );
  }
  return runtime;
};
