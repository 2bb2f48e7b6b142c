import { buildManifestPath, LATEST_BUILD_PATH } from '../../src/contracts/build-paths.ts';
import { SERVICE_WORKER_PATH } from '../../src/contracts/offline.ts';
import { matchPath } from '../match-endpoint.ts';
import { UNMATCHED } from './log-visit.ts';
import { machineRouteOf } from './machine-paths.ts';
import { isReservedPath, pageRuleOf } from './page-rules.ts';
import { pagePathOf } from './page-view.ts';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';
import { WEB_MANIFEST_PATH } from './web-manifest.ts';

const PLAIN = [LATEST_BUILD_PATH, WEB_MANIFEST_PATH, SERVICE_WORKER_PATH, SPECULATION_RULES_PATH];

/**
 * The pattern that a path belongs to, as logs and metrics name it: `/companies/{id}`,
 * `misc/jobs/{id}/apply`. Never the path itself, which may name people or let in whoever has it.
 */
export const routeOf = (pathname: string): string => {
  if (isReservedPath(pathname)) {
    const call = matchPath(pathname)[0]?.endpoint.path;
    if (/^\/builds\/meta\/[\w-]+\.json$/.test(pathname)) return buildManifestPath('{id}');
    return call ?? machineRouteOf(pathname) ?? (PLAIN.includes(pathname) ? pathname : UNMATCHED);
  }
  return machineRouteOf(pathname) ?? pageRuleOf(pagePathOf(pathname))?.route ?? UNMATCHED;
};
