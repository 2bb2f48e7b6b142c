import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startContentful } from '../../tests/support/contentful.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { jobRecord } from '../../tests/support/records.ts';
import { createContext } from '../../tests/support/request-context.ts';
import { siteBindings } from '../../tests/support/site-bindings.ts';
import { saveTestJobs } from '../../tests/support/test-jobs.ts';
import { sweepResumes } from '../backend/applications/sweep-resumes.ts';
import { moveJobs } from '../backend/jobs/move-jobs.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';
import { confirmTag } from '../backend/version-tag.ts';
import { renewVersions } from '../backend/versions.ts';
import type { Bindings } from '../env.ts';
import { sendMarkdown } from '../feeds/markdown/send-markdown.ts';
import { findPageView } from './page-view.ts';
import { servePage } from './serve-page.ts';
import { findPageScope } from './view-version.ts';

let database: TestDatabase;
let bindings: Bindings;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveTestJobs(database.db);
  bindings = siteBindings(database);
}, 60_000);

const sendRequest = (path: string, etag?: string, of: Bindings = bindings) =>
  servePage(
    createContext(
      new Request(`https://jobs.example${path}`, {
        headers: etag ? { 'if-none-match': etag } : {},
      }),
      of,
    ),
  );

const fetchTag = async (path: string): Promise<string> => {
  const page = await sendRequest(path);
  expect([path, page.status]).toEqual([path, 200]);
  return page.headers.get('etag') ?? '';
};

const run = (sql: string, ...values: unknown[]) =>
  database.db
    .prepare(sql)
    .bind(...values)
    .run();

/*
 * Tests the payloads of pages, because only a build can render the documents (tests/site). A page's
 * payload and document are built from the same records.
 */
const PAYLOAD = '/_payload.json';
const JOB = `/quillfeather/zylo1002/zylograph-cutter-3${PAYLOAD}`;
const LISTS = ['', '/jobs', '/companies', '/companies/quillfeather'].map((path) => path + PAYLOAD);
const SEARCH = `/jobs${PAYLOAD}?q=zylograph`;
const CONTENT = ['/about', '/blog'].map((path) => path + PAYLOAD);
const PAGES = [...LISTS, SEARCH, JOB, ...CONTENT];

afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  // Loads the current settings and labels into the isolate's memory.
  for (const path of PAGES) await sendRequest(path);
});

test('revalidates a page by its ETag without rendering it', async () => {
  for (const path of PAGES) {
    const tag = await fetchTag(path);
    const again = await sendRequest(path, tag);
    expect([path, again.status, tag]).toEqual([path, 304, tag]);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while/);
  }
});

const fetchMaxAge = async (path: string, of?: Bindings): Promise<number> => {
  const page = await sendRequest(path, undefined, of);
  return Number(/max-age=(\d+)/.exec(page.headers.get('cache-control') ?? '')?.[1]);
};

test('record pages are fresh for a day if the site is notified of every change', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-10T00:00:00Z') });
  const records = [
    ...[JOB, `/companies/quillfeather${PAYLOAD}`, `/blog/back-after-a-break${PAYLOAD}`],
    `/jobs/zylo1002/applied${PAYLOAD}`,
    ...[
      '/og/jobs/zylo1002.png',
      '/og/companies/quillfeather.png',
      '/og/posts/back-after-a-break.png',
    ],
  ];
  for (const path of records) expect([path, await fetchMaxAge(path)]).toEqual([path, 86_400]);
});

test('an ETag is valid only for its own page', async () => {
  expect((await sendRequest(`/jobs${PAYLOAD}`, await fetchTag(SEARCH))).status).toBe(200);
});

test('reads all versions of a page in one statement', async () => {
  const tag = await fetchTag(JOB);
  const statements: string[] = [];
  const counted = new Proxy(database.db, {
    get(db, name) {
      if (name !== 'prepare') return Reflect.get(db, name);
      return (sql: string) => {
        statements.push(sql);
        return db.prepare(sql);
      };
    },
  });
  const view = findPageView(new URL(`https://jobs.example${JOB}`));
  if (!view) throw new Error('There is no such page.');
  const scope = await findPageScope(view, bindings);
  expect(await confirmTag(tag, scope, counted, Date.now())).toBeDefined();
  expect(statements).toHaveLength(1);
});

