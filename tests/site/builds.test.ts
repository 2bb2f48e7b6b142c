import {
  cpSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { runInCopy } from '../../scripts/processes.ts';
import { SOURCES } from '../support/failing-build.ts';
import { createPlatformCache } from '../support/platform-site.ts';
import { copyState } from '../support/test-site.ts';

// docs/specification.md: 7.11

// These tests build the site one more time.
vi.setConfig({ hookTimeout: 120_000 });

const ROOT = join(import.meta.dirname, '../..');
const CREDITS = 'src/pages/(default)/credits.tsx';

/**
 * Hard-links the packages into a real folder, because modules behind a symbolic link would get
 * different paths.
 */
const linkFolder = (from: string, to: string): void => {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [one, other] = [join(from, entry.name), join(to, entry.name)];
    // Tools write to these folders, and a hard link would change the originals.
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) linkFolder(one, other);
    else linkSync(one, other);
  }
};

// Packages behind a symbolic link have different paths (decision 8), as in the copies for the
// deliberate faults.
const isLinked = lstatSync(join(ROOT, 'node_modules')).isSymbolicLink();

/**
 * The site's build, and a build in another folder from sources in which the text of one page
 * differs.
 */
const before = join(dirname(inject('site').config), '..');
let folder: string | undefined;
let after: string;

beforeAll(async () => {
  if (isLinked) return;
  mkdirSync(join(ROOT, '.wrangler'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.wrangler/changed-'));
  for (const source of SOURCES) {
    cpSync(join(ROOT, source), join(folder, source), { recursive: true });
  }
  linkFolder(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const path = join(folder, CREDITS);
  writeFileSync(path, readFileSync(path, 'utf8').replace('<h1>Credits', '<h1>Our credits'));
  const { code, output } = await runInCopy(folder, 'scripts/build.ts');
  expect(code, output).toBe(0);
  after = join(folder, 'dist');
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const read = (dist: string, file: string) => readFileSync(join(dist, file), 'utf8');
const readBuildId = (dist: string): string =>
  JSON.parse(read(dist, 'public/builds/latest.json')).id;

/**
 * The files that a browser or the worker loads, without the hashes, build id and route version,
 * which change in every file that refers to a changed file.
 */
const readOutput = (dist: string): string[] =>
  globSync('{public,server}/**/*.*', { cwd: dist })
    .filter((file) => !/\.map$|\/\.vite\/|\/builds\//.test(file))
    .map((file) => `${file}\n${read(dist, file)}`)
    .map((text) =>
      text
        .replaceAll(/-[\w-]{8}\.js/g, '')
        .replaceAll(/(\/credits=)[\w-]+/g, '$1')
        .replaceAll(readBuildId(dist), ''),
    );

test.skipIf(isLinked)('the same sources produce the same build in any folder', () => {
  const [one, other] = [readOutput(before), readOutput(after)];
  const onlyIn = (texts: string[], others: string[]) =>
    texts.filter((text) => !others.includes(text)).map((text) => text.split('\n')[0]);
  expect(one.length).toBeGreaterThan(300);
  expect(onlyIn(one, other)).toEqual(['server/assets/credits']);
  expect(onlyIn(other, one)).toEqual(['server/assets/credits']);
});

test.skipIf(isLinked)(
  'a deployment that changes a page does not change any file that browsers load',
  () => {
    const assets = (dist: string) => readdirSync(join(dist, 'public/assets')).sort();
    expect(assets(after)).toEqual(assets(before));
  },
);

test.skipIf(isLinked)(
  'changing a page’s wording produces a different build and changes only the version of its route',
  () => {
    expect(readBuildId(after)).not.toBe(readBuildId(before));
    const [one, other] = [before, after].map((dist) =>
      JSON.parse(read(dist, 'route-versions.json')),
    );
    expect(Object.keys(one)).toContain('/jobs');
    const changed = Object.keys(one).filter((path) => one[path] !== other[path]);
    expect(changed).toEqual(['/credits']);
  },
);

test.skipIf(isLinked)(
  'a deployment that changes the file of one route re-renders only that route',
  async () => {
    const platform = createPlatformCache();
    const state = copyState();
    const deploy = (dist: string) =>
      platform.deploy({
        config: join(dist, 'server/wrangler.json'),
        persistTo: join(state, 'v3'),
        variables: { SITE_URL: 'http://localhost:8787' },
      });
    let site = await deploy(before);
    try {
      const visit = async (path: string) => (await fetch(site.url + path)).text();
      const pages = ['/', '/jobs', '/companies', '/blog', '/about', '/contact', '/credits'];
      for (const path of pages) await visit(path);
      await site.stop();
      site = await deploy(after);
      platform.counts.rendered = 0;
      for (const path of pages.slice(0, -1)) await visit(path);
      expect(platform.counts.rendered).toBe(0);
      expect(await visit('/credits')).toContain('<h1>Our credits');
      expect(platform.counts.rendered).toBe(1);
    } finally {
      await site.stop();
      rmSync(state, { recursive: true, force: true });
    }
  },
  60_000,
);
