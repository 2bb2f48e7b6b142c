import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/*
 * What a worker does not need to compile. A worker compiles all its modules before its first answer,
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

/**
 * Contentful's client brings axios, whose build for Node holds proxies, streams and forms that nothing
 * here reaches: calls go through our own `fetch` (src/lib/content/content-client.ts).
 */
export const axiosForWorkers = (): Plugin => ({
  name: 'rolecall:axios-for-workers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'rsc',
  resolveId: {
    filter: { id: /^axios$/ },
    async handler(source, importer) {
      const node = await this.resolve(source, importer, { skipSelf: true });
      return node && { id: node.id.replace(/\/axios\/.*$/, '/axios/dist/esm/axios.js') };
    },
  },
});
