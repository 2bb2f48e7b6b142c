import { NO_SERVICE_WORKER, OFFLINE_PATH } from '../../src/contracts/offline.ts';
import { faultOfPayload } from '../../src/framework/payload-fault.ts';
import { stylesIn } from '../../src/lib/page-styles.ts';
import { type DocumentHead, type Runtime, runWithRuntime } from '../../src/lib/runtime.ts';
import { isPagePayload } from '../../src/routes/page-path.ts';
import { styledPolicy } from '../edge/content-security-policy.ts';
import { isPrivatePage, isReviewerPath, REVIEWER_HEADERS } from '../edge/reviewer-path.ts';
import { type Bindings, variablesOf } from '../env.ts';
import type { RequestContext } from '../request-context.ts';
import { withDocumentHead } from './document-head.ts';
import { createPageRuntime, pageFailure, type RenderOptions, setCaching } from './page-runtime.ts';

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

const DEGRADED_STATUS = { incomplete: 200, absent: 404, unavailable: 503 } as const;

/** What a document says to machines, and whether the site has a service worker. */
const documentHead = (
  { documentHead: head }: Pick<Runtime, 'documentHead'>,
  bindings: Bindings,
): DocumentHead | undefined => {
  if (variablesOf(bindings).SERVICE_WORKER === 'on') return head;
  return { ...head, tags: [...(head?.tags ?? []), ['meta', { name: NO_SERVICE_WORKER }]] };
};

/**
 * Renders a page, or its payload for a navigation in the browser. A page that fails comes back
 * without body, its status and message in place of it, so that nothing of it can be cached or shown.
 */
export const renderPage = async (
  context: RequestContext,
  options: RenderOptions = {},
): Promise<Response> => {
  const { request, match, bindings } = context;
  const { pathname } = context.url;
  if (isPagePayload(pathname))
    return (await import('./page-payload.ts')).renderPagePayload(context);
  if (match?.route.kind === 'card')
    return (await import('../cards/render-card.ts')).renderCard(context);
  const notFound = `Page not found: ${pathname}`;
  if (!isRoutable(pathname)) return pageFailure(404, notFound);

  const runtime = createPageRuntime(context, options);
  const { default: waku } = await import('../../src/waku.server.tsx');
  let response = await runWithRuntime(runtime, () => waku.fetch(request));
  const isReviewers = isReviewerPath(pathname);
  const isDocument = !pathname.startsWith('/RSC/');
  let fault: ReturnType<typeof faultOfPayload>;
  // A document comes when all of its page is there, a payload when nothing is known of it yet: neither
  // whether a reviewer's link holds nor what the page lacks.
  if (!isDocument) {
    const body = await response.arrayBuffer();
    fault = faultOfPayload(new Uint8Array(body));
    if (fault === 'broken') return runtime.brokenPage();
    response = new Response(body, response);
  }
  if (runtime.failure && (isReviewers || isDocument)) {
    return pageFailure(runtime.failure.status, runtime.failure.message);
  }
  if (response.status === 404) return pageFailure(404, notFound);
  if (response.status >= 500) return runtime.brokenPage();
  const headers = new Headers(response.headers);
  if (headers.has('location')) {
    // What the router writes below a redirect is for nobody to read.
    headers.delete('content-type');
    // The router calls each private, and then whoever waits for it waits for their own.
    if (!isReviewers) headers.set('cache-control', 'no-store');
    return new Response(null, { status: response.status, headers });
  }
  if (!headers.has('content-type')) headers.set('content-type', 'text/x-component');
  // Of a page that is not there, or elsewhere: any name would be a page of its own to a cache.
  if (fault === 'ended') headers.set('cache-control', 'no-store');
  if (!isDocument) {
    // Of what is found, the page is to be found.
    headers.set('x-robots-tag', 'noindex');
  }
  setCaching(headers, runtime);
  let { status } = response;
  // A payload says in itself what is missing, and keeps its status for the router.
  if (runtime.degraded && status === 200 && isDocument) {
    status = DEGRADED_STATUS[runtime.degraded];
    if (status === 503) headers.set('retry-after', '60');
  }
  if (isReviewers) headers.set('cache-control', REVIEWER_HEADERS['cache-control']);
  // A build asks for its files here, which are no text.
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  if (!isDocument || !isHtml) return new Response(response.body, { status, headers });
  const head = documentHead(runtime, bindings);
  const text = await response.text();
  const rendered = head ? withDocumentHead(text, head) : text;
  const offline = pathname === OFFLINE_PATH && (await import('./offline-page.ts'));
  const { html, script } = offline
    ? await offline.makeSelfContained(rendered)
    : { html: rendered, script: undefined };
  headers.set(
    'content-security-policy',
    await styledPolicy(variablesOf(bindings), {
      styles: [...stylesIn(html), runtime.brandStyle],
      script,
      isPrivate: isPrivatePage(pathname),
    }),
  );
  return new Response(html, { status, headers });
};
