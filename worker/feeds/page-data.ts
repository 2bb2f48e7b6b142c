import type { PagePayload } from '../../src/contracts/site/page-payload.ts';
import { PAGE_PAYLOAD } from '../../src/routes/page-path.ts';
import { parseBodyDigest } from '../backend/version-tag.ts';
import { readVariables } from '../env.ts';
import { HttpError, OUR_FAULT } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { selectPageCache } from '../pages/page-cache.ts';
import { findPageView } from '../pages/page-view.ts';

/** A page as data (decision 1), or the path to which it has moved. */
export type PageData<Data> =
  | (Omit<PagePayload, 'data'> & {
      readonly data: Data;
      /** The version tag of the page's data, which changes only when the content does. */
      readonly tag: string | undefined;
    })
  | { readonly movedTo: string };

/**
 * The data of a page, for use in other formats. It is the page's payload, taken from the page cache
 * if it is stored there, so that a purge of the page applies to all formats. `path` may include a
 * query.
 * @throws HttpError with the status and message of the page's failure
 */
export const pageData = async <Data>(
  path: string,
  context: RequestContext,
): Promise<PageData<Data>> => {
  const url = new URL(`${readVariables(context.bindings).SITE_URL}${path}`);
  // A path that URL normalisation (`..`) would change is rejected, because it would lead to another
  // page.
  const isItself = url.pathname === path.split('?')[0];
  url.pathname = (url.pathname === '/' ? '' : url.pathname) + PAGE_PAYLOAD;
  const view = isItself && findPageView(url);
  if (!view) throw new HttpError(404, 'not_found', `Page not found: ${path}`);
  // The client's ETag belongs to another format, so it is not passed on.
  const headers = new Headers(context.request.headers);
  headers.delete('if-none-match');
  const request = new Request(context.request, { headers });
  const page = await selectPageCache(context.execution).fetch(view, { ...context, request });
  const { status, failure } = page;
  const body = new Response(page.body);
  if (status === 200) {
    const etag = page.headers.get('etag');
    return { ...(await body.json()), tag: etag ? parseBodyDigest(etag) : undefined };
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
