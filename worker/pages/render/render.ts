import { unstable_getErrorInfo as errorInfoOf } from 'waku/minimal/server';
import { NO_SERVICE_WORKER, OFFLINE_PATH } from '../../../src/contracts/site/offline.ts';
import { BUILD_FILES_PATH } from '../../../src/framework/create-documents.tsx';
import { findPayloadFault } from '../../../src/framework/payload-fault.ts';
import { stylesIn } from '../../../src/lib/page-styles.ts';
import { type DocumentHead, type Runtime, runWithRuntime } from '../../../src/lib/runtime.ts';
import { isPagePayload } from '../../../src/routes/page-path.ts';
import type { SiteRoute } from '../../../src/routes/site-routes.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { styledPolicy } from '../../http/headers/content-security-policy.ts';
import { logError } from '../../http/log-error.ts';
import { isLinkPath, isPrivatePage, LINK_HEADERS } from '../../http/request/private-path.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { failPage, type PageResult } from '../page-result.ts';
import { withDocumentHead } from './document-head.ts';
import {
  createPageRuntime,
  finishPage,
  type PageRuntime,
  type RenderOptions,
} from './page-runtime.ts';

/** The path of a page payload in the router. The router throws on every other path under `/RSC`. */
const PAYLOAD_PATH = /^\/RSC\/R\/[^/].*\.txt$/;

const isRoutable = (pathname: string): boolean => {
  try {
    const decoded = decodeURIComponent(pathname);
    // The router matches the raw path, in which an escaped slash does not separate segments.
    const isPayload = PAYLOAD_PATH.test(decoded) && PAYLOAD_PATH.test(pathname);
    return !decoded.includes('/../') && (!/^\/RSC(\/|$)/.test(decoded) || isPayload);
  } catch {
    return false;
  }
};

const DEGRADED_STATUS = { incomplete: 200, absent: 404, unavailable: 503 } as const;

/** A document's machine-readable metadata, plus a marker if the site has no service worker. */
const documentHead = (
  { documentHead: head }: Pick<Runtime, 'documentHead'>,
  bindings: Bindings,
): DocumentHead | undefined => {
  if (readVariables(bindings).SERVICE_WORKER === 'on') return head;
  return { ...head, tags: [...(head?.tags ?? []), ['meta', { name: NO_SERVICE_WORKER }]] };
};

/**
 * Renders a page, or its payload for client-side navigation. If the page fails, the result has only
 * a status and a message, and no body, so that no part of the page can be cached or shown.
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
  const isRouters =
    isPayload(pathname) || pathname === BUILD_FILES_PATH || isPrerendered(match?.route);
  const page = await (isRouters ? renderByRouter : renderDocument)(context, runtime);
  if (page === 'missing') return failPage(404, notFound);
  return page === 'broken' ? runtime.brokenPage() : page;
};

/**
 * Whether the build writes this page as a file. If it does, the page is rendered here only if that
 * file is missing.
 */
const isPrerendered = (route: SiteRoute | undefined): boolean =>
  route?.kind === 'page' && !route.layout;

const isPayload = (pathname: string): boolean => pathname.startsWith('/RSC/');

type Rendered = PageResult | 'missing' | 'broken';

/** Marks a page as private. It must not be stored, whatever its status. */
const setPrivate = (headers: Headers): void =>
  headers.set('cache-control', LINK_HEADERS['cache-control']);

/**
 * The response from Waku's router, which is either a page's payload or a page that the build writes
 * as a file.
 */
const renderByRouter = async (context: RequestContext, runtime: PageRuntime): Promise<Rendered> => {
  const { request, url } = context;
  const { default: waku } = await import('../../../src/waku.server.tsx');
  const response = await runWithRuntime(runtime, () => waku.fetch(request));
  const headers = new Headers(response.headers);
  if (!isPayload(url.pathname)) return { status: response.status, headers, body: response.body };
  const isPrivate = isLinkPath(url.pathname);
  // The response begins before it is known whether a reviewer's link is valid and whether any
  // sections are missing.
  const body = await response.arrayBuffer();
  const fault = findPayloadFault(new Uint8Array(body));
  if (fault === 'broken') return 'broken';
  const { failure } = runtime;
  if (failure && isPrivate) return failPage(failure.status, failure.message);
  if (response.status === 404) return 'missing';
  if (response.status >= 500) return 'broken';
  if (!headers.has('content-type')) headers.set('content-type', 'text/x-component');
  // The page is missing or redirects. The response is not stored, because each variant of the path
  // would create a separate cache entry.
  if (fault === 'ended') headers.set('cache-control', 'no-store');
  // Search engines should index the page, not its payload. The payload itself states what is
  // missing, and its status is only for the router.
  headers.set('x-robots-tag', 'noindex');
  const page = finishPage({ status: response.status, headers, body }, runtime);
  if (isPrivate) setPrivate(headers);
  return page;
};

/** A page's HTML, or the reason why there is none. */
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

/** Renders a page as a document, which is sent only once it is complete. */
const renderDocument = async (context: RequestContext, runtime: PageRuntime): Promise<Rendered> => {
  const isPrivate = isLinkPath(context.url.pathname);
  const rendered = await renderHtml(context, runtime);
  const { failure, degraded } = runtime;
  if (failure) return failPage(failure.status, failure.message);
  if (typeof rendered === 'string') return rendered;
  if ('location' in rendered) {
    const headers = new Headers({ location: rendered.location, 'cache-control': 'no-store' });
    if (isPrivate) setPrivate(headers);
    return { status: 308, headers, body: null };
  }
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const status = degraded ? DEGRADED_STATUS[degraded] : 200;
  if (status === 503) headers.set('retry-after', '60');
  const { html, policy } = await completeDocument(rendered.html, runtime, context);
  headers.set('content-security-policy', policy);
  const page = finishPage({ status, headers, body: html }, runtime);
  if (isPrivate) setPrivate(headers);
  return page;
};

/** Adds a document's metadata, and the policy that allows its inline styles and scripts. */
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
  const policy = await styledPolicy(readVariables(bindings), {
    styles: [...stylesIn(complete.html), runtime.brandStyle],
    script: complete.script,
    isPrivate: isPrivatePage(pathname),
  });
  return { html: complete.html, policy };
};
