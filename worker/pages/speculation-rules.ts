import { OFFLINE_PATH } from '../../src/contracts/site/offline.ts';
import { UNSHARED_FOLDERS } from '../../src/routes/match-route.ts';
import type { SiteRoute } from '../../src/routes/site-routes.ts';

const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Links that are not to be loaded ahead: a referral's leaves a cookie, which no prefetch does. */
const LEFT_ALONE = '[rel~="nofollow"], [download], [href*="ref="]';

/** What a browser may load before it is asked for: a public page, when its link is about to be pressed. */
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

/** `/speculation-rules.json` (HTML, 7.6). Another build may have others, but they keep to the same pages. */
export const sendSpeculationRules = (): Response =>
  new Response(JSON.stringify(RULES), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  });

/**
 * Tells a shared document's browser where the rules are. Who carries a cookie of ours is shown no shared page: what
 * they open is counted for their referral, so it is not loaded ahead.
 */
export const addSpeculationRules = (page: Response, route: SiteRoute): void => {
  const isDocument = page.headers.get('content-type')?.startsWith('text/html');
  if (isDocument && !('isPersonal' in route) && route.path !== OFFLINE_PATH) {
    page.headers.set('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
  }
};
