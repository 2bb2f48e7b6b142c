import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { BUILD_ID_PLACEHOLDER, MODULE_GRAPH, ROUTE_VERSIONS_PLACEHOLDER } from './build/output.ts';
import { WITH_CATALOGUE } from './with-catalogue.ts';

/**
 * Inserts placeholders for values that are known only after the build: its id, and the versions of
 * its routes.
 */
export const placeholders = (): Plugin => ({
  name: 'rolecall:placeholders',
  apply: 'build',
  config: () => ({
    define: {
      'import.meta.env.WAKU_BUILD_ID': JSON.stringify(BUILD_ID_PLACEHOLDER),
      'import.meta.env.ROLECALL_ROUTE_VERSIONS': JSON.stringify(ROUTE_VERSIONS_PLACEHOLDER),
    },
  }),
});

/** Writes a file with the imports of each file in the project, in all environments. */
export const moduleGraph = (): Plugin => {
  const graph: Record<string, string[]> = {};
  let root: string;
  /**
   * Returns a file's path in the project. Undefined for files outside the project, and for
   * packages, which the lock file covers.
   */
  const toProjectFile = (id: string): string | undefined => {
    const file = isAbsolute(id) ? relative(root, id.replace(/\?.*$/, '')) : '';
    return !file || /^\.\.|(^|\/)node_modules\//.test(file) ? undefined : file;
  };
  return {
    name: 'rolecall:module-graph',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        const file = toProjectFile(id);
        if (!info || !file) continue;
        const bundled: readonly string[] = info.meta[BUNDLED] ?? [];
        const imported = [...info.importedIds, ...info.dynamicallyImportedIds, ...bundled]
          .map(toProjectFile)
          .filter((other) => other !== undefined);
        graph[file] = [...new Set([...(graph[file] ?? []), ...imported])].sort();
      }
      writeFileSync(join(root, MODULE_GRAPH), JSON.stringify(graph));
    },
  };
};

/*
 * The following plugins remove code that a worker does not need. A worker loads all its modules
 * before its first response, so less code means that a new isolate starts faster.
 */

interface SpaceRecord {
  readonly sys: {
    readonly id: string;
    readonly contentType?: { readonly sys: { readonly id: string } };
  };
}

/** Selects a space's settings, and the records that the settings link to. */
const selectFrame = <
  Of extends { readonly entries: readonly SpaceRecord[]; readonly assets: readonly SpaceRecord[] },
>(
  space: Of,
): Of => {
  const byId = new Map(
    [...space.entries, ...space.assets].map((record) => [record.sys.id, record]),
  );
  const reached = new Set<unknown>();
  const reach = (record: SpaceRecord | undefined): void => {
    if (!record || reached.has(record)) return;
    reached.add(record);
    JSON.stringify(record, (_, value) => {
      if (value?.sys?.type === 'Link') reach(byId.get(value.sys.id));
      return value;
    });
  };
  for (const entry of space.entries) {
    if (entry.sys.contentType?.sys.id === 'siteSettings') reach(entry);
  }
  const isReached = (record: SpaceRecord) => reached.has(record);
  return {
    ...space,
    entries: space.entries.filter(isReached),
    assets: space.assets.filter(isReached),
  };
};

/**
 * Imports the space as a string that is parsed when it is first used, because an object literal
 * would be compiled at startup. The string is ASCII only, because workerd would otherwise use two
 * bytes for each character. `?frame` imports only the part that every page shows.
 */
export const spaceAsText = (): Plugin => ({
  name: 'rolecall:space-as-text',
  enforce: 'pre',
  load: {
    filter: { id: /\/worker\/content\/space\.json(\?frame)?$/ },
    handler(id) {
      const [file = ''] = id.split('?');
      const space = JSON.parse(readFileSync(file, 'utf8'));
      const json = JSON.stringify(id.endsWith('?frame') ? selectFrame(space) : space).replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      return { code: `export default JSON.parse(${JSON.stringify(json)})`, moduleType: 'js' };
    },
  },
});

/**
 * Adds `/_catalogue`, the pages in src/catalogue, to the site's own pages. Only `npm run dev` and
 * `npm run screenshots` include them (decision 23).
 */
