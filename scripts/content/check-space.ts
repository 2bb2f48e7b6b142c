import type { Space } from '../../worker/content/space.ts';
import { checkAssets } from './check-assets.ts';
import { checkLinks } from './check-links.ts';
import { checkPages } from './check-pages.ts';
import { checkValues } from './check-values.ts';
import type { Problem } from './problem.ts';
import type { SitePaths } from './site-paths.ts';

/** All problems that an editor must correct before this site can show the space. */
export const checkSpace = (space: Space, site: SitePaths): Problem[] => [
  ...checkValues(space),
  ...checkLinks(space, site),
  ...checkPages(space, site),
  ...checkAssets(space, site),
];
