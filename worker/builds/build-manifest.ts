import type { BuildManifest } from '../../src/contracts/site/build.ts';
import { isShared } from '../../src/routes/match-route.ts';
import { SITE_ROUTES, type SiteRoute } from '../../src/routes/site-routes.ts';

/** A build's manifest: its routes, and which of them are prerendered. */
export const buildManifest = ({
  id,
  timestamp,
  prerendered,
}: Omit<BuildManifest, 'rules'>): BuildManifest => ({
  id,
  timestamp,
  rules: SITE_ROUTES.map((route: SiteRoute) => ({
    pattern: route.path,
    shared: isShared(route),
    render: prerendered.includes(route.path) ? 'static' : 'dynamic',
    cache: ('lifetime' in route && route.lifetime) || null,
  })),
  prerendered,
});
