import { ContentError } from '../../src/lib/content/content-error.ts';
import { isFeedName } from '../../src/routes/hrefs.ts';
import type { FeedPath } from '../../src/routes/site-routes.ts';
import { contentSource } from '../content/content-source.ts';
import { siteFrame } from '../content/site-frame.ts';
import { readVariables } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { sendBlogFeed } from './blog-feed.ts';
import { INDEED } from './boards/indeed.ts';
import { LINKEDIN } from './boards/linkedin.ts';
import { sendBoardFeed } from './boards/send-board-feed.ts';
import { sendJobFeed } from './job-feed.ts';
import { sendLlmsTxt } from './llms-txt.ts';
import { sendMarkdown } from './markdown/send-markdown.ts';
import { sendOEmbed } from './oembed.ts';
import { SITEMAP_KINDS } from './sitemaps/ranges.ts';
import { sendSitemap, sendSitemapIndex } from './sitemaps/send-sitemap.ts';

const RETRY_AFTER_S = '60';

/** Returns undefined if the resource is unknown. */
type Responder = (
  context: RequestContext,
  params: Readonly<Record<string, string>>,
) => Response | Promise<Response> | undefined;

const markdown: Responder = (context) =>
  // The path is not decoded, because the decoded path might be that of another page.
  sendMarkdown(context.url.pathname.slice(0, -'.md'.length), context, '.md');

const FEEDS: Readonly<Record<FeedPath, Responder>> = {
  '/sitemap.xml': sendSitemapIndex,
  '/sitemaps/{kind}/{range}.xml': (context, { range = '', ...params }) => {
    const kind = SITEMAP_KINDS.find((known) => known === params.kind);
    return kind && sendSitemap(context, { kind, name: range });
  },
  '/feeds/{board}.xml': (context, { board }) =>
    sendBoardFeed(context, board === 'indeed' ? INDEED : LINKEDIN),
  '/jobs/{feed}': (context, { feed = '' }) =>
    isFeedName(feed) ? sendJobFeed(feed, context) : undefined,
  '/blog/{feed}': ({ request, url, bindings }, { feed = '' }) =>
    isFeedName(feed)
      ? sendBlogFeed({ request, url }, feed, {
          url: readVariables(bindings).SITE_URL,
          frame: () => siteFrame(bindings),
          content: contentSource(bindings),
        })
      : undefined,
  '/oembed': sendOEmbed,
  '/llms.txt': ({ request, bindings }) => sendLlmsTxt(request, bindings),
  '/blog/{slug}.md': markdown,
  '/{company_name}/{id}/{title}.md': markdown,
  // Proves to search engines that we own the IndexNow key (https://www.indexnow.org/documentation).
  '/{key}.txt': ({ bindings }, { key }) =>
    key === readVariables(bindings).INDEXNOW_KEY
      ? new Response(key, {
          headers: {
            'content-type': 'text/plain; charset=UTF-8',
            'cache-control': 'no-cache',
          },
        })
      : undefined,
};

/**
 * Sends machine-readable resources: sitemaps, feeds, and pages in other formats.
 * @throws HttpError 404 if there is no such resource, 503 if its content could not be loaded
 */
export const sendFeed = async (context: RequestContext): Promise<Response> => {
  const { route, params = {} } = context.match ?? {};
  try {
    const response =
      route?.kind === 'feed' ? await FEEDS[route.path as FeedPath](context, params) : undefined;
    if (response) return response;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.warn(`Content: a feed could not be created. ${error.message}`);
    throw new HttpError(
      503,
      'unavailable',
      'This content is temporarily unavailable. Please try again in a minute.',
      {
        headers: { 'retry-after': RETRY_AFTER_S },
        cause: error,
      },
    );
  }
  throw new HttpError(404, 'not_found', `Nothing was found at ${context.url.pathname}.`);
};
