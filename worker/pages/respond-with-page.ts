import { dropBody } from '../http/body/drop-body.ts';
import { varyByEncoding } from '../http/headers/compression.ts';
import { isKnownTag } from '../http/headers/entity-tag.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import type { PageResult } from './page-result.ts';

const isKnown = ({ request }: RequestContext, etag: string | null): boolean =>
  etag !== null && request.headers.has('if-none-match') && isKnownTag(request, etag);

/** A page that is shown, as a browser gets it: headers alone where it has the page already. */
const respond = (page: PageResult, context: RequestContext): Response => {
  const { status, body, from, ageS } = page;
  const isOld = status === 200 && isKnown(context, page.headers.get('etag'));
  const hasBody = !isOld && context.request.method !== 'HEAD';
  if (!hasBody) dropBody(page);
  const init = { status: isOld ? 304 : status, headers: page.headers };
  const response = new Response(hasBody ? body : null, init);
  const { headers } = response;
  // How long caches keep it, and by which tags, is for them alone: a browser asks again each time.
  headers.delete('cache-tag');
  if (status < 300 && !headers.get('cache-control')?.includes('no-store')) {
    headers.set('cache-control', 'no-cache');
  }
  // Not before the page has left the cache, which would have to keep to it (decision 45).
  varyByEncoding(headers);
  const route = context.page?.route;
  // Of a page that comes in Markdown too, the address alone says nothing (RFC 9110, 12.5.5).
  if (route && 'hasMarkdown' in route && headers.get('content-type')?.startsWith('text/html')) {
    headers.append('vary', 'Accept');
  }
  if (from) headers.set('cf-cache-status', from);
  if (ageS !== undefined) headers.set('age', String(Math.floor(ageS)));
  return response;
};

/** The response of a page: itself, where its path leads now, or what stands in for its failure. */
export const respondWithPage = async (
  page: PageResult,
  context: RequestContext,
): Promise<Response> => {
  if (page.status < 300) return respond(page, context);
  const { replacePage, withOwnQuery } = await import('./replace-page.ts');
  return (await replacePage(page, context)) ?? respond(withOwnQuery(page, context), context);
};
