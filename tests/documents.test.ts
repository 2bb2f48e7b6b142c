import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLE_NAMES } from '../worker/env.ts';

/** What the documents name of the code is there: a file that moved, or a test that has another title, is found here. */

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const DOCUMENTS = ['README.md', 'bench/README.md', 'docs/architecture.md', 'docs/operating.md'];
const MAP = 'docs/specification.md';

const FOLDERS = 'src,worker,scripts,bench,tests,docs';
const FILES = globSync(`{${FOLDERS}}/**/*`, { cwd: ROOT, exclude: ['bench/node_modules'] });

/** By its path, or by as much of its end as tells it. */
const isThere = (name: string) =>
  existsSync(join(ROOT, name)) || FILES.some((file) => file.endsWith(`/${name}`));

const isOfCode = (name: string) =>
  new RegExp(`^(${FOLDERS.replaceAll(',', '|')})/`).test(name) || /^[^*…]+\.tsx?$/.test(name);

test.each([...DOCUMENTS, MAP])('every file and folder that %s names is there', (path) => {
  const named = [...read(path).matchAll(/`([\w@.()[\]/-]+)`|\]\(([\w./-]+)\)/g)];
  const ofCode = named.map(([, name, link]) => name ?? link ?? '').filter(isOfCode);
  expect(ofCode.length).toBeGreaterThan(1);
  expect(ofCode.filter((name) => !isThere(name))).toEqual([]);
});

test('every test that the map of the specification cites is there', () => {
  const cited = [...read(MAP).matchAll(/`([\w./-]+\.test\.tsx?)`: ([^`|]+)/g)].flatMap(
    ([, file = '', titles = '']) =>
      titles
        .split(';')
        .map((title) => title.replace(/[,\s]+$/, '').trim())
        .filter(Boolean)
        .map((title) => ({ file, title })),
  );
  expect(cited.length).toBeGreaterThan(50);
  const isTitle = ({ file, title }: (typeof cited)[number]) => {
    const paths = FILES.filter((one) => one === file || one.endsWith(`/${file}`));
    const words = RegExp.escape(title).replaceAll('…', '.*');
    return paths.some((path) => new RegExp(words).test(read(path)));
  };
  expect(cited.filter((one) => !isTitle(one))).toEqual([]);
});

test('every folder of src and worker has its line in the architecture, and each line its folder', () => {
  const lines = [...read('docs/architecture.md').matchAll(/^ {4}((?:src|worker)\/[\w-]+) /gm)];
  const folders = globSync('{src,worker}/*/', { cwd: ROOT }).map((path) => path.replace(/\/$/, ''));
  expect(lines.map(([, folder]) => folder).toSorted()).toEqual(folders.toSorted());
});

test('every command that the documents name is one', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...DOCUMENTS, MAP].flatMap((path) =>
    [...read(path).matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(new Set(named).size).toBeGreaterThan(8);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('every variable is explained to whoever runs the site', () => {
  const words = read('README.md') + read('docs/operating.md');
  expect(VARIABLE_NAMES.filter((name) => !words.includes(`\`${name}\``))).toEqual([]);
});
