import { namesBody } from '../backend/version-tag.ts';
import { dropBody } from '../http/body/drop-body.ts';
import { varyByEncoding } from '../http/headers/compression.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import type { PageResult } from './page-result.ts';

const isKnown = ({ request }: RequestContext, etag: string | null): boolean => {
  const ifNoneMatch = etag && request.headers.get('if-none-match');
  return Boolean(ifNoneMatch) && namesBody(ifNoneMatch as string, etag as string);
};

const NOT_MODIFIED = 304;

/** It needs no screen and leads nowhere else. */
const isShown = (status: number): boolean => status < 300 || status === NOT_MODIFIED;

/** Makes a stored page's headers those that browsers get. */
const adaptHeaders = (headers: Headers, { status }: PageResult, { page }: RequestContext): void => {
  // How long caches keep it, and by which tags, is for them alone: a browser asks again each time.
  headers.delete('cache-tag');
  if (isShown(status) && !headers.get('cache-control')?.includes('no-store')) {
    headers.set('cache-control', 'no-cache');
  }
  // Not before the page has left the cache, which would have to keep to it (decision 45).
  varyByEncoding(headers);
  const route = page?.route;
  // Of a page that comes in Markdown too, the address alone says nothing (RFC 9110, 12.5.5).
  const isHtml = status === NOT_MODIFIED || headers.get('content-type')?.startsWith('text/html');
  if (route && 'hasMarkdown' in route && isHtml) {
    headers.append('vary', 'Accept');
  }
};

/** By the headers of an entry of the memory cache, which are the same object for each of its requests. */
const adapted = new WeakMap<Headers, Headers>();

/** A page that is shown, as a browser gets it: headers alone where it has the page already. */
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

/** The response of a page: itself, where its path leads now, or what stands in for its failure. */
export const respondWithPage = async (
  page: PageResult,
  context: RequestContext,
): Promise<Response> => {
  if (isShown(page.status)) return respond(page, context);
  const { replacePage, withOwnQuery } = await import('./replace-page.ts');
  return (await replacePage(page, context)) ?? respond(withOwnQuery(page, context), context);
};
