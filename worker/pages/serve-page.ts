import { enforceRateLimit } from '../api/rate-limits.ts';
import { addSecurityHeaders } from '../edge/security-headers.ts';
import { varyByEncoding } from '../http/compression.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../request-context.ts';
import { PAGE_HOLDS_HEADER, PAGE_LACKS_HEADER, PAGE_STATUS_HEADER } from './browser-headers.ts';
import { cacheControlUntil } from './page-lifetime.ts';
import { pageFailure } from './page-runtime.ts';
import { pageViewOf } from './page-view.ts';
import { renderPage } from './render.ts';

/** The same bytes have the same tag. Weak: who carries a page may compress it. */
const etagOf = async (body: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body), 0, 12);
  return `W/"${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
};

/** A page that is shown, but lacks a part: a failure to the cache in front, if it has a whole copy. */
const incompletePage = (page: Response): Response => {
  const headers = new Headers(page.headers);
  headers.set(PAGE_STATUS_HEADER, String(page.status));
  return new Response(page.body, { status: 503, headers });
};

/**
 * A page for everybody, with what a cache in front of it may do with it. Counted here, where it costs
 * something: what a cache has is nobody's load.
 */
export const servePage = async (context: RequestContext): Promise<Response> => {
  try {
    await enforceRateLimit(context);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return pageFailure(error.status, error.message, error.options.headers);
  }
  const page = await renderPage(context);
  const view = pageViewOf(context.url, context.page?.route);
  // Of a page that comes in Markdown too, the address alone says nothing (RFC 9110, 12.5.5).
  const isHtml = page.headers.get('content-type')?.startsWith('text/html');
  if (view && 'hasMarkdown' in view.route && isHtml) page.headers.append('vary', 'Accept');
  if (!view || page.status !== 200) return page;
  if (page.headers.has(PAGE_LACKS_HEADER)) return incompletePage(page);
  if (/\b(private|no-store)\b/.test(page.headers.get('cache-control') ?? '')) return page;
  const body = await page.arrayBuffer();
  const headers = new Headers(page.headers);
  const holdsUntil = Number(headers.get(PAGE_HOLDS_HEADER) ?? Number.POSITIVE_INFINITY);
  headers.set(
    'cache-control',
    cacheControlUntil(view.route.lifetime, { now: Date.now(), holdsUntil }),
  );
  headers.set('etag', await etagOf(body));
  // Whoever sends it on compresses it, where the browser likes.
  headers.delete('content-encoding');
  // Written once for all who get it from the cache.
  addSecurityHeaders(headers, page.status, context.bindings);
  varyByEncoding(headers);
  return new Response(body, { headers });
};
