import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLE_NAMES } from '../worker/env.ts';

/** Checks that the files, rows and commands named in the documents exist in the repository. */

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const SECURITY = 'docs/security.md';
const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'bench/README.md'],
  ...['docs/architecture.md', 'docs/parts.md', 'docs/operating.md', SECURITY],
];
const MAP = 'docs/specification.md';

const FOLDERS = 'src,worker,scripts,bench,tests,docs';
const FILES = globSync(`{${FOLDERS}}/**/*`, { cwd: ROOT, exclude: ['bench/node_modules'] });

/** True if the repository has a file with this path, or with a path that ends with it. */
const isFile = (name: string) =>
  existsSync(join(ROOT, name)) || FILES.some((file) => file.endsWith(`/${name}`));

const isCodeFile = (name: string) =>
  new RegExp(`^(${FOLDERS.replaceAll(',', '|')})/`).test(name) || /^[^*…]+\.tsx?$/.test(name);

test.each([...DOCUMENTS, MAP])('every file and folder named in %s exists', (path) => {
  const named = [...read(path).matchAll(/`([\w@.()[\]/-]+)`|\]\(([\w./-]+)\)/g)];
  const codeFiles = named.map(([, name, link]) => name ?? link ?? '').filter(isCodeFile);
  expect(codeFiles.length).toBeGreaterThan(1);
  expect(codeFiles.filter((name) => !isFile(name))).toEqual([]);
});

/**
 * Rows of the specification table, `| 4.2 | … | `a.test.ts`, `b.test.ts` |`, with the test files
 * from their last cell.
 */
const listMapRows = (): { row: string; files: string[] }[] =>
  [...read(MAP).matchAll(/^\| (\d+\.\d+) \|.*\| ([^|]+) \|$/gm)].map(
    ([, row = '', proof = '']) => ({
      row,
      files: [...proof.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = '']) => file),
    }),
  );

/** The specification rows that a test file cites: `// docs/specification.md: 4.2, 8.1`. */
const listProvenRows = (path: string): string[] =>
  [...read(path).matchAll(/^\/\/ docs\/specification\.md: (.+)$/gm)].flatMap(([, rows = '']) =>
    rows.split(', '),
  );

const TEST_FILES = FILES.filter((file) => /\.test\.tsx?$/.test(file));

test('each row of the specification lists tests that cite it', () => {
  const rows = listMapRows();
  expect(rows.length).toBeGreaterThan(80);
  const problems = rows.flatMap(({ row, files }) =>
    files.flatMap((file) => {
      const paths = TEST_FILES.filter((path) => path === file || path.endsWith(`/${file}`));
      return paths.some((path) => listProvenRows(path).includes(row)) ? [] : [`${row}: ${file}`];
    }),
  );
  expect(problems).toEqual([]);
});

test('each row that a test cites exists and lists the test', () => {
  const rows = new Map(listMapRows().map(({ row, files }) => [row, files]));
  const problems = TEST_FILES.flatMap((path) =>
    listProvenRows(path).flatMap((row) =>
      rows.get(row)?.some((file) => path === file || path.endsWith(`/${file}`))
        ? []
        : [`${path}: ${row}`],
    ),
  );
  expect(problems).toEqual([]);
});

/**
 * Parses `| V6.3.3 | … | not met | … |`, and `| V17.1.1 – V17.3.2 (7) | … |` for a chapter that
 * does not apply.
 */
const listRequirements = () =>
  [
    ...read(SECURITY).matchAll(
      /^\| (V[\d.]+)(?: – V[\d.]+ \((\d+)\))? \|.*\| (met|part|not met|not ours) \| [^|]+ \|$/gm,
    ),
  ].map(([, id = '', count = '1', state = '']) => ({ id, count: Number(count), state }));

test('each security requirement appears once, and the counts in the summary match', () => {
  const rows = listRequirements();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const counts: Record<string, number> = {};
  for (const { state, count } of rows) counts[state] = (counts[state] ?? 0) + count;
  const summary = [...read(SECURITY).matchAll(/^\| (met|part|not met|not ours) \| (\d+) \|$/gm)];
  expect(Object.fromEntries(summary.map(([, state, count]) => [state, Number(count)]))).toEqual(
    counts,
  );
  // ASVS 5.0.0 has 70 requirements at level 1 and 183 at level 2.
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(253);
});

test('the list of open security requirements matches their rows', () => {
  const sections = read(SECURITY).split('\n## ');
  const open = sections.find((section) => section.startsWith('What is open')) ?? '';
  const listed = [...open.matchAll(/V\d+\.\d+\.\d+/g)].map(([id]) => id);
  const unmet = listRequirements().filter(({ state }) => state === 'part' || state === 'not met');
  expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
  expect(listed.toSorted()).toEqual(unmet.map(({ id }) => id).toSorted());
});

test('the folders in the architecture document match those in src and worker', () => {
  const lines = [...read('docs/architecture.md').matchAll(/^ {4}((?:src|worker)\/[\w-]+) /gm)];
  const folders = globSync('{src,worker}/*/', { cwd: ROOT }).map((path) => path.replace(/\/$/, ''));
  expect(lines.map(([, folder]) => folder).toSorted()).toEqual(folders.toSorted());
});

test('the index of decisions lists each record once', () => {
  const index = read('docs/decisions/README.md');
  const listed = [...index.matchAll(/\[(\d+)\]\((\d{4}-[\w-]+\.md)\)/g)].map(
    ([, number = '', file = '']) => (file.startsWith(number.padStart(4, '0')) ? file : 'wrong'),
  );
  const records = globSync('docs/decisions/0*.md', { cwd: ROOT }).map((path) => basename(path));
  expect(listed.toSorted()).toEqual(records.toSorted());
});

test.each([
  ...['backup', 'restore', 'rolling back', 'deploy', 'staging', 'secrets', 'logs', 'metrics'],
  ...['health', 'cron', 'retention', 'GDPR', 'spam', 'robots.txt', 'sitemaps', 'mail', 'import'],
  ...['branding', 'troubleshooting', 'PostgreSQL', 'replicas', 'sign-in', 'exchange rates'],
])('a heading in docs/operating.md contains the search word %s', (word) => {
  const headings = [...read('docs/operating.md').matchAll(/^#{2,3} (.+)$/gm)].map(
    ([, text]) => text,
  );
  expect(headings.join('\n').toLowerCase()).toContain(word.toLowerCase());
});

test('every npm command named in the documents exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...DOCUMENTS, MAP].flatMap((path) =>
    [...read(path).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(new Set(named).size).toBeGreaterThan(8);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('each variable in .dev.vars.example exists', () => {
  const named = [...read('.dev.vars.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !VARIABLE_NAMES.some((known) => known === name))).toEqual([]);
});

test('every configuration variable is documented for operators', () => {
  const documents = read('README.md') + read('docs/operating.md');
  expect(VARIABLE_NAMES.filter((name) => !documents.includes(`\`${name}\``))).toEqual([]);
});
