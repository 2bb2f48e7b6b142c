import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { json, startServer } from '../../tests/support/local-server.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../tests/support/records.ts';
import { createContext, respondTo } from '../../tests/support/request-context.ts';
import { pdfResume } from '../../tests/support/resumes.ts';
import { addApplication, addLink } from '../../tests/support/reviews.ts';
import { siteBindings, TEST_SITE } from '../../tests/support/site-bindings.ts';
import { saveCompanies } from '../backend/companies/save-companies.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';
import { revokeGrant } from '../backend/reviewers/grants.ts';
import type { Bindings } from '../env.ts';
import { exchangeReviewerLink, LINKS_MAX } from './exchange-reviewer-link.ts';

// docs/specification.md: 1.6

let database: TestDatabase;
let bindings: Bindings;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  database = await createTestDatabase();
  bindings = siteBindings(database);
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('zylo1001')]);
});
afterEach(() => {
  vi.setSystemTime(NOW);
});
afterAll(() => {
  vi.useRealTimers();
});

/** A fake browser that stores cookies by name. */
const createBrowser = () => {
  const jar = new Map<string, string>();
  const request = (path: string, init: RequestInit = {}) =>
    new Request(new URL(path, TEST_SITE), {
      ...init,
      headers: {
        'content-type': 'application/json',
        ...(jar.size > 0 && {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
      },
    });
  return {
    jar,
    /** Opens a link to the reviewers' area and follows redirects; returns every URL visited. */
    async open(path: string, env = bindings): Promise<string[]> {
      const way = [path];
      for (let response: Response | undefined; ; ) {
        response = await exchangeReviewerLink(
          createContext(request(way.at(-1) ?? ''), env),
          Date.now(),
        );
        if (!response) return way;
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = '', seconds] =
            /^([^=]+)=([^;]*); .*Max-Age=(\d+)/.exec(cookie) ?? [];
          if (seconds === '0') jar.delete(name);
          else jar.set(name, value);
        }
        way.push(response.headers.get('location') ?? '');
      }
    },
    ask: (path: string, body?: object) =>
      respondTo(
        request(`/${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        bindings,
      ),
  };
};

const createGrant = async (changes: Parameters<typeof addLink>[2] = {}) => {
  const resume = { name: 'cv.pdf', type: 'application/pdf', bytes: pdfResume() };
  const application = await addApplication(bindings, { resume });
  const link = await addLink(bindings, [application.id], changes);
  const { search, reviewerId } = link;
  const expires = new URLSearchParams(search).get('expires') ?? '';
  const applicationCall = `misc/reviewers/${reviewerId}/applications/${application.id}`;
  return { ...link, expires, application, applicationCall };
};
const readStatus = async (response: Promise<Response>) => (await response).status;

test('a valid link is stored in a cookie, and its secret is removed from the URL', async () => {
  const { desk, reviewerId, expires } = await createGrant({ expiresAt: NOW + 7 * DAY_MS });
  const first = await exchangeReviewerLink(
    createContext(new Request(TEST_SITE + desk), bindings),
    NOW,
  );
  expect(first?.status).toBe(303);
  expect(first?.headers.get('cache-control')).toBe('private, no-store');
  const [cookie] = first?.headers.getSetCookie() ?? [];
  expect(cookie).toMatch(/^__Host-review-[\w-]{16}=/);
  expect(cookie).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=604800$/);
  const browser = createBrowser();
  expect(await browser.open(desk)).toEqual([
    desk,
    `/vendor-review?reviewer=${reviewerId}&opened=1`,
    `/vendor-review?reviewer=${reviewerId}`,
  ]);
  expect([...browser.jar.values()].join()).toContain(expires);
});

test('the cookie gives the same access as the link, and the link still works without the cookie', async () => {
  const { desk, reviewerId, expires, application, applicationCall } = await createGrant();
  const browser = createBrowser();
  await browser.open(desk);
  const resume = `misc/resumes/${application.resumeId}?reviewer=${reviewerId}`;
  const review = async () => {
    const response = await browser.ask(applicationCall);
    return ((await response.json()) as { data: { own: { id: string; version: number } } }).data.own;
  };
  const card = `misc/reviewers/${reviewerId}/application-reviews/${(await review()).id}`;
  const calls: [string, object?][] = [
    [`misc/reviewers/${reviewerId}`],
    [applicationCall],
    [resume],
    [applicationCall, { comment: 'Good.' }],
  ];
  const otherBrowser = createBrowser();
  for (const [path, body] of calls) {
    expect(await readStatus(browser.ask(path, body))).toBe(200);
    expect(await readStatus(otherBrowser.ask(path, body))).toBe(403);
    const withValue = `${path}${path.includes('?') ? '&' : '?'}expires=${expires}`;
    expect(await readStatus(otherBrowser.ask(withValue, body))).toBe(200);
  }
  const draft = async () => ({ action: 'draft', version: (await review()).version });
  expect(await readStatus(browser.ask(card, await draft()))).toBe(200);
  expect(await readStatus(otherBrowser.ask(card, await draft()))).toBe(403);
  expect(await readStatus(otherBrowser.ask(`${card}?expires=${expires}`, await draft()))).toBe(200);
  // A link in the URL takes precedence over the cookie, even if the link is invalid.
  expect(await readStatus(browser.ask(`${applicationCall}?expires=1.a.b`))).toBe(403);
});

test('a browser that did not store the cookie gets an error asking it to allow cookies', async () => {
  const { reviewerId } = await createGrant();
  const marked = new Request(`${TEST_SITE}/vendor-review?reviewer=${reviewerId}&opened=1`);
  await expect(exchangeReviewerLink(createContext(marked, bindings), NOW)).rejects.toMatchObject({
    status: 403,
    code: 'cookies_needed',
    message: expect.stringContaining('Allow cookies'),
  });
});

test('an invalid link sets no cookie, and the page shows the error', async () => {
  const revoked = await createGrant();
  await revokeGrant(database.db, revoked.grantId, NOW);
  const ended = await createGrant({ expiresAt: NOW + 60_000 });
  const altered = await createGrant();
  const other = await createGrant();
  vi.setSystemTime(NOW + 60_000);
  const paths = [
    revoked.desk,
    ended.desk,
    altered.desk.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
    `/vendor-review?reviewer=${other.reviewerId}&expires=${altered.expires}`,
    `${altered.desk}&expires=${altered.expires}`,
    '/vendor-review?reviewer=%00&expires=%ff',
    '/vendor-review?expires=1',
    '/vendor-review',
  ];
  const browser = createBrowser();
  for (const path of paths) expect(await browser.open(path)).toEqual([path]);
  expect(browser.jar.size).toBe(0);
});

test('a link that expires or is revoked after it was opened no longer gives access', async () => {
  const { desk, grantId, reviewerId } = await createGrant();
  const ending = await createGrant({ expiresAt: NOW + 60_000 });
  const browser = createBrowser();
  await browser.open(desk);
  await browser.open(ending.desk);
  await revokeGrant(database.db, grantId, NOW);
  vi.setSystemTime(NOW + 60_000);
  expect(await readStatus(browser.ask(`misc/reviewers/${reviewerId}`))).toBe(403);
  expect(await readStatus(browser.ask(`misc/reviewers/${ending.reviewerId}`))).toBe(403);
});

test('two reviewers’ links opened in one browser each show only that reviewer’s applications', async () => {
  const [grace, mary] = [await createGrant(), await createGrant()];
  const browser = createBrowser();
  for (const { desk } of [grace, mary]) await browser.open(desk);
  for (const one of [grace, mary]) {
    expect(await readStatus(browser.ask(one.applicationCall))).toBe(200);
  }
  const crossed = `misc/reviewers/${grace.reviewerId}/applications/${mary.application.id}`;
  expect(await readStatus(browser.ask(crossed))).toBe(403);
});

test('a reviewer’s two links each show their own applications, and the console shows those of the link opened last', async () => {
  const reviewer = { kind: 'client', name: 'Ida', email: 'ida@example.com' } as const;
  const [first, second] = [
    await createGrant({ reviewer }),
    await createGrant({ reviewer, blind: true }),
  ];
  const browser = createBrowser();
  await browser.open(first.desk);
  vi.setSystemTime(NOW + 1000);
  await browser.open(second.desk);
  expect(browser.jar.size).toBe(2);
  const readBlind = async ({ applicationCall }: typeof first) =>
    ((await (await browser.ask(applicationCall)).json()) as { data: { blind: boolean } }).data
      .blind;
  expect([await readBlind(first), await readBlind(second)]).toEqual([false, true]);
  const posted = browser.ask(first.applicationCall, { comment: 'Good.' });
  expect(await readStatus(posted)).toBe(200);
  const desk = await browser.ask(`misc/reviewers/${first.reviewerId}`);
  const { data } = (await desk.json()) as { data: { reviews: { applicationId: string }[] } };
  expect(data.reviews.map(({ applicationId }) => applicationId)).toEqual([second.application.id]);
});

test('the oldest links are deleted once a browser has stored too many', async () => {
  const browser = createBrowser();
  const links = [];
  for (let i = 0; i <= LINKS_MAX; i++) {
    vi.setSystemTime(NOW + i * 1000);
    const link = await createGrant();
    links.push(link);
    await browser.open(link.desk);
  }
  expect(browser.jar.size).toBe(LINKS_MAX);
  const statuses = [];
  for (const { reviewerId } of links) {
    statuses.push(await readStatus(browser.ask(`misc/reviewers/${reviewerId}`)));
  }
  expect(statuses).toEqual([403, ...Array(LINKS_MAX).fill(200)]);
});

test('only the first few link cookies are read, because each may cost a query', async () => {
  const { desk, reviewerId } = await createGrant();
  const browser = createBrowser();
  await browser.open(desk);
  const path = `misc/reviewers/${reviewerId}`;
  const [own] = [...browser.jar];
  for (const [made, status] of [
    [7, 200],
    [8, 403],
  ] as const) {
    browser.jar.clear();
    for (let i = 0; i < made; i++) browser.jar.set(`__Host-review-${i}`, '1:a:b');
    browser.jar.set(...(own as [string, string]));
    expect(await readStatus(browser.ask(path))).toBe(status);
  }
});

test('a product API receives the link’s value in any format, but never the cookie', async () => {
  const server = await startServer();
  const outside = { ...bindings, API_BASE: server.url } as Bindings;
  const reviewerData = {
    reviewer: { id: 'grace', kind: 'client', name: 'Grace' },
    expiresAt: new Date(NOW + DAY_MS).toISOString(),
    reviews: [],
  };
  const cookies: (string | undefined)[] = [];
  let client: unknown;
  server.answer((request, response) => {
    cookies.push(request.headers.cookie);
    client = request.headers['x-forwarded-for'];
    json({ data: reviewerData })(request, response);
  });
  const browser = createBrowser();
  const value = 'a b:c;d=é%';
  const query = new URLSearchParams({ reviewer: 'grace', expires: value });
  expect(await browser.open(`/vendor-review?${query}`, outside)).toHaveLength(3);
  // Without `cf-connecting-ip`, an API that limits requests per client would treat all reviewers as
  // one client.
  const headers = { 'cf-connecting-ip': '192.0.2.7' };
  await exchangeReviewerLink(
    createContext(new Request(`${TEST_SITE}/vendor-review?${query}`, { headers }), outside),
    NOW,
  );
  expect(client).toBe('192.0.2.7');
  vi.setSystemTime(NOW + 1000);
  await browser.open('/vendor-review?reviewer=mary&expires=for-mary', outside);
  expect(browser.jar.size).toBe(2);
  const before = server.seen.length;
  const call = new Request(`${TEST_SITE}/misc/reviewers/grace`, {
    headers: { cookie: [...browser.jar].map((pair) => pair.join('=')).join('; ') },
  });
  expect((await respondTo(call, outside)).status).toBe(200);
  const queries = server.seen.slice(before).map((line) => line.split('?')[1]?.split(' ')[0] ?? '');
  expect(queries.map((search) => new URLSearchParams(search).get('expires'))).toEqual([value]);
  expect(cookies).toEqual(cookies.map(() => undefined));
  await server.close();
});