export const withCatalogue = (): Plugin => ({
  name: 'rolecall:with-catalogue',
  enforce: 'pre',
  apply: (_, { command }) => command === 'serve' || WITH_CATALOGUE,
  transform: {
    filter: { id: /\/src\/(page-files|waku\.client)\.ts$/ },
    handler(code, id) {
      if (id.endsWith('waku.client.ts')) {
        const toasts = "import('./catalogue/toasts.tsx').then((part) => part.Toasts.Root)";
        if (!code.includes('islands: {'))
          this.error('waku.client.ts has no “islands: {”: update withCatalogue.');
        return code.replace('islands: {', `islands: { 'catalogue-toasts': () => ${toasts},`);
      }
      const own = /import\.meta\.glob\([^)]+\)/;
      if (!own.test(code))
        this.error('page-files.ts has no import.meta.glob call: update withCatalogue.');
      const added = "import.meta.glob('./pages/**/*.tsx', { base: './catalogue' })";
      return code.replace(own, (pages) => `{ ...${pages}, ...${added} }`);
    },
  },
});

/** Leaves the toast library out of the ssr environment, because toasts run only in browsers. */
export const browserOnly = (): Plugin => ({
  name: 'rolecall:browser-only',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: /\/src\/browser\/toasts\/toast-list\.tsx$/ },
    handler: () => ({ code: 'export {};', moduleType: 'js' }),
  },
});

/**
 * Removes the streaming renderer from `react-dom/server`. It is as large as the string renderer,
 * and it is unused because documents are rendered to strings (decision 1).
 */
export const withoutStreams = (): Plugin => ({
  name: 'rolecall:without-streams',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: /\/react-dom\/server\.edge\.js$/ },
    handler: () => ({
      code: "module.exports = require('./cjs/react-dom-server-legacy.browser.production.js');",
      moduleType: 'js',
    }),
  },
});

/**
 * The id of an empty module, which replaces Node modules that libraries use only for feature
 * detection.
 */
const NOTHING = '\0nothing';

/**
 * Selects the library builds that do not need Node. The builds for Node contain proxies, streams
 * and file paths, which we do not use: Contentful's client makes calls through our own `fetch`
 * (src/lib/content/content-client.ts), and none of the strings that we parse come from files
 * (vfile).
 */
export const withoutNode = (): Plugin => ({
  name: 'rolecall:without-node',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'rsc',
  resolveId: {
    filter: { id: /^(axios|#min(path|proc|url)|process|\.\/util\.inspect)$/ },
    async handler(source, importer) {
      if (source === 'process' || source === './util.inspect') return { id: NOTHING };
      const node = await this.resolve(source, importer, { skipSelf: true });
      return (
        node && {
          id: node.id
            .replace(/\/axios\/.*$/, '/axios/dist/esm/axios.js')
            .replace(/(\/vfile\/lib\/min\w+)\.js$/, '$1.browser.js'),
        }
      );
    },
  },
  load: {
    filter: { id: new RegExp(NOTHING) },
    handler: () => ({ code: 'export default undefined', moduleType: 'js' }),
  },
});

/**
 * Imports a module, bundled with all its imports, as a string containing a single script: `import
 * text from './x.ts?bundled'`.
 */
const BUNDLED = '?bundled';

/**
 * Implements `?bundled`, for browser scripts that the worker sends itself instead of serving them
 * as files from the build (decision 4).
 */
export const bundledText = (): Plugin => ({
  name: 'rolecall:bundled-text',
  enforce: 'pre',
  load: {
    filter: { id: /\?bundled$/ },
    async handler(id) {
      const input = id.slice(0, -BUNDLED.length);
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: { input, output: { format: 'iife' } },
        },
      });
      const { output } = (Array.isArray(result) ? result[0] : result) as {
        output: readonly { code?: string; moduleIds?: readonly string[] }[];
      };
      const [script, ...others] = output;
      if (!script?.code || others.length > 0)
        this.error(`${input} was not bundled into one script.`);
      const { code, moduleIds = [] } = script;
      // In development, a change to any import rebuilds the script.
      for (const file of moduleIds) this.addWatchFile(file);
      return {
        code: `export default ${JSON.stringify(code)}`,
        moduleType: 'js',
        meta: { [BUNDLED]: moduleIds },
      };
    },
  },
});
