import { createPageFinder } from '../../src/framework/find-page.ts';
import { SITE_ROUTES, type SiteRoute } from '../../src/routes/site-routes.ts';
import { shortHash } from './output.ts';

/** Which file of the project imports which, by their paths from its folder. */
export type ModuleGraph = Readonly<Record<string, readonly string[]>>;

/**
 * Files that import what only some pages need, and choose among that by the route. They count
 * themselves; what they import counts for a route that names it as one of its own.
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
  // A set goes on to what is added while it is walked through.
  for (const file of reached) {
    if (CHOOSING.includes(file) && !files.includes(file)) continue;
    for (const imported of graph[file] ?? []) reached.add(imported);
  }
  return reached;
};

/**
 * A version for each route: the hash of all files that its documents may be made of. It changes too
 * often rather than too seldom. All pages count the whole backend, since they call it by a table of
 * endpoints, the content of `space.json`, and all styles; a comment counts as code does.
 * @param routes by path, the files that a route begins with
 * @param common what every route is made of beside modules
 * @param hashOf the hash of a file's content
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

/** As `worker/builds/route-versions.ts` reads them: no quotes, so it can stand in any string. */
export const writeVersions = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map((entry) => entry.join('='))
    .join(' ');

/** Where a page or a card is rendered, with what is stored beside it. */
const PIPELINE = ['worker/pages/entrypoint.ts'];
const DOCUMENTS = [
  ...['src/documents.ts', 'src/waku.server.tsx', 'src/pages/_root.tsx'],
  // Entries of the ssr environment, which others load by their names.
  ...['src/framework/render-document.tsx', 'src/framework/render-static-page.tsx'],
];

/** @param pageFiles all of `src/pages`, by their paths from the project's folder */
export const filesOfRoutes = async (
  pageFiles: readonly string[],
): Promise<Record<string, string[]>> => {
  // Loading a page's file gives its name here.
  const find = createPageFinder(
    Object.fromEntries(
      pageFiles.map((file) => [file.replace(/^src/, '.'), () => Promise.resolve(file)]),
    ),
  );
  const filesOf = async ({ kind, path }: SiteRoute): Promise<string[]> => {
    if (kind === 'card') return [...PIPELINE, 'worker/pages/render/render-card.ts'];
    const found = find(path);
    if (!found) throw new Error(`No file of src/pages has the path ${path}.`);
    const own = [await found.load(), await found.layout?.()].filter((file) => file !== undefined);
    return [...PIPELINE, ...DOCUMENTS, ...(own as string[])];
  };
  const stored = SITE_ROUTES.filter(
    (route: SiteRoute) => (route.kind === 'page' || route.kind === 'card') && route.lifetime,
  );
  return Object.fromEntries(
    await Promise.all(stored.map(async (route) => [route.path, await filesOf(route)])),
  );
};
