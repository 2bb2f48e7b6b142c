import { Hono } from 'hono';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { isFeedName } from '../../src/routes/hrefs.ts';
import { contentSource } from '../content/content-source.ts';
import { siteFrame } from '../content/site-frame.ts';
import { type Bindings, variablesOf } from '../env.ts';
import { HttpError } from '../http-error.ts';
import { answerBlogFeed } from './blog-feed.ts';
import { answerBoard } from './boards/answer-board.ts';
import { INDEED } from './boards/indeed.ts';
import { LINKEDIN } from './boards/linkedin.ts';
import { answerJobFeed } from './job-feed.ts';
import { answerLlmsTxt } from './llms-txt.ts';
import { answerMarkdown } from './markdown/answer-markdown.ts';
import { answerOEmbed } from './oembed.ts';
import { answerSitemap, answerSitemapIndex } from './sitemaps/answer-sitemap.ts';
import { SITEMAP_KINDS } from './sitemaps/ranges.ts';

const RETRY_AFTER_S = '60';

/** What programs fetch: sitemaps, feeds, and pages in other forms. Their paths: `worker/edge/machine-paths.ts`. */
export const feeds = new Hono<{ Bindings: Bindings }>();

feeds.get('*', (c, next) => {
  // As it was sent: decoded it may be another's.
  const { pathname: path } = new URL(c.req.url);
  if (!path.endsWith('.md')) return next();
  const asked = { request: c.req.raw, bindings: c.env, context: c.executionCtx };
  return answerMarkdown(path.slice(0, -'.md'.length), asked, '.md');
});

feeds.get('/sitemap.xml', (c) => answerSitemapIndex(c.req.raw, c.env));

feeds.get('/sitemaps/:kind/:file{[\\d-]+\\.xml}', (c) => {
  const kind = SITEMAP_KINDS.find((known) => known === c.req.param('kind'));
  if (!kind) return c.notFound();
  return answerSitemap(c.req.raw, c.env, { kind, name: c.req.param('file').slice(0, -4) });
});

feeds.get('/jobs/:name', (c) => {
  const name = c.req.param('name');
  if (!isFeedName(name)) return c.notFound();
  return answerJobFeed(name, { request: c.req.raw, bindings: c.env, context: c.executionCtx });
});

feeds.get('/blog/:name', (c) => {
  const name = c.req.param('name');
  if (!isFeedName(name)) return c.notFound();
  return answerBlogFeed(c.req.raw, name, {
    url: variablesOf(c.env).SITE_URL,
    name: async () => (await siteFrame(c.env)).name,
    content: contentSource(c.env),
  });
});

feeds.get('/feeds/indeed.xml', (c) => answerBoard(c.req.raw, c.env, INDEED));

feeds.get('/feeds/linkedin.xml', (c) => answerBoard(c.req.raw, c.env, LINKEDIN));

feeds.get('/oembed', (c) =>
  answerOEmbed({ request: c.req.raw, bindings: c.env, context: c.executionCtx }),
);

feeds.get('/llms.txt', (c) => answerLlmsTxt(c.req.raw, c.env));

// By this search engines know that the key is ours (https://www.indexnow.org/documentation).
feeds.get('/:file{[\\da-zA-Z-]+\\.txt}', (c) => {
  const key = variablesOf(c.env).INDEXNOW_KEY;
  if (!key || c.req.param('file') !== `${key}.txt`) return c.notFound();
  return c.text(key, 200, { 'cache-control': 'no-cache' });
});

feeds.notFound((c) => {
  throw new HttpError(404, 'not_found', `There is nothing at ${c.req.path}.`);
});

// All failures climb the gateway's ladder.
feeds.onError((error) => {
  if (!(error instanceof ContentError)) throw error;
  console.warn(`Content: a feed was not made. ${error.message}`);
  throw new HttpError(503, 'unavailable', 'It is not here for the moment. Please try again.', {
    headers: { 'retry-after': RETRY_AFTER_S },
    cause: error,
  });
});
