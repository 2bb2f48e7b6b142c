import { pageOf } from '../../../src/routes/match-route.ts';
import { BUILD_ID } from '../../builds/served-build.ts';
import { variablesOf } from '../../env.ts';
import { isKnownTag, weakTag } from '../../http/headers/entity-tag.ts';
import { HttpError } from '../../http/http-error.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { markdownRouteOf } from '../../pages/markdown-route.ts';
import { pageData } from '../page-data.ts';
import { type JobPage, type PostPage, writeJob, writePost } from './write-pages.ts';

/**
 * A job or a post in Markdown, of the page at `path`. `ending`: what stands behind the path where it was
 * asked for by its address, and goes along where the page has moved.
 */
export const sendMarkdown = async (
  path: string,
  context: RequestContext,
  ending: '' | '.md',
): Promise<Response> => {
  if (!markdownRouteOf(pageOf(path)))
    throw new HttpError(404, 'not_found', `Page not found: ${path}`);
  const siteUrl = variablesOf(context.bindings).SITE_URL;
  // Its address says what it is; without that, one address has two forms.
  const vary = ending === '' ? { vary: 'Accept' } : undefined;
  const page = await pageData<JobPage | PostPage>(path, context);
  if ('movedTo' in page) {
    return new Response(null, {
      status: 308,
      headers: { ...vary, location: page.movedTo + ending },
    });
  }
  const { data, tag } = page;
  const write = () =>
    'job' in data ? writeJob(data, siteUrl) : writePost(data, siteUrl + page.path, siteUrl);
  const written = tag === undefined ? write() : undefined;
  const headers = {
    ...vary,
    etag: await weakTag(written ?? JSON.stringify([tag, siteUrl, BUILD_ID])),
    'cache-control': 'no-cache',
    // The page is to be found, not this.
    'x-robots-tag': 'noindex',
    link: `<${siteUrl}${page.path}>; rel="canonical"`,
  };
  if (isKnownTag(context.request, headers.etag))
    return new Response(null, { status: 304, headers });
  return new Response(written ?? write(), {
    headers: { ...headers, 'content-type': 'text/markdown; charset=utf-8' },
  });
};
