import { OFFLINE_PATH } from '../../src/contracts/site/offline.ts';
import { UNSHARED_FOLDERS } from '../../src/routes/match-route.ts';
import type { SiteRoute } from '../../src/routes/site-routes.ts';

const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Links that are not prefetched. A referral link sets a cookie, but a prefetch does not. */
const LEFT_ALONE = '[rel~="nofollow"], [download], [href*="ref="]';

/** What a browser may prefetch: a public page whose link is about to be clicked. */
const RULES = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                ...UNSHARED_FOLDERS.flatMap((folder) => [`/${folder}`, `/${folder}/*`]),
                // Files.
                '/*.*',
              ],
            },
          },
          { not: { selector_matches: LEFT_ALONE } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
};

/**
 * `/speculation-rules.json` (HTML, 7.6). The rules of another build may differ, but cover the same
 * pages.
 */
export const sendSpeculationRules = (): Response =>
  new Response(JSON.stringify(RULES), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  });

/**
 * Adds the header that names the rules to a shared document. A client with one of the site's
 * cookies gets no shared page. Its visits count for a referral, so they are not prefetched.
 */
export const addSpeculationRules = (page: Response, route: SiteRoute): void => {
  const isDocument = page.headers.get('content-type')?.startsWith('text/html');
  if (isDocument && !('isPersonal' in route) && route.path !== OFFLINE_PATH) {
    page.headers.set('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
  }
};
