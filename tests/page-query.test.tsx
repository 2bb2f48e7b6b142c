import type { ComponentType } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { beforeAll, expect, test, vi } from 'vitest';
import { runWithRuntime } from '../src/lib/runtime.ts';
import { findPageRoute } from '../src/routes/match-route.ts';
import { type PageRoute, SITE_ROUTES } from '../src/routes/site-routes.ts';
import type { Bindings } from '../worker/env.ts';
import { createPageRuntime } from '../worker/pages/render/page-runtime.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { createContext } from './support/request-context.ts';
import { siteBindings } from './support/site-bindings.ts';
import { saveTestJobs } from './support/test-jobs.ts';
import { manyMarks, watchText } from './support/watch-text.ts';

/*
 * If a page read a query parameter that its rule does not list, every visitor would get the page
 * rendered for the value in the first request. If the rule listed a parameter that the page does
 * not read, the same page would be cached many times.
 */

/** Marks the page's own query, because pages parse other query strings too. */
const QUERY = 'asked=here';
const { read } = vi.hoisted(() => ({ read: new Set<string>() }));

vi.mock('../src/lib/query.ts', async (original) => {
  const actual = await original<typeof import('../src/lib/query.ts')>();
  const noting: ProxyHandler<Record<string, string>> = {
    has: (record, name) => {
      read.add(String(name));
      return name in record;
    },
    get: (record, name: string) => {
      read.add(name);
      return record[name];
    },
  };
  return {
    ...actual,
    queryRecord: (search: URLSearchParams | string) => {
      const record = actual.queryRecord(search);
      return 'asked' in record ? new Proxy(record, noting) : record;
    },
  };
});

let database: TestDatabase;
let bindings: Bindings;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveTestJobs(database.db);
  bindings = siteBindings(database);
}, 60_000);

const PAGES = import.meta.glob<{ default: ComponentType<Record<string, string>> }>([
  '../src/pages/**/*.tsx',
  '!**/_*.tsx',
]);

const PARAMS: Readonly<Record<string, string>> = {
  id: 'quillfeather',
  company: 'quillfeather',
  fid: 'zylo1002',
  title: 'zylograph-cutter-3',
  slug: 'resume-ten-seconds',
};

/** Maps `../src/pages/(default)/companies/[id].tsx` to `/companies/quillfeather`. */
const toPath = (file: string): string =>
  file
    .replace(/^\.\.\/src\/pages|\/\(\w+\)|(\/index)?\.tsx$/g, '')
    // Any page in the content space.
    .replace(/^\/\[slug\]$/, '/services')
    .replace(/\[(\w+)\]/g, (_, name) => PARAMS[name] ?? name) || '/';

const render = async (file: string, query: string): Promise<void> => {
  const path = toPath(file);
  const { default: Page } = (await PAGES[file]?.()) ?? {};
  if (!Page) throw new Error(`No page in ${file}.`);
  const runtime = createPageRuntime(
    createContext(new Request(`https://jobs.example${path}`), bindings),
  );
  await runWithRuntime(runtime, async () => {
    const page = <Page {...PARAMS} path={path} query={query} />;
    const stream = await renderToReadableStream(page, { onError: () => undefined });
    await stream.allReady;
  });
};

const readBy = async (file: string): Promise<readonly string[]> => {
  read.clear();
  await render(file, QUERY);
  return [...read];
};

test('each rule lists exactly the query parameters that its pages read', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const found = new Map<string, Set<string>>();
  for (const file of Object.keys(PAGES)) {
    const rule = findPageRoute(toPath(file));
    if (!rule?.lifetime) continue;
    const names = found.get(rule.path) ?? new Set();
    for (const name of await readBy(file)) names.add(name);
    found.set(rule.path, names);
  }
  const rules: readonly PageRoute[] = SITE_ROUTES.filter(
    (route) => route.kind === 'page' && 'lifetime' in route,
  );
  expect(rules.map(({ path }) => [path, [...(found.get(path) ?? ['no page'])].toSorted()])).toEqual(
    rules.map(({ path, query = [] }) => [path, query.toSorted()]),
  );
}, 60_000);

/**
 * The length of the longest list of places, with a joiner after every 30 combining marks, plus the
 * words around it (`Job …`).
 */
const LONGEST_READ = 4_000 * (31 / 30) + 100;

test('no page normalises or matches more of a parameter than the part it reads', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  let pages = 0;
  for (const file of Object.keys(PAGES)) {
    const rule = findPageRoute(toPath(file));
    for (const name of rule?.query ?? []) {
      const query = String(new URLSearchParams({ [name]: manyMarks(100_000) }));
      const reached = await watchText(() =>
        render(file, query).catch((error: Error) => expect(error.message).toBe('Not Found')),
      );
      const longest = Math.max(0, ...Object.values(reached));
      expect(longest, `${file} ${name} ${JSON.stringify(reached)}`).toBeLessThan(LONGEST_READ);
      pages += 1;
    }
  }
  expect(pages).toBeGreaterThan(0);
}, 60_000);
