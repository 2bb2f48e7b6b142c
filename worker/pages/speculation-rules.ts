import { OFFLINE_PATH } from '../../src/contracts/site/offline.ts';
import { UNSHARED_FOLDERS } from '../../src/routes/match-route.ts';
import type { SiteRoute } from '../../src/routes/site-routes.ts';

const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * Links that must not be prefetched. They include referral links, because a visit to one sets a
 * cookie, but prefetching it would not.
 */
const LEFT_ALONE = '[rel~="nofollow"], [download], [href*="ref="]';

/** Which links a browser may prefetch: links to public pages that the visitor is about to click. */
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
                // Paths of files.
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
 * Sends `/speculation-rules.json` (HTML, 7.6). The rules may differ between builds, but they always
 * cover the same pages.
 */
export const sendSpeculationRules = (): Response =>
  new Response(JSON.stringify(RULES), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  });

/**
 * Adds the header that links a shared document to the rules. A client with one of the site's own
 * cookies gets no rules, because it does not get shared pages and its visits may count towards a
 * referral.
 */
export const addSpeculationRules = (page: Response, route: SiteRoute): void => {
  const isDocument = page.headers.get('content-type')?.startsWith('text/html');
  if (isDocument && !('isPersonal' in route) && route.path !== OFFLINE_PATH) {
    page.headers.set('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
  }
};
