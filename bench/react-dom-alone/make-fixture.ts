/*
 * Writes `payload.txt` and `components.js` to the `fixture` folder: the tree of `/jobs` at commit
 * b0e7046.
 * node bench/react-dom-alone/make-fixture.ts FOLDER
 * FOLDER is a checkout of that commit with its node_modules.
 */
import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { run, Trouble } from '../../scripts/local.ts';
import { startCheckout } from '../support/checkouts.ts';
import { fetchComplete } from '../support/demo-site.ts';

const FIXTURE = join(import.meta.dirname, 'fixture');

/** A fixed URL for the site, because its actual port is different each time. */
const SITE_URL = 'http://127.0.0.1:8787';

/** Packages whose names are hashed to form the payload's module ids. */
const PACKAGES = ['waku/minimal/client', 'waku/router/client'];

interface Reference {
  readonly id: string;
  readonly name: string;
  /** A package name or an absolute path. */
  readonly module: string;
}

const loadPayload = async (folder: string): Promise<string> => {
  const site = await startCheckout(folder, { hasFiles: false, siteUrl: SITE_URL });
  try {
    return await (await fetchComplete(`${site.url}/RSC/R/jobs.txt`)).text();
  } finally {
    await site.stop();
  }
};

/** A component's id is a hash of its module's path (@vitejs/plugin-rsc). */
const hash = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 12);

/**
 * The client components that a payload refers to, in rows such as
 * `8:I["847a2b1045ef",[],"Slot",1]`.
 */
const findReferences = (folder: string, payload: string): readonly Reference[] => {
  const files = globSync(['src/**/*.{ts,tsx}', 'node_modules/waku/dist/**/*.js'], { cwd: folder });
  const modules = new Map([
    ...files.map((path) => [hash(path), join(folder, path)] as const),
    ...PACKAGES.map((name) => [hash(name), name] as const),
  ]);
  return [...payload.matchAll(/^[0-9a-f]+:I\["([0-9a-f]+)",\[\],"([^"]+)"/gm)].map(
    ([, id = '', text = '']) => {
      const module = modules.get(id);
      if (!module) throw new Trouble(`No module in ${folder} has the id ${id}.`);
      // `$4` refers to a row such as `4:"Children"`, which contains the string.
      const row =
        text.startsWith('$') && new RegExp(`^${text.slice(1)}:"(.+)"$`, 'm').exec(payload);
      return { id, name: row ? (row[1] ?? '') : text, module };
    },
  );
};

const createEntry = (references: readonly Reference[]): string => {
  const ids = [...new Set(references.map(({ id }) => id))];
  const imports = references.map(
    ({ name, module }, i) => `import { ${name} as component${i} } from '${module}';`,
  );
  const modules = ids.map((id) => {
    const exported = references.flatMap((reference, i) =>
      reference.id === id ? [`${reference.name}: component${i}`] : [],
    );
    return `'${id}': { ${exported.join(', ')} },`;
  });
  return `
    export { INTERNAL_ServerRoot as ServerRoot } from 'waku/minimal/client';
    export { INTERNAL_ServerRouter as ServerRouter } from 'waku/router/client';
    ${imports.join('\n')}
    export const COMPONENTS = { ${modules.join('\n')} };`;
};

const ENTRY = 'entry-of-components';
const NOTHING = '\0nothing';

/**
 * Resolves the entry module, and stubs the browser-only modules that decode payloads and lazy-load
 * modules.
 */
const onlyServer = (folder: string, entry: string): Plugin => ({
  name: 'only-server',
  enforce: 'pre',
  resolveId(id) {
    if (id === ENTRY) return join(folder, ENTRY);
    return id === 'react-server-dom-webpack/client' ? NOTHING : undefined;
  },
  resolveDynamicImport: () => NOTHING,
  load(id) {
    if (id === NOTHING) return 'export default {};';
    return id.endsWith(ENTRY) ? entry : undefined;
  },
});

/** Bundles a single module without React. */
const bundleComponents = async (
  folder: string,
  references: readonly Reference[],
): Promise<string> => {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.WAKU_CONFIG_BASE_PATH': '"/"' },
    plugins: [onlyServer(folder, createEntry(references))],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: {
        input: ENTRY,
        external: /^react(-dom)?(\/|$)/,
        output: { codeSplitting: false },
      },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Trouble('The components could not be bundled.');
  return chunk.code;
};

await run(async () => {
  const [asked] = process.argv.slice(2);
  if (!asked) throw new Trouble('Usage: node bench/react-dom-alone/make-fixture.ts FOLDER');
  const folder = resolve(asked);
  const payload = await loadPayload(folder);
  const components = await bundleComponents(folder, findReferences(folder, payload));
  writeFileSync(join(FIXTURE, 'payload.txt'), payload);
  writeFileSync(join(FIXTURE, 'components.js'), components);
});
