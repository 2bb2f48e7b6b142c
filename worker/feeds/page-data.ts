import type { PagePayload } from '../../src/contracts/site/page-payload.ts';
import { PAGE_PAYLOAD } from '../../src/routes/page-path.ts';
import { bodyOfTag } from '../backend/version-tag.ts';
import { variablesOf } from '../env.ts';
import { HttpError, OUR_FAULT } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { pageCacheOf } from '../pages/page-cache.ts';
import { findPageView } from '../pages/page-view.ts';

/** A page as data (decision 35), or where the page of that path is by now. */
export type PageData<Data> =
  | (Omit<PagePayload, 'data'> & {
      readonly data: Data;
      /** The tag of the page, as data: the same for as long as that says the same. */
      readonly tag: string | undefined;
    })
  | { readonly movedTo: string };

/**
 * What a page shows, for whoever wants it in another form: its payload, from the cache where it is kept,
 * so that a purge of the page counts for all its forms. `path` may have a query.
 * @throws HttpError as the page fails
 */
export const pageData = async <Data>(
  path: string,
  context: RequestContext,
): Promise<PageData<Data>> => {
  const url = new URL(`${variablesOf(context.bindings).SITE_URL}${path}`);
  // What leads elsewhere (`..`) is another page's.
  const isItself = url.pathname === path.split('?')[0];
  url.pathname = (url.pathname === '/' ? '' : url.pathname) + PAGE_PAYLOAD;
  const view = isItself && findPageView(url);
  if (!view) throw new HttpError(404, 'not_found', `Page not found: ${path}`);
  // What the client has is another form of the page.
  const headers = new Headers(context.request.headers);
  headers.delete('if-none-match');
  const request = new Request(context.request, { headers });
  const page = await pageCacheOf(context.execution).fetch(view, { ...context, request });
  const { status, failure } = page;
  const body = new Response(page.body);
  if (status === 200) {
    const etag = page.headers.get('etag');
    return { ...(await body.json()), tag: etag ? bodyOfTag(etag) : undefined };
  }
  await body.body?.cancel();
  const location = page.headers.get('location');
  if (location) return { movedTo: new URL(location, url).pathname.slice(0, -PAGE_PAYLOAD.length) };
  throw new HttpError(
    status,
    status === 404 ? 'not_found' : 'page_failed',
    failure?.message || OUR_FAULT,
    { ...(failure?.headers && { headers: failure.headers }) },
  );
};
