import { isPagePayload } from '../../src/routes/page-path.ts';
import { digestValues } from '../backend/version-tag.ts';
import { routeVersion } from '../builds/route-versions.ts';
import { BUILD_ID } from '../builds/served-build.ts';
import { type Bindings, readVariables } from '../env.ts';
import { readSiteKey, siteName } from '../site-key.ts';
import type { PageView } from './page-view.ts';

const versionsBySite = new WeakMap<Bindings, Map<string, string>>();

/** Payloads contain the id of their build. */
const codeVersion = ({ route, key }: PageView): string =>
  isPagePayload(key.split('?', 1)[0] ?? '') || key.startsWith('/RSC/')
    ? BUILD_ID
    : routeVersion(route);

/**
 * The version shared by all pages on a route, derived from the files they are built from and the
 * site's settings. It is prefixed with the site's key.
 */
export const findViewVersion = async (view: PageView, bindings: Bindings): Promise<string> => {
  const code = codeVersion(view);
  const known = versionsBySite.get(bindings) ?? new Map<string, string>();
  versionsBySite.set(bindings, known);
  const version =
    known.get(code) ??
    siteName(readSiteKey(bindings), await digestValues(code, readVariables(bindings)));
  known.set(code, version);
  return version;
};

/**
 * Everything that determines a page's content except its records. A page's ETag is valid only
 * within this scope.
 */
export const findPageScope = async (view: PageView, bindings: Bindings): Promise<string> =>
  `${await findViewVersion(view, bindings)} ${view.key}`;
