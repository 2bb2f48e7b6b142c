import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { readPng } from '../../../tests/support/png.ts';
import { contextAsSent, createContext } from '../../../tests/support/request-context.ts';
import { siteBindings } from '../../../tests/support/site-bindings.ts';
import { saveTestJobs } from '../../../tests/support/test-jobs.ts';
import type { Bindings } from '../../env.ts';
import { servePage } from '../serve-page.ts';
import { renderPage } from './render.ts';

let database: TestDatabase;
let bindings: Bindings;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveTestJobs(database.db);
  bindings = siteBindings(database);
}, 60_000);
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

const sendRequest = (path: string) =>
  renderPage(createContext(new Request(`https://jobs.example${path}`), bindings));

const draw = async (path: string): Promise<Uint8Array> => {
  const response = await sendRequest(path);
  expect([path, response.status]).toEqual([path, 200]);
  return new Uint8Array(await new Response(response.body).arrayBuffer());
};

test('every kind of shareable page has its own link-preview image', async () => {
  const paths = [
    ...['/og/site.png', '/og/jobs/zylo1002.png', '/og/jobs/closedjob.png'],
    ...['/og/companies/quillfeather.png', '/og/posts/resume-ten-seconds.png'],
  ];
  const cards = await Promise.all(paths.map(draw));
  for (const card of cards) expect(readPng(card)).toMatchObject({ width: 1200, height: 630 });
  expect(new Set(cards.map((card) => Buffer.from(card).toString('base64'))).size).toBe(5);
});

test('a card has the cache lifetime of its page, and the cache tags of what it shows', async () => {
  const request = new Request('https://jobs.example/og/jobs/zylo1002.png?v=7');
  const { headers } = await servePage(createContext(request, bindings));
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('cache-control')).toMatch(/stale-while-revalidate=86400/);
  expect(headers.get('cache-tag')?.split(',')).toEqual(
    expect.arrayContaining(['job-zylo1002', 'named-quillfeather']),
  );
  const site = await sendRequest('/og/site.png');
  expect([...(site.caching?.tags ?? [])]).toContain('entry:site');
});

test.each([
  ['/og/jobs/nosuchjob.png', 404],
  ['/og/jobs/draftjob.png', 404],
  ['/og/jobs/longgone.png', 410],
  ['/og/companies/nobody.png', 404],
  ['/og/posts/nothing.png', 404],
])('returns no card at %s', async (path, status) => {
  const response = await sendRequest(path);
  expect(response.status).toBe(status);
  expect(response.failure).toBeDefined();
});

test.each(['jobs/%7Aylo1002', 'companies/q%75illfeather', 'posts/resume%2Dten-seconds'])(
  'each card has only one URL, so no card exists at /og/%s.png',
  async (name) => {
    const sent = new Request(`https://jobs.example/og/${name}.png`);
    expect((await renderPage(contextAsSent(sent, bindings))).status).toBe(404);
    expect((await sendRequest(`/og/${decodeURIComponent(name)}.png`)).status).toBe(200);
  },
);

test('the card of a hidden employer does not depend on the employer’s name', async () => {
  const hidden = await Promise.all(
    ['secretjob', 'goinggoing'].map((fid) => draw(`/og/jobs/${fid}.png`)),
  );
  const named = await draw('/og/jobs/zylo1002.png');
  await database.db
    .prepare("UPDATE company SET name = 'Elsewhere' WHERE slug = 'quillfeather'")
    .run();
  expect(await draw('/og/jobs/secretjob.png')).toEqual(hidden[0]);
  expect(await draw('/og/jobs/goinggoing.png')).toEqual(hidden[1]);
  expect(await draw('/og/jobs/zylo1002.png')).not.toEqual(named);
});
