import { addSpeculationRules } from '../edge/speculation-rules.ts';
import { dropBody } from '../http/drop-body.ts';
import { isKnownTag } from '../http/entity-tag.ts';
import { isRead, type RequestContext } from '../request-context.ts';
import { namesMarkdown } from './markdown-route.ts';
import { type PageCache, pageCacheOf } from './page-cache.ts';
import { type PageView, pageViewOf } from './page-view.ts';

/** Cookies of ours say that a client is more than a reader: an editor, or a referral's guest. */
const OWN_COOKIE = '__Host-';

/** The shared page of a request that brings nothing of its own, which is nearly every one. */
export const plainViewOf = (context: RequestContext): PageView | undefined => {
  const { request, url, page } = context;
  const { headers } = request;
  const isPlain =
    isRead(context) &&
    // Rather not as a page.
    !namesMarkdown(headers.get('accept')) &&
    !url.search.includes('ref=') &&
    !headers.get('cookie')?.includes(OWN_COOKIE);
  return isPlain ? pageViewOf(url, page?.route) : undefined;
};

const isKnown = (request: Request, etag: string | null): boolean =>
  etag !== null && request.headers.has('if-none-match') && isKnownTag(request, etag);

/** What the cache has of a shared page, for a browser: headers alone where it has that already. */
export const showView = async (
  view: PageView,
  context: RequestContext,
  cache: PageCache = pageCacheOf(context.execution),
): Promise<Response> => {
  const { request } = context;
  const page = await cache.fetch(view, context);
  const { status, body, headers, from, ageS } = page;
  const isOld = status === 200 && isKnown(request, headers.get('etag'));
  const hasBody = !isOld && request.method !== 'HEAD';
  if (!hasBody) dropBody(page);
  const response = new Response(hasBody ? body : null, { status: isOld ? 304 : status, headers });
  response.headers.set('cf-cache-status', from);
  if (ageS !== undefined) response.headers.set('age', String(Math.floor(ageS)));
  return response;
};

/** A shared page, past all the steps that only other requests need; undefined for those. */
export const showSharedPage = async (context: RequestContext): Promise<Response | undefined> => {
  const view = plainViewOf(context);
  if (!view) return undefined;
  context.label = view.route.path;
  const page = await showView(view, context);
  if (!page.ok && page.status !== 304) {
    const { answerPage } = await import('./answer-page.ts');
    return answerPage(page, context);
  }
  addSpeculationRules(page, context.url.pathname);
  return page;
};