const changes: [string, () => Promise<unknown>, readonly string[]][] = [
  [
    'a job’s text',
    () => run("UPDATE job SET description_html = description_html || '!' WHERE fid = 'zylo1002'"),
    [JOB],
  ],
  [
    'an employer’s name',
    () => run("UPDATE company SET name = name || '!' WHERE slug = 'quillfeather'"),
    [...LISTS, SEARCH, JOB],
  ],
  [
    'a job that closes',
    () => moveJobs(database.db, ['zylo1003'], 'closed', Date.now()),
    [...LISTS, SEARCH],
  ],
  [
    'a setting',
    () => run("INSERT INTO app_setting (key, value) VALUES ('siteName', '\"A\"')"),
    [JOB],
  ],
  ['nothing', async () => undefined, []],
];
test.each(changes)(
  'after a change to %s, re-renders only the affected pages',
  async (_, change, outdated) => {
    const tags = new Map<string, string>();
    for (const path of PAGES) tags.set(path, await fetchTag(path));
    await change();
    const rendered: string[] = [];
    for (const path of PAGES) {
      if ((await sendRequest(path, tags.get(path))).status === 200) rendered.push(path);
    }
    for (const path of outdated) expect(rendered).toContain(path);
    expect(rendered).not.toContain('/about');
    expect(rendered).not.toContain('/blog');
  },
);

