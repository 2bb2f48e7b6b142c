import { ApiError } from '../../../src/lib/api/api-error.ts';
import { withTimeLimit } from '../../../src/lib/content/with-time-limit.ts';
import { pageTimeLeft } from '../../../src/lib/deadlines.ts';
import type { JobDraft, ReturnedForm, Runtime } from '../../../src/lib/runtime.ts';
import { isRouterPayload, parsePagePath } from '../../../src/routes/page-path.ts';
import { callApi } from '../../api/call-api.ts';
import { contentSource } from '../../content/content-source.ts';
import { readVariables } from '../../env.ts';
import { errorBody, HttpError } from '../../http/http-error.ts';
import { logError } from '../../http/log-error.ts';
import { findPageLabel } from '../../http/request/page-label.ts';
import type { Reads } from '../../http/request/reads.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { failPage, type PageResult } from '../page-result.ts';

/** The statuses of a failed call to an external service: no response, or an invalid one. */
const UNAVAILABLE = [502, 503, 504];

/** Thrown if the page has no time left for another call. */
const tooLate = (): never => {
  throw new HttpError(
    504,
    'too_late',
    'This is taking too long at the moment. Please try again in a minute.',
  );
};

const pageAt = ({ pathname, search, searchParams }: URL): Runtime['page'] => ({
  path: parsePagePath(pathname),
  query: (isRouterPayload(pathname) && searchParams.get('query')) || search.slice(1),
});

export interface RenderOptions {
  readonly returnedForm?: ReturnedForm;
  /** Whether the page includes drafts. */
  readonly isPreview?: boolean;
  /** The draft of a job to show on its page. */
  readonly draft?: JobDraft;
}

/** The runtime of a page, for a document or a payload. */
export interface PageRuntime extends Runtime {
  /**
   * The result for a page whose render failed: the message of the call that failed, or a plain 500.
   */
  readonly brokenPage: () => PageResult;
  /** Collects the records used to build the page, if they must be tracked. */
  readonly reads: Reads | undefined;
}

export const createPageRuntime = (
  context: RequestContext,
  { returnedForm, isPreview, draft }: RenderOptions = {},
): PageRuntime => {
  const { id: requestId, bindings } = context;
  const { API_BASE, SITE_URL, TURNSTILE_SITE_KEY } = readVariables(bindings);
  let unavailable: HttpError | undefined;
  const startedAt = Date.now();
  const { reads } = context;
  return {
    reads,
    requestId,
    startedAt,
    content: contentSource(bindings, { isPreview }),
    cacheTags: new Set(),
    config: {
      siteUrl: SITE_URL,
      turnstileSiteKey: TURNSTILE_SITE_KEY,
      hasOwnJobs: !API_BASE,
    },
    page: pageAt(context.url),
    returnedForm,
    isPreview,
    draft,
    async call(endpoint, options = {}) {
      try {
        const work = callApi(endpoint, options, context);
        return await withTimeLimit(work, pageTimeLeft(startedAt), tooLate);
      } catch (error) {
        if (!(error instanceof HttpError)) logError(requestId, error);
        const { status, body } = errorBody(error, requestId);
        if (error instanceof HttpError && UNAVAILABLE.includes(status)) unavailable = error;
        throw new ApiError({
          status,
          method: endpoint.method,
          path: endpoint.path,
          body: body.error,
          cause: error,
        });
      }
    },
    brokenPage() {
      console.error(`${requestId} ${findPageLabel(context)} failed to render.`);
      // An external service failed, so the page shows the message of the failed call.
      if (!unavailable) return failPage(500, '');
      const retryAfter = unavailable.options.headers?.['retry-after'];
      return failPage(
        unavailable.status,
        unavailable.message,
        retryAfter ? { 'retry-after': retryAfter } : {},
      );
    },
  };
};

/** The result if the page does not exist or its content could not be loaded. */
export const absentPage = ({ degraded }: PageRuntime, path: string): PageResult =>
  degraded === 'unavailable'
    ? failPage(503, 'We couldn’t load the content of this page. Please try again in a minute.', {
        'retry-after': '60',
      })
    : failPage(404, `Page not found: ${path}`);

/** Completes a rendered page with the metadata that its runtime collected. */
export const finishPage = (
  { status = 200, headers, body }: Partial<PageResult> & Pick<PageResult, 'headers' | 'body'>,
  { failure, degraded, cacheTags, holdsUntil, reads }: PageRuntime,
): PageResult => {
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  if (failure || degraded) headers.set('cache-control', 'no-store');
  // An older version may replace an incomplete page, but not a page that no longer exists.
  const lacksPart = degraded !== undefined && degraded !== 'absent' && !failure;
  return { status, headers, body, caching: { tags: cacheTags, lacksPart, holdsUntil, reads } };
};
