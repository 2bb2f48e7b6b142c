import { matchesBody } from '../backend/version-tag.ts';
import { dropBody } from '../http/body/drop-body.ts';
import { varyByEncoding } from '../http/headers/compression.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import type { PageResult } from './page-result.ts';

const isKnown = ({ request }: RequestContext, etag: string | null): boolean => {
  const ifNoneMatch = etag && request.headers.get('if-none-match');
  return Boolean(ifNoneMatch) && matchesBody(ifNoneMatch as string, etag as string);
};

const NOT_MODIFIED = 304;

/** Whether the page itself is sent, rather than a failure or a redirect. */
const isShown = (status: number): boolean => status < 300 || status === NOT_MODIFIED;

/** Adapts a stored page's headers for browsers. */
const adaptHeaders = (headers: Headers, { status }: PageResult, { page }: RequestContext): void => {
  // The stored lifetime and tags are only for shared caches. A browser must revalidate each time.
  headers.delete('cache-tag');
  if (isShown(status) && !headers.get('cache-control')?.includes('no-store')) {
    headers.set('cache-control', 'no-cache');
  }
  // `Vary` is added after the page leaves the cache; otherwise, the cache would store a separate
  // entry for each encoding (decision 10).
  varyByEncoding(headers);
  const route = page?.route;
  // If the page exists as HTML and as Markdown, the Accept header selects one (RFC 9110, 12.5.5).
  const isHtml = status === NOT_MODIFIED || headers.get('content-type')?.startsWith('text/html');
  if (route && 'hasMarkdown' in route && isHtml) {
    headers.append('vary', 'Accept');
  }
};

/**
 * The adapted headers, keyed by the headers of a memory-cache entry. All requests for an entry get
 * the same headers object.
 */
const adapted = new WeakMap<Headers, Headers>();

/** The response for a browser. It has no body if the browser already has the page. */
const respond = (page: PageResult, context: RequestContext): Response => {
  const { status, body, from, ageS } = page;
  const isOld =
    status === NOT_MODIFIED || (status === 200 && isKnown(context, page.headers.get('etag')));
  const hasBody = !isOld && context.request.method !== 'HEAD';
  if (!hasBody) dropBody(page);
  const known = adapted.get(page.headers);
  const init = { status: isOld ? NOT_MODIFIED : status, headers: known ?? page.headers };
  const response = new Response(hasBody ? body : null, init);
  const { headers } = response;
  if (!known) {
    adaptHeaders(headers, page, context);
    if (from) headers.set('cf-cache-status', from);
    if (from === 'HIT' && ageS !== undefined) adapted.set(page.headers, new Headers(headers));
  } else if (from && from !== 'HIT') headers.set('cf-cache-status', from);
  if (ageS !== undefined) headers.set('age', String(Math.floor(ageS)));
  return response;
};

/** The response to a page request: the page itself, a redirect, or whatever replaces a failure. */
export const respondWithPage = async (
  page: PageResult,
  context: RequestContext,
): Promise<Response> => {
  if (isShown(page.status)) return respond(page, context);
  const { replacePage, withOwnQuery } = await import('./replace-page.ts');
  return (await replacePage(page, context)) ?? respond(withOwnQuery(page, context), context);
};
