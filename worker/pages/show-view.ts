import { dropBody } from '../http/drop-body.ts';
import { isKnownTag } from '../http/entity-tag.ts';
import { requestIdOf } from '../http/request-id.ts';
import { namesMarkdown } from './markdown-route.ts';
import type { Asker, PageCache } from './page-cache.ts';
import { type PageView, pageViewOf } from './page-view.ts';

/** Cookies of ours say that somebody is more than a reader: an editor, or a referral's guest. */
const OWN_COOKIE = '__Host-';

/** The view of a request that brings nothing of its own, which is nearly every one. */
export const plainViewOf = (request: Request, url: URL): PageView | undefined => {
  const { method, headers } = request;
  const isPlain =
    (method === 'GET' || method === 'HEAD') &&
    // Rather not as a page.
    !namesMarkdown(headers.get('accept')) &&
    !url.search.includes('ref=') &&
    !headers.get('cookie')?.includes(OWN_COOKIE);
  return isPlain ? pageViewOf(url) : undefined;
};

export const askerOf = (request: Request, requestId = requestIdOf(request)): Asker => ({
  requestId,
  address: request.headers.get('cf-connecting-ip'),
});

const isKnown = (request: Request, etag: string | null): boolean =>
  etag !== null && request.headers.has('if-none-match') && isKnownTag(request, etag);

/** What the cache has of a view, for a browser: nothing but its headers where it has that already. */
export const showView = async (
  view: PageView,
  request: Request,
  asker: Asker,
  cache: PageCache,
): Promise<Response> => {
  const page = await cache.fetch(view, asker);
  const { status, body, headers, from, ageS } = page;
  const isOld = status === 200 && isKnown(request, headers.get('etag'));
  const hasBody = !isOld && request.method !== 'HEAD';
  if (!hasBody) dropBody(page);
  const response = new Response(hasBody ? body : null, { status: isOld ? 304 : status, headers });
  response.headers.set('cf-cache-status', from);
  if (ageS !== undefined) response.headers.set('age', String(Math.floor(ageS)));
  return response;
};
