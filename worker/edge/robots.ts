import { withEntityTag } from '../entity-tag.ts';

/** Rules hold for all that begins so (RFC 9309, 2.2.2): an employer may be called as a page is. */
const pageAlone = (path: string) => [`${path}$`, `${path}?`, `${path}/`];

/** What is nobody's to find: somebody's own, and what only programs ask for. */
const CLOSED = [
  ...pageAlone('/vendor-review'),
  ...pageAlone('/preview'),
  ...pageAlone('/cv/sign-in'),
  '/misc/',
  '/contractor/',
  '/candidate/',
  '/ops/',
  '/hooks/',
  '/cda/',
];

/** The reference of the API is a page, though it stands among its calls. */
const OPEN = ['/misc/openapi$'];

/**
 * `/robots.txt` (RFC 9309). Scripts, styles, pictures and the payloads of pages stay open: search
 * engines render pages with them. The sitemap is named by its whole address (sitemaps.org).
 */
export const answerRobots = (request: Request, siteUrl: string): Promise<Response> =>
  withEntityTag(
    new Response(
      [
        'User-agent: *',
        ...OPEN.map((path) => `Allow: ${path}`),
        ...CLOSED.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
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
