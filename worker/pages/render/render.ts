import { unstable_getErrorInfo as errorInfoOf } from 'waku/minimal/server';
import { NO_SERVICE_WORKER, OFFLINE_PATH } from '../../../src/contracts/site/offline.ts';
import { BUILD_FILES_PATH } from '../../../src/framework/create-documents.tsx';
import { faultOfPayload } from '../../../src/framework/payload-fault.ts';
import { stylesIn } from '../../../src/lib/page-styles.ts';
import { type DocumentHead, type Runtime, runWithRuntime } from '../../../src/lib/runtime.ts';
import { isPagePayload } from '../../../src/routes/page-path.ts';
import type { SiteRoute } from '../../../src/routes/site-routes.ts';
import { type Bindings, variablesOf } from '../../env.ts';
import { styledPolicy } from '../../http/headers/content-security-policy.ts';
import { logError } from '../../http/log-error.ts';
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
  const { match } = context;
  const { pathname } = context.url;
  if (isPagePayload(pathname))
    return (await import('./page-payload.ts')).renderPagePayload(context);
  if (match?.route.kind === 'card') return (await import('./render-card.ts')).renderCard(context);
  const notFound = `Page not found: ${pathname}`;
  if (!isRoutable(pathname)) return failPage(404, notFound);

  const runtime = createPageRuntime(context, options);
  const isRouters = isPayload(pathname) || pathname === BUILD_FILES_PATH || isOfBuild(match?.route);
  const page = await (isRouters ? askRouter : renderDocument)(context, runtime);
  if (page === 'missing') return failPage(404, notFound);
  return page === 'broken' ? runtime.brokenPage() : page;
};

/** It is a file, and rendered anew only where that is gone. */
const isOfBuild = (route: SiteRoute | undefined): boolean =>
  route?.kind === 'page' && !route.layout;

const isPayload = (pathname: string): boolean => pathname.startsWith('/RSC/');

type Rendered = PageResult | 'missing' | 'broken';

/** A private page is nobody else's to keep; it says so whatever becomes of it. */
const keepPrivate = (headers: Headers): void =>
  headers.set('cache-control', REVIEWER_HEADERS['cache-control']);

/** What Waku's router responds: a page's payload, or what a build makes files of. */
const askRouter = async (context: RequestContext, runtime: PageRuntime): Promise<Rendered> => {
  const { request, url } = context;
  const { default: waku } = await import('../../../src/waku.server.tsx');
  const response = await runWithRuntime(runtime, () => waku.fetch(request));
  const headers = new Headers(response.headers);
  if (!isPayload(url.pathname)) return { status: response.status, headers, body: response.body };
  const isPrivate = isReviewerPath(url.pathname);
  // It comes before anything is known of it: neither whether a reviewer's link holds nor what the page lacks.
  const body = await response.arrayBuffer();
  const fault = faultOfPayload(new Uint8Array(body));
  if (fault === 'broken') return 'broken';
  const { failure } = runtime;
  if (failure && isPrivate) return failPage(failure.status, failure.message);
  if (response.status === 404) return 'missing';
  if (response.status >= 500) return 'broken';
  if (!headers.has('content-type')) headers.set('content-type', 'text/x-component');
  // Of a page that is missing, or elsewhere: any name would be a page of its own to a cache.
  if (fault === 'ended') headers.set('cache-control', 'no-store');
  // The page is to be found, not its payload, which says in itself what is missing and keeps its status for the router.
  headers.set('x-robots-tag', 'noindex');
  const page = finishPage({ status: response.status, headers, body }, runtime);
  if (isPrivate) keepPrivate(headers);
  return page;
};

/** A page's HTML, or what it ended with in place of it. */
const renderHtml = async (
  { id, url }: RequestContext,
  runtime: PageRuntime,
): Promise<{ readonly html: string } | { readonly location: string } | 'missing' | 'broken'> => {
  const { documents } = await import('../../../src/documents.ts');
  try {
    const html = await runWithRuntime(runtime, () => documents.render(url));
    return html === undefined ? 'missing' : { html };
  } catch (error) {
    const end = errorInfoOf(error);
    if (end?.location) return { location: end.location };
    if (end?.status === 404) return 'missing';
    logError(id, error);
    return 'broken';
  }
};

/** A page as a document: it comes when all of it is there. */
const renderDocument = async (context: RequestContext, runtime: PageRuntime): Promise<Rendered> => {
  const isPrivate = isReviewerPath(context.url.pathname);
  const rendered = await renderHtml(context, runtime);
  const { failure, degraded } = runtime;
  if (failure) return failPage(failure.status, failure.message);
  if (typeof rendered === 'string') return rendered;
  if ('location' in rendered) {
    const headers = new Headers({ location: rendered.location, 'cache-control': 'no-store' });
    if (isPrivate) keepPrivate(headers);
    return { status: 308, headers, body: null };
  }
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const status = degraded ? DEGRADED_STATUS[degraded] : 200;
  if (status === 503) headers.set('retry-after', '60');
  const { html, policy } = await completeDocument(rendered.html, runtime, context);
  headers.set('content-security-policy', policy);
  const page = finishPage({ status, headers, body: html }, runtime);
  if (isPrivate) keepPrivate(headers);
  return page;
};

/** A document with what it says to machines, and the policy that allows what stands in it. */
const completeDocument = async (
  html: string,
  runtime: PageRuntime,
  { url: { pathname }, bindings }: RequestContext,
): Promise<{ readonly html: string; readonly policy: string }> => {
  const head = documentHead(runtime, bindings);
  const rendered = head ? withDocumentHead(html, head) : html;
  const offline = pathname === OFFLINE_PATH && (await import('./offline-page.ts'));
  const complete = offline
    ? await offline.makeSelfContained(rendered)
    : { html: rendered, script: undefined };
  const policy = await styledPolicy(variablesOf(bindings), {
    styles: [...stylesIn(complete.html), runtime.brandStyle],
    script: complete.script,
    isPrivate: isPrivatePage(pathname),
  });
  return { html: complete.html, policy };
};