test.each([
  ['that ran out', (tag: string) => tag.replace(/\.[a-z\d]+\.(?=[^.]*"$)/, '.1.')],
  ['with another name', (tag: string) => tag.replace(/"$/, '!job:zylo1004"')],
  ['with a record that is not there', (tag: string) => tag.replace(/"$/, '!job:none"')],
  ['without its versions', (tag: string) => `${tag.split('.')[0]}"`],
  ['that is none', () => '"x.y.z'],
  ['of very many names', (tag: string) => tag.replace(/"$/, `${'!jobs'.repeat(50)}"`)],
])('an ETag %s does not revalidate any page', async (_, change) => {
  expect((await sendRequest(JOB, change(await fetchTag(JOB)))).status).toBe(200);
});

test('if the database fails, a page returns the error from its render instead of a 304', async () => {
  const tag = await fetchTag(JOB);
  const JOBS = {
    prepare: () => {
      throw new Error('D1_ERROR');
    },
  };
  const request = new Request(`https://jobs.example${JOB}`, { headers: { 'if-none-match': tag } });
  const response = await servePage(createContext(request, { ...bindings, JOBS }));
  expect(response.status).toBe(500);
});

test('revalidates a page from a Contentful space until a webhook reports a change', async () => {
  const contentful = await startContentful();
  const own = { ...bindings, ...contentful.variables };
  const [path = ''] = CONTENT;
  const changed = (at: number) => run("UPDATE version SET version = ? WHERE name = 'content'", at);
  const read = async () => (await sendRequest(path, undefined, own)).headers.get('etag') ?? '';
  try {
    contentful.server.answer(contentful.works());
    const tag = await read();
    expect(tag).toContain('content');
    expect((await sendRequest(path, tag, own)).status).toBe(304);

    await changed(Date.now());
    expect((await sendRequest(path, tag, own)).status).toBe(200);
    // A page rendered shortly after a change is not revalidated, because its content may be older.
    const early = await read();
    expect((await sendRequest(path, early, own)).status).toBe(200);
    await changed(Date.now() - 61_000);
    const settled = await read();
    expect([settled, (await sendRequest(path, settled, own)).status]).toEqual([settled, 304]);

    // Without a webhook, a page is never revalidated, and is fresh for only five minutes.
    const withoutWebhook = { ...own, CONTENTFUL_WEBHOOK_SECRET: undefined } as unknown as Bindings;
    const without = (await sendRequest(path, undefined, withoutWebhook)).headers.get('etag') ?? '';
    expect((await sendRequest(path, without, withoutWebhook)).status).toBe(200);
    expect(await fetchMaxAge(JOB, withoutWebhook)).toBe(300);
  } finally {
    contentful.server.close();
  }
});

const readData = async (page: Response) => (await page.json()).data.answer;

test('revalidates a list filtered by age only within the hour in which it was rendered', async () => {
  const early = Date.parse('2027-03-10T00:10:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: early });
  const publishedAt = early - 23 * 60 * 60 * 1_000;
  await saveJobs(database.db, [
    jobRecord('aged', { companySlug: 'quillfeather', publishedAt, updatedAt: publishedAt }),
  ]);
  const path = `/jobs${PAYLOAD}?postedWithin=1`;
  const page = await sendRequest(path);
  const tag = page.headers.get('etag') ?? '';
  expect((await readData(page)).data.map(({ fid }: { fid: string }) => fid)).toContain('aged');
  vi.setSystemTime(early + 40 * 60 * 1_000);
  expect((await sendRequest(path, tag)).status).toBe(304);
  vi.setSystemTime(early + 50 * 60 * 1_000);
  expect((await sendRequest(path, tag)).status).toBe(200);
});

test('does not revalidate a page the next day if its render spanned midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-10T23:59:59.900Z') });
  const JOBS = new Proxy(database.db, {
    get(db, name) {
      const member = Reflect.get(db, name);
      if (typeof member !== 'function') return member;
      if (name !== 'prepare') return member.bind(db);
      return (sql: string) => {
        vi.setSystemTime(Date.parse('2027-03-11T00:00:00.050Z'));
        return db.prepare(sql);
      };
    },
  });
  const tag = (await sendRequest(JOB, undefined, { ...bindings, JOBS })).headers.get('etag') ?? '';
  vi.setSystemTime(Date.parse('2027-03-11T00:10:00Z'));
  expect((await sendRequest(JOB, tag)).status).toBe(200);
});

test('revalidates a search that mentions a town by its ETag', async () => {
  await saveJobs(database.db, [
    jobRecord('there', {
      companySlug: 'quillfeather',
      title: 'Plumber',
      locations: [{ displayName: 'Gouda', countryCode: 'NL', region: null }],
    }),
    jobRecord('elsewhere', {
      companySlug: 'quillfeather',
      title: 'Plumber',
      descriptionHtml: '<p>We love gouda.</p>',
    }),
  ]);
  const path = `/jobs${PAYLOAD}?q=plumber+gouda`;
  const page = await sendRequest(path);
  const { data, meta } = await readData(page);
  // Jobs that only mention the town come after those located there.
  expect(data.map(({ fid }: { fid: string }) => fid)).toEqual(['there', 'elsewhere']);
  expect([meta.total, meta.understood.length]).toEqual([1, 1]);
  expect((await sendRequest(path, page.headers.get('etag') ?? '')).status).toBe(304);
});

test('internal values that the site stores among its settings do not invalidate any page', async () => {
  const tag = await fetchTag(SEARCH);
  await sweepResumes(bindings, Date.now());
  expect((await sendRequest(SEARCH, tag)).status).toBe(304);
});

test('revalidates no list after an operator’s purge', async () => {
  const tag = await fetchTag(SEARCH);
  await renewVersions(database.db);
  expect((await sendRequest(SEARCH, tag)).status).toBe(200);
});

test('does not revalidate a Markdown page by the ETag of its HTML page', async () => {
  const etag = await fetchTag(JOB);
  const path = JOB.slice(0, -PAYLOAD.length);
  const request = new Request(`https://jobs.example${path}.md`, {
    headers: { 'if-none-match': etag },
  });
  expect((await sendMarkdown(path, createContext(request, bindings), '.md')).status).toBe(200);
});
