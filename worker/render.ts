import * as v from 'valibot';
import { ErrorBodySchema } from '../src/contracts/wire.ts';
import { cacheTagHeader } from '../src/lib/content/cache-tags.ts';
import { type ReturnedForm, type Runtime, runWithRuntime } from '../src/lib/runtime.ts';
import waku from '../src/waku.server.tsx';
import { answerApi } from './api.ts';
import { contentSource } from './content/content-source.ts';
import { isReviewerPath, REVIEWER_HEADERS } from './edge/security-headers.ts';
import { type Bindings, variablesOf } from './env.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts';

/** A page that is not shown: the gateway answers with the error screen of this status. */
export const PAGE_FAILURE_HEADER = 'x-page-failure';

/** Payloads of pages as the router names them; it throws on anything else below `/RSC`. */
const PAYLOAD_PATH = /^\/RSC\/R\/[^/].*\.txt$/;

const isRoutable = (pathname: string): boolean => {
  try {
    const decoded = decodeURIComponent(pathname);
    // The router looks at the path as it came: an escaped slash is none to it.
    const isPayload = PAYLOAD_PATH.test(decoded) && PAYLOAD_PATH.test(pathname);
    return !decoded.includes('/../') && (!/^\/RSC(\/|$)/.test(decoded) || isPayload);
  } catch {
    return false;
  }
};

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

const DEGRADED_STATUS = { incomplete: 200, absent: 404, unavailable: 503 } as const;

const wordsOf = async (answer: Response): Promise<string> => {
  const parsed = v.safeParse(ErrorBodySchema, await answer.json().catch(() => undefined));
  return parsed.success ? parsed.output.error.message : '';
};

export interface RenderOptions {
  readonly returnedForm?: ReturnedForm;
  /** With drafts. */
  readonly isPreview?: boolean;
}

/**
 * Renders a page, or its payload for a navigation in the browser. A page that fails comes back
 * without body, its status and message in place of it, so that nothing of it can be cached or shown.
 */
export const renderPage = async (
  request: Request,
  bindings: Bindings,
  { returnedForm, isPreview }: RenderOptions = {},
): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const notFound = `Page not found: ${pathname}`;
  if (!isRoutable(pathname)) return pageFailure(404, notFound);

  const requestId = requestIdOf(request);
  const { SITE_URL, TURNSTILE_SITE_KEY } = variablesOf(bindings);
  const runtime: Runtime = {
    content: contentSource(bindings, { isPreview }),
    cacheTags: new Set(),
    config: { siteUrl: SITE_URL, turnstileSiteKey: TURNSTILE_SITE_KEY },
    returnedForm,
    isPreview,
    fetch: async (call) => {
      const headers = new Headers(call.headers);
      headers.set(REQUEST_ID_HEADER, requestId);
      // An outside API that counts callers would else take all visitors for one.
      const client = request.headers.get('cf-connecting-ip');
      if (client) headers.set('cf-connecting-ip', client);
      const answer = await answerApi(new Request(call, { headers }), bindings);
      if (UNAVAILABLE.includes(answer.status)) unavailable = answer.clone();
      return answer;
    },
  };
  let unavailable: Response | undefined;
  let response = await runWithRuntime(runtime, () => waku.fetch(request));
  // A document begins when all of its page is there, a payload when nothing is known of it yet: neither
  // whether a reviewer's link holds nor what the page lacks. The browser shows it once it has all of it.
  const isReviewers = isReviewerPath(pathname);
  const isDocument = !pathname.startsWith('/RSC/');
  if (isReviewers || !isDocument) response = new Response(await response.arrayBuffer(), response);
  if (runtime.failure && (isReviewers || isDocument)) {
    return pageFailure(runtime.failure.status, runtime.failure.message);
  }
  if (response.status === 404) return pageFailure(404, notFound);
  if (response.status >= 500) {
    console.error(`${requestId} ${pathname} failed to render.`);
    // Not ours to mend: the page says what the call said.
    if (unavailable) return pageFailure(unavailable.status, await wordsOf(unavailable));
    return pageFailure(500, '');
  }
  const headers = new Headers(response.headers);
  if (headers.has('location')) {
    // What the router writes below a redirect is for nobody to read.
    headers.delete('content-type');
    return new Response(null, { status: response.status, headers });
  }
  if (!headers.has('content-type')) headers.set('content-type', 'text/x-component');
  // Each page says how long it may be kept once a cache stands in front of them.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  let { status } = response;
  // A payload says in itself what is missing, and keeps its status for the router.
  if (runtime.failure || runtime.degraded) headers.set('cache-control', 'no-store');
  if (runtime.degraded && status === 200 && isDocument) {
    status = DEGRADED_STATUS[runtime.degraded];
    if (status === 503) headers.set('retry-after', '60');
  }
  if (isReviewers) headers.set('cache-control', REVIEWER_HEADERS['cache-control']);
  // What a cache in front of this forgets when one of them changes.
  if (runtime.cacheTags.size > 0) {
    headers.set('cache-tag', cacheTagHeader(runtime.cacheTags));
  }
  return new Response(response.body, { status, headers });
};
