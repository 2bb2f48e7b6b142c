import { createPageFinder } from '../../src/framework/find-page.ts';
import { SITE_ROUTES, type SiteRoute } from '../../src/routes/site-routes.ts';
import { shortHash } from './output.ts';

/** The imports of each file in the project, with all paths relative to the project root. */
export type ModuleGraph = Readonly<Record<string, readonly string[]>>;

/**
 * Files that import the modules of several pages and choose among them by route. A change to such a
 * file affects every route that imports it, even indirectly. The imports of such a file count only
 * for routes that have it as an entry file.
 */
const CHOOSING = [
  'src/page-files.ts',
  'src/payloads.ts',
  'src/documents.ts',
  'src/waku.server.tsx',
  'worker/pages/render/render-card.ts',
];

const reachedFrom = (graph: ModuleGraph, files: readonly string[]): Set<string> => {
  const reached = new Set(files);
  // Iterating over a set includes items added during the iteration.
  for (const file of reached) {
    if (CHOOSING.includes(file) && !files.includes(file)) continue;
    for (const imported of graph[file] ?? []) reached.add(imported);
  }
  return reached;
};

/**
 * Computes a version for each route: a hash of all files on which its documents may depend. The
 * version may change unnecessarily, but it always changes when a dependency does. Every page
 * depends on the whole backend (which it calls through a table of endpoints), on the content of
 * `space.json`, and on all styles. Even editing a comment changes the version.
 * @param routes the entry files of each route, by path
 * @param common dependencies of every route that are not modules
 * @param hashOf returns the hash of a file's content
 */
export const routeVersions = (options: {
  graph: ModuleGraph;
  routes: Readonly<Record<string, readonly string[]>>;
  common: readonly string[];
  hashOf: (file: string) => string;
}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options.routes).map(([path, files]) => {
      const reached = reachedFrom(options.graph, files);
      const lines = [...new Set([...reached, ...options.common])]
        .sort()
        .map((file) => `${file} ${options.hashOf(file)}`);
      return [path, shortHash(lines.join('\n'))];
    }),
  );

/**
 * Formats the versions for `worker/builds/route-versions.ts`. The result contains no quotation
 * marks, so that it can be inserted into any string literal.
 */
export const writeVersions = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map((entry) => entry.join('='))
    .join(' ');

/** The files that render and store a page or a card. */
const PIPELINE = ['worker/pages/entrypoint.ts'];
const DOCUMENTS = [
  ...['src/documents.ts', 'src/waku.server.tsx', 'src/pages/_root.tsx'],
  // These entry points of the ssr environment are loaded by name instead of being imported.
  ...['src/framework/render-document.tsx', 'src/framework/render-static-page.tsx'],
];

/** @param pageFiles all files in `src/pages`, as paths relative to the project root */
export const findRouteFiles = async (
  pageFiles: readonly string[],
): Promise<Record<string, string[]>> => {
  // Here, a page's loader returns the name of the page's file instead of its module.
  const find = createPageFinder(
    Object.fromEntries(
      pageFiles.map((file) => [file.replace(/^src/, '.'), () => Promise.resolve(file)]),
    ),
  );
  const listEntryFiles = async ({ kind, path }: SiteRoute): Promise<string[]> => {
    if (kind === 'card') return [...PIPELINE, 'worker/pages/render/render-card.ts'];
    const found = find(path);
    if (!found) throw new Error(`No file in src/pages has the path ${path}.`);
    const own = [await found.load(), await found.layout?.()].filter((file) => file !== undefined);
    return [...PIPELINE, ...DOCUMENTS, ...(own as string[])];
  };
  const stored = SITE_ROUTES.filter(
    (route: SiteRoute) => (route.kind === 'page' || route.kind === 'card') && route.lifetime,
  );
  return Object.fromEntries(
    await Promise.all(stored.map(async (route) => [route.path, await listEntryFiles(route)])),
  );
};
