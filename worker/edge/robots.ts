import { SITE_ROUTES, type SiteRoute } from '../../src/routes/site-routes.ts';
import { readVariables } from '../env.ts';
import { withEntityTag } from '../http/headers/entity-tag.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/**
 * Rules that match only a single page. A plain rule would match every path with the same prefix
 * (RFC 9309, 2.2.2), and an employer's slug may begin with a page's name.
 */
const pageAlone = (path: string) => [`${path}$`, `${path}?`, `${path}/`];

const routes: readonly SiteRoute[] = SITE_ROUTES;
/** The path prefixes of API calls. */
const CALLS = routes
  .filter(({ kind, path }) => kind === 'call' && /^\/\w+\/\*$/.test(path))
  .map(({ path }) => path.slice(0, -1));

/** Paths that crawlers must not visit: private pages and API paths. */
const CLOSED = [
  ...routes
    .filter((route) => 'isClosed' in route && !route.path.includes('{'))
    .flatMap(({ path }) => pageAlone(path)),
  ...CALLS,
];

/** Pages that crawlers may visit although their paths begin with the prefix of an API call. */
const OPEN = routes
  .filter(({ kind, path }) => kind === 'page' && CALLS.some((folder) => path.startsWith(folder)))
  .map(({ path }) => `${path}$`);

/**
 * `/robots.txt` (RFC 9309). Scripts, styles, pictures and page payloads may be crawled, because
 * search engines need them to render pages. The sitemap's URL must be absolute (sitemaps.org).
 */
export const sendRobots = ({ request, bindings }: RequestContext): Promise<Response> =>
  withEntityTag(
    new Response(
      [
        'User-agent: *',
        ...OPEN.map((path) => `Allow: ${path}`),
        ...CLOSED.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${readVariables(bindings).SITE_URL}/sitemap.xml`,
        '',
      ].join('\n'),
      {
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        },
      },
    ),
    request,
  );
