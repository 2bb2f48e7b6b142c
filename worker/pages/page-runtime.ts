import * as v from 'valibot';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import { cacheTagHeader } from '../../src/lib/content/cache-tags.ts';
import { within } from '../../src/lib/content/within.ts';
import { pageTimeLeft } from '../../src/lib/deadlines.ts';
import type { ReturnedForm, Runtime } from '../../src/lib/runtime.ts';
import { answerApi } from '../api/answer-api.ts';
import { contentSource } from '../content/content-source.ts';
import { routeOf } from '../edge/route-of.ts';
import { isReviewerPath } from '../edge/security-headers.ts';
import { type Bindings, variablesOf } from '../env.ts';
import { HttpError, jsonError } from '../http/http-error.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '../http/request-id.ts';
import { PAGE_HOLDS_HEADER, PAGE_LACKS_HEADER } from './browser-headers.ts';

/** A page that is not shown: the gateway answers with the error screen of this status. */
export const PAGE_FAILURE_HEADER = 'x-page-failure';

export const pageFailure = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(null, {
    status,
    headers: {
      ...headers,
      [PAGE_FAILURE_HEADER]: encodeURIComponent(message),
      'cache-control': 'no-store',
    },
  });

/** Of a call to an outside service that does not answer, or answers nonsense. */
const UNAVAILABLE = [502, 503, 504];

const wordsOf = async (answer: Response): Promise<string> => {
  const parsed = v.safeParse(ErrorBodySchema, await answer.json().catch(() => undefined));
  return parsed.success ? parsed.output.error.message : '';
};

/** The page has no time left, whatever comes of the call. */
const tooLate = (): Response =>
  jsonError(
    new HttpError(
      504,
      'too_late',
      'This takes too long at the moment. Please try again in a minute.',
    ),
    '',
  );

export interface RenderOptions {
  readonly returnedForm?: ReturnedForm;
  /** With drafts. */
  readonly isPreview?: boolean;
}

/** What a page is made with, be it rendered or sent as data. */
export interface PageRuntime extends Runtime {
  /** Of a page that broke: what a call said that failed it, or a plain 500. */
  readonly brokenPage: () => Promise<Response>;
}

export const createPageRuntime = (
  request: Request,
  bindings: Bindings,
  { returnedForm, isPreview }: RenderOptions = {},
): PageRuntime => {
  const requestId = requestIdOf(request);
  const { SITE_URL, TURNSTILE_SITE_KEY } = variablesOf(bindings);
  let unavailable: Response | undefined;
  const startedAt = Date.now();
  const isReviewers = isReviewerPath(new URL(request.url).pathname);
  return {
    requestId,
    startedAt,
    content: contentSource(bindings, { isPreview }),
    cacheTags: new Set(),
    config: { siteUrl: SITE_URL, turnstileSiteKey: TURNSTILE_SITE_KEY },
    returnedForm,
    isPreview,
    async fetch(call) {
      const headers = new Headers(call.headers);
      headers.set(REQUEST_ID_HEADER, requestId);
      // An outside API that counts callers would else take all visitors for one.
      const client = request.headers.get('cf-connecting-ip');
      if (client) headers.set('cf-connecting-ip', client);
      // A reviewer's calls are let in by it; it never leaves the worker.
      const cookie = isReviewers && request.headers.get('cookie');
      if (cookie) headers.set('cookie', cookie);
      const work = answerApi(new Request(call, { headers }), bindings);
      const answer = await within(work, pageTimeLeft(startedAt), tooLate);
      if (UNAVAILABLE.includes(answer.status)) unavailable = answer.clone();
      return answer;
    },
    async brokenPage() {
      console.error(`${requestId} ${routeOf(new URL(request.url).pathname)} failed to render.`);
      // Not ours to mend: the page says what the call said.
      if (!unavailable) return pageFailure(500, '');
      const retryAfter = unavailable.headers.get('retry-after');
      return pageFailure(
        unavailable.status,
        await wordsOf(unavailable),
        retryAfter ? { 'retry-after': retryAfter } : {},
      );
    },
  };
};

/** What may become of a page that was made, as its runtime knows it: who keeps it, and until what changes. */
export const setCaching = (headers: Headers, runtime: PageRuntime): void => {
  // How long a page for everybody is kept, its rule says (`serve-page.ts`).
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  if (runtime.failure || runtime.degraded) headers.set('cache-control', 'no-store');
  // Of a page that is missing an older copy must not be shown, of one that lacks something it may.
  const { degraded, failure } = runtime;
  if (degraded && degraded !== 'absent' && !failure) headers.set(PAGE_LACKS_HEADER, degraded);
  if (runtime.holdsUntil) headers.set(PAGE_HOLDS_HEADER, String(runtime.holdsUntil));
  // What a cache in front of this forgets when one of them changes.
  if (runtime.cacheTags.size > 0) headers.set('cache-tag', cacheTagHeader(runtime.cacheTags));
};
