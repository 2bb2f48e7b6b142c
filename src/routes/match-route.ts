import { createPathPattern, isFileName } from './path-pattern.ts';
import { type DataPath, type PageRoute, SITE_ROUTES, type SiteRoute } from './site-routes.ts';

export interface MatchedRoute<Route extends SiteRoute = SiteRoute> {
  readonly route: Route;
  /** The values of the path segments in braces, not decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** Returns the first segment of a route's path if it is fixed, otherwise an empty string. */
const getFixedFolder = (path: string): string => {
  const [, first = ''] = path.split('/', 2);
  return /[{*]/.test(first) ? '' : first;
};

interface Entry {
  readonly route: SiteRoute;
  readonly folder: string;
  /**
   * The compiled pattern, created when a path is first matched against the route, because most
   * isolates need only a few patterns.
   */
  pattern?: RegExp;
}
const ENTRIES: readonly Entry[] = SITE_ROUTES.map((route) => ({
  route,
  folder: getFixedFolder(route.path),
}));

/**
 * The patterns of all routes. `npm run check` uses them to prove that matching takes linear time.
 */
export const routePatterns = (): readonly RegExp[] => SITE_ROUTES.map(createPathPattern);

const FOLDERS = new Set(ENTRIES.map(({ folder }) => folder));

/**
 * For each first path segment, the routes that start with it and the routes without a fixed first
 * segment, in table order.
 */
const byFolder = new Map<string, readonly Entry[]>();

const listEntries = (first: string): readonly Entry[] => {
  const folder = FOLDERS.has(first) ? first : '';
  const known = byFolder.get(folder);
  if (known) return known;
  const found = ENTRIES.filter((entry) => entry.folder === '' || entry.folder === folder);
  byFolder.set(folder, found);
  return found;
};

/** Caches matches for routes without parameters, which account for most requests. */
const matched = new Map<string, MatchedRoute>();

/**
 * Finds the route that matches a path.
 * @param pathname the path as requested, not decoded
 */
export const matchRoute = (pathname: string): MatchedRoute | undefined => {
  const known = matched.get(pathname);
  if (known) return known;
  const match = findRoute(pathname);
  if (match?.route.path === pathname) matched.set(pathname, match);
  return match;
};

const findRoute = (pathname: string): MatchedRoute | undefined => {
  const isFile = isFileName(pathname);
  for (const entry of listEntries(pathname.split('/', 2)[1] ?? '')) {
    const { route } = entry;
    if (isFile && route.kind === 'page') continue;
    entry.pattern ??= createPathPattern(route);
    const found = entry.pattern.exec(pathname);
    if (found) return { route, params: { ...found.groups } };
  }
  return undefined;
};

/** Finds the page route that matches a path. */
export const findPageRoute = (pathname: string): PageRoute | undefined => {
  const route = matchRoute(pathname)?.route;
  return route?.kind === 'page' ? route : undefined;
};

/** True if only programs use the route, which means that its errors are JSON. */
export const isForPrograms = (route: SiteRoute | undefined): boolean =>
  route?.kind === 'call' || (route !== undefined && 'isForPrograms' in route);

/** Returns the name of a page's data loader. Undefined if the page has no data. */
export const getDataPath = ({ data, path }: PageRoute): DataPath | undefined =>
  data && (data === 'own' ? (path as DataPath) : '/{page}');

/**
 * First path segments reserved for future routes, so that no employer's slug can take these paths.
 */
const PLANNED = ['saved', 'alerts', 'desk'];

/** The first segments of job paths that do not start with an employer's slug (`hrefs.ts`). */
const UNNAMED = ['confidential', 'agency'];

/**
 * Slugs that no employer may have, in lower case. The paths of an employer's jobs start with the
 * employer's slug, and the site uses these slugs, or will use them, for the paths of other pages.
 */
export const RESERVED_SLUGS: readonly string[] = [
  ...new Set([
    ...UNNAMED,
    ...PLANNED,
    ...ENTRIES.filter(({ route: { kind, path } }) => kind !== 'page' || path.split('/').length > 2)
      .map(({ folder }) => folder.toLowerCase())
      .filter((folder) => /^[a-z0-9-]+$/.test(folder)),
  ]),
];

/** True if the route is a cached page that is the same for all visitors. */
export const isShared = (route: SiteRoute): boolean =>
  route.kind === 'page' && route.lifetime !== undefined && !route.isPersonal;

/** First path segments under which there are neither shared pages nor files. */
export const UNSHARED_FOLDERS: readonly string[] = (() => {
  const shared: string[] = ENTRIES.filter(
    ({ route }) => isShared(route) && route.path.split('/').length === 2,
  ).map(({ folder }) => folder);
  const folders = ENTRIES.filter(({ route }) => !isShared(route)).map(({ folder }) => folder);
  return [...new Set(folders)].filter(
    (folder) => folder && !folder.includes('.') && !shared.includes(folder),
  );
})();

/** True if a path may belong to a shared page. */
export const mayBeShared = (pathname: string): boolean =>
  !UNSHARED_FOLDERS.includes(pathname.split('/', 2)[1] ?? '') && !isFileName(pathname);
