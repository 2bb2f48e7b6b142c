import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { WITH_CATALOGUE } from './with-catalogue.ts';

/*
 * What a worker does not need. A worker reads all its modules before its first answer,
 * whoever needs them: what starts in a new place starts sooner with less of them.
 */

/** The space as a text that is parsed when it is first read: as an object it would be compiled. */
export const spaceAsText = (): Plugin => ({
  name: 'rolecall:space-as-text',
  enforce: 'pre',
  load: {
    filter: { id: /\/worker\/content\/space\.json$/ },
    handler(id) {
      const json = JSON.stringify(JSON.parse(readFileSync(id, 'utf8')));
      return { code: `export default JSON.parse(${JSON.stringify(json)})`, moduleType: 'js' };
    },
  },
});

/**
 * `/_catalogue`: the pages of src/catalogue beside the site's own. No build has them that nobody asked for
 * them: `npm run dev` and `npm run screenshots` do (decision 47).
 */
export const withCatalogue = (): Plugin => ({
  name: 'rolecall:with-catalogue',
  enforce: 'pre',
  apply: (_, { command }) => command === 'serve' || WITH_CATALOGUE,
  transform: {
    filter: { id: /\/src\/waku\.(server\.tsx|client\.ts)$/ },
    handler(code, id) {
      if (id.endsWith('client.ts')) {
        const toasts = "import('./catalogue/toasts.tsx').then((part) => part.Toasts.Root)";
        if (!code.includes('islands: {')) this.error('The islands are not where they were.');
        return code.replace('islands: {', `islands: { 'catalogue-toasts': () => ${toasts},`);
      }
      const own = /import\.meta\.glob\([^)]+\)/;
      if (!own.test(code)) this.error('The routes of the site are not where they were.');
      const added = "import.meta.glob('./pages/**/*.tsx', { base: './catalogue' })";
      return code.replace(own, (pages) => `{ ...${pages}, ...${added} }`);
    },
  },
});

/** Toasts are shown by browsers alone: the code that renders pages leaves their library out. */
export const browserOnly = (): Plugin => ({
  name: 'rolecall:browser-only',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: /\/src\/browser\/toast-list\.tsx$/ },
    handler: () => ({ code: 'export {};', moduleType: 'js' }),
  },
});

/** In place of Node's own modules, of which libraries ask what they can do without. */
const NOTHING = '\0nothing';

/**
 * Libraries have builds for Node, with proxies, streams and paths of files, and others that ask nothing
 * of Node: a worker takes those. Contentful's client calls through our own `fetch`
 * (src/lib/content/content-client.ts), and no text of ours is a file (vfile).
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

/** Asks for a module as the text of one script with all that it imports: `import text from './x.ts?bundled'`. */
const BUNDLED = '?bundled';

/** For scripts of browsers that are no files of the build, but are sent by the worker (decision 69). */
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
      if (!script?.code || others.length > 0) this.error(`${input} is not one script.`);
      // In development it is made anew with what it imports.
      for (const file of script.moduleIds ?? []) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(script.code)}`, moduleType: 'js' };
    },
  },
});
