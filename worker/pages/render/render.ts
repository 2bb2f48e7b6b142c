import { NO_SERVICE_WORKER, OFFLINE_PATH } from '../../../src/contracts/site/offline.ts';
import { faultOfPayload } from '../../../src/framework/payload-fault.ts';
import { stylesIn } from '../../../src/lib/page-styles.ts';
import { type DocumentHead, type Runtime, runWithRuntime } from '../../../src/lib/runtime.ts';
import { isPagePayload } from '../../../src/routes/page-path.ts';
import { type Bindings, variablesOf } from '../../env.ts';
import { styledPolicy } from '../../http/headers/content-security-policy.ts';
import {
  isPrivatePage,
  isReviewerPath,
  REVIEWER_HEADERS,
} from '../../http/request/private-path.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { failPage, type PageResult } from '../page-result.ts';
import { withDocumentHead } from './document-head.ts';
import {
  createPageRuntime,
  finishPage,
  type PageRuntime,
  type RenderOptions,
} from './page-runtime.ts';

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
): Promise<PageResult> => {
  const { request, match } = context;
  const { pathname } = context.url;
  if (isPagePayload(pathname))
    return (await import('./page-payload.ts')).renderPagePayload(context);
  if (match?.route.kind === 'card') return (await import('./render-card.ts')).renderCard(context);
  const notFound = `Page not found: ${pathname}`;
  if (!isRoutable(pathname)) return failPage(404, notFound);

  const runtime = createPageRuntime(context, options);
  const { default: waku } = await import('../../../src/waku.server.tsx');
  const response = await runWithRuntime(runtime, () => waku.fetch(request));
  const isDocument = !pathname.startsWith('/RSC/');
  const page = await readPage(response, runtime, {
    isDocument,
    isPrivate: isReviewerPath(pathname),
  });
  if (page === 'missing') return failPage(404, notFound);
  if (page === 'broken') return runtime.brokenPage();
  const { headers } = page;
  // A build reads its files here, which are no text.
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  if (page.failure || !isDocument || !isHtml) return page;
  return completeDocument(page, runtime, context);
};

/** What Waku responded, as a page. */
const readPage = async (
  response: Response,
  runtime: PageRuntime,
  { isDocument, isPrivate }: { readonly isDocument: boolean; readonly isPrivate: boolean },
): Promise<PageResult | 'missing' | 'broken'> => {
  let body: BodyInit | null = response.body;
  let fault: ReturnType<typeof faultOfPayload>;
  // A document comes when all of its page is there, a payload before anything is known of it: neither
  // whether a reviewer's link holds nor what the page lacks.
  if (!isDocument) {
    body = await response.arrayBuffer();
    fault = faultOfPayload(new Uint8Array(body));
    if (fault === 'broken') return 'broken';
  }
  const { failure, degraded } = runtime;
  if (failure && (isPrivate || isDocument)) return failPage(failure.status, failure.message);
  if (response.status === 404) return 'missing';
  if (response.status >= 500) return 'broken';
  const headers = new Headers(response.headers);
  if (headers.has('location')) {
    // What the router writes below a redirect is for nobody to read.
    headers.delete('content-type');
    // The router calls each private; requests that wait for a private one render their own.
    if (!isPrivate) headers.set('cache-control', 'no-store');
    return { status: response.status, headers, body: null };
  }
  if (!headers.has('content-type')) headers.set('content-type', 'text/x-component');
  // Of a page that is missing, or elsewhere: any name would be a page of its own to a cache.
  if (fault === 'ended') headers.set('cache-control', 'no-store');
  // The page is to be found, not its payload.
  if (!isDocument) headers.set('x-robots-tag', 'noindex');
  // A payload says in itself what is missing, and keeps its status for the router.
  const isDegraded = degraded !== undefined && response.status === 200 && isDocument;
  const status = isDegraded ? DEGRADED_STATUS[degraded] : response.status;
  if (status === 503) headers.set('retry-after', '60');
  const page = finishPage({ status, headers, body }, runtime);
  if (isPrivate) headers.set('cache-control', REVIEWER_HEADERS['cache-control']);
  return page;
};

/** A document with what it says to machines, and the policy that allows what stands in it. */
const completeDocument = async (
  page: PageResult,
  runtime: PageRuntime,
  { url: { pathname }, bindings }: RequestContext,
): Promise<PageResult> => {
  const head = documentHead(runtime, bindings);
  const text = await new Response(page.body).text();
  const rendered = head ? withDocumentHead(text, head) : text;
  const offline = pathname === OFFLINE_PATH && (await import('./offline-page.ts'));
  const { html, script } = offline
    ? await offline.makeSelfContained(rendered)
    : { html: rendered, script: undefined };
  page.headers.set(
    'content-security-policy',
    await styledPolicy(variablesOf(bindings), {
      styles: [...stylesIn(html), runtime.brandStyle],
      script,
      isPrivate: isPrivatePage(pathname),
    }),
  );
  return { ...page, body: html };
};
