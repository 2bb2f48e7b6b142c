import { isFileName, patternOf } from './path-pattern.ts';
import { type DataPath, type PageRoute, SITE_ROUTES, type SiteRoute } from './site-routes.ts';

export interface MatchedRoute<Route extends SiteRoute = SiteRoute> {
  readonly route: Route;
  /** What stands for the parts in braces, as it is written. */
  readonly params: Readonly<Record<string, string>>;
}

/** The first part of a path that is the same in all addresses of a route; empty where there is none. */
const folderOf = (path: string): string => {
  const [, first = ''] = path.split('/', 2);
  return /[{*]/.test(first) ? '' : first;
};

interface Entry {
  readonly route: SiteRoute;
  readonly folder: string;
  /** Made when an address is first held against it: an isolate meets few of them. */
  pattern?: RegExp;
}
const ENTRIES: readonly Entry[] = SITE_ROUTES.map((route) => ({
  route,
  folder: folderOf(route.path),
}));

/** For `npm run check`, which proves them. */
export const routePatterns = (): readonly RegExp[] => SITE_ROUTES.map(patternOf);

const FOLDERS = new Set(ENTRIES.map(({ folder }) => folder));

/** In the order of the table, those of a folder among those of any. */
const byFolder = new Map<string, readonly Entry[]>();

const entriesIn = (first: string): readonly Entry[] => {
  const folder = FOLDERS.has(first) ? first : '';
  const known = byFolder.get(folder);
  if (known) return known;
  const found = ENTRIES.filter((entry) => entry.folder === '' || entry.folder === folder);
  byFolder.set(folder, found);
  return found;
};

/** Routes without parameters that were asked for: most requests are for one of them. */
const matched = new Map<string, MatchedRoute>();

/** The route that an address belongs to. `pathname`: as it was sent, not decoded. */
export const matchRoute = (pathname: string): MatchedRoute | undefined => {
  const known = matched.get(pathname);
  if (known) return known;
  const match = findRoute(pathname);
  if (match?.route.path === pathname) matched.set(pathname, match);
  return match;
};

const findRoute = (pathname: string): MatchedRoute | undefined => {
  const isFile = isFileName(pathname);
  for (const entry of entriesIn(pathname.split('/', 2)[1] ?? '')) {
    const { route } = entry;
    if (isFile && route.kind === 'page') continue;
    entry.pattern ??= patternOf(route);
    const found = entry.pattern.exec(pathname);
    if (found) return { route, params: { ...found.groups } };
  }
  return undefined;
};

/** The page that an address belongs to. */
export const pageOf = (pathname: string): PageRoute | undefined => {
  const route = matchRoute(pathname)?.route;
  return route?.kind === 'page' ? route : undefined;
};

/** What only programs ask for: their errors are JSON. */
export const isForPrograms = (route: SiteRoute | undefined): boolean =>
  route?.kind === 'call' || (route !== undefined && 'isForPrograms' in route);

/** What names the data of a page; undefined where it has none. */
export const dataPathOf = ({ data, path }: PageRoute): DataPath | undefined =>
  data && (data === 'own' ? (path as DataPath) : '/{page}');

/** Words that are no address yet, and will be: an employer must not be in their way. */
const PLANNED = ['saved', 'alerts', 'applications', 'desk'];

/** The first part of a job's address where it is not its employer's (`hrefs.ts`). */
const UNNAMED = ['confidential', 'agency'];

/**
 * What no employer may have for a slug, in small letters: the first part of an address of the site below which
 * others stand or may come, as its jobs stand below the slug.
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

/** Whether it is a page that everybody is shown alike. */
export const isShared = (route: SiteRoute): boolean =>
  route.kind === 'page' && route.lifetime !== undefined && !route.isPersonal;

/** First parts of addresses below which there is no page that everybody is shown alike; no files either. */
export const UNSHARED_FOLDERS: readonly string[] = (() => {
  const shared: string[] = ENTRIES.filter(
    ({ route }) => isShared(route) && route.path.split('/').length === 2,
  ).map(({ folder }) => folder);
  const folders = ENTRIES.filter(({ route }) => !isShared(route)).map(({ folder }) => folder);
  return [...new Set(folders)].filter(
    (folder) => folder && !folder.includes('.') && !shared.includes(folder),
  );
})();

/** Whether a path may be that of a page which everybody is shown alike. */
export const mayBeShared = (pathname: string): boolean =>
  !UNSHARED_FOLDERS.includes(pathname.split('/', 2)[1] ?? '') && !isFileName(pathname);
