import { findPageRoute } from '../../../src/routes/match-route.ts';
import { readVariables } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { findMarkdownRoute } from '../../pages/markdown-route.ts';
import { pageData } from '../page-data.ts';
import { respondWithTag } from '../respond-with-tag.ts';
import { type JobPage, type PostPage, writeJob, writePost } from './write-pages.ts';

/**
 * Sends the job or post at `path` as Markdown. `ending` is the suffix of the requested path. If the
 * page has moved, the suffix is appended to its new path as well.
 */
export const sendMarkdown = async (
  path: string,
  context: RequestContext,
  ending: '' | '.md',
): Promise<Response> => {
  if (!findMarkdownRoute(findPageRoute(path)))
    throw new HttpError(404, 'not_found', `Page not found: ${path}`);
  const siteUrl = readVariables(context.bindings).SITE_URL;
  // A URL without a suffix returns HTML or Markdown, depending on the Accept header.
  const vary = ending === '' ? { vary: 'Accept' } : undefined;
  const page = await pageData<JobPage | PostPage>(path, context);
  if ('movedTo' in page) {
    return new Response(null, {
      status: 308,
      headers: { ...vary, location: page.movedTo + ending },
    });
  }
  const { data, tag } = page;
  return respondWithTag(context.request, {
    type: 'text/markdown; charset=utf-8',
    headers: {
      ...vary,
      // Search engines should index the page, not this document.
      'x-robots-tag': 'noindex',
      link: `<${siteUrl}${page.path}>; rel="canonical"`,
    },
    version: tag === undefined ? undefined : [tag, siteUrl],
    write: () =>
      'job' in data ? writeJob(data, siteUrl) : writePost(data, siteUrl + page.path, siteUrl),
  });
};
