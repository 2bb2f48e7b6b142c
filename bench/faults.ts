/*
 * Counts the kinds of responses that visitors get while parts of the site fail.
 * Usage: npm run bench:faults [-- seconds]
 * bench/README.md describes the counts.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild } from '../scripts/build-site.ts';
import { loadDemo } from '../scripts/demo.ts';
import { openDatabaseFolder } from '../tests/support/database.ts';
import { type FaultySite, startFaultySite } from '../tests/support/faulty-site.ts';
import {
  createFetchHandler,
  type Handler,
  json,
  startServer,
} from '../tests/support/local-server.ts';
import { SPACE_ID } from '../worker/content/space.ts';
import { contentTokens } from '../worker/content/tokens.ts';
import { type Counted, RESPONSE_KINDS, sendVisitors } from './support/visitors.ts';

const HOUR_MS = 3_600_000;
const seconds = Number(process.argv[2] ?? 10);

const hangsUp: Handler = (request) => request.socket.destroy();
const isSilent: Handler = () => undefined;

let wrong = 0;

/** Prints one line of the report. */
const report = (name: string, { counts, times, mistakes }: Counted): void => {
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const figures = RESPONSE_KINDS.map((response) => String(counts[response]).padStart(11)).join('');
  const ms = [at(0.5), at(0.99)].map((time) => (time ?? 0).toFixed(0).padStart(7)).join('');
  console.log(`${name.padEnd(34)}${figures}${ms}`);
  wrong += counts.wrong;
  for (const mistake of mistakes.slice(0, 3)) console.log(`    ${mistake}`);
};

type Phase = readonly [name: string, change: () => unknown];

const run = async (title: string, site: FaultySite, phases: readonly Phase[]): Promise<void> => {
  const heads = [
    ...RESPONSE_KINDS.map((response) => response.padStart(11)),
    ' p50 ms',
    ' p99 ms',
  ].join('');
  console.log(`\n${title.padEnd(34)}${heads}`);
  for (const [name, change] of phases) {
    await change();
    report(name, await sendVisitors(site.url, seconds));
  }
  await site.stop();
};

const folder = await mkdtemp(join(tmpdir(), 'rolecall-faults-'));
const config = join(folder, 'build/server/wrangler.json');
const start = (name: string, variables: Record<string, string> = {}) =>
  startFaultySite({ config, persistTo: join(folder, name, 'v3'), databaseId: 'test', variables });

await copyBuild(join(folder, 'build'));
const database = await openDatabaseFolder(join(folder, 'own/v3'));
await loadDemo(database.db);
const tokens = await contentTokens(database.db, Date.now());
await database.dispose();
await cp(join(folder, 'own'), join(folder, 'outside'), { recursive: true });

// A second instance of the site acts as the product API and as Contentful.
const outside = await start('outside');
const forwardTo = (base: string): Handler =>
  createFetchHandler(({ url, method, headers }) => {
    const { pathname, search } = new URL(url);
    return fetch(`${outside.url}${base}${pathname}${search}`, { method, headers });
  });
const contentful = await startServer(forwardTo('/cda'));
const api = await startServer(forwardTo(''));
try {
  const own = await start('own', {
    CONTENTFUL_SPACE_ID: SPACE_ID,
    CONTENTFUL_ACCESS_TOKEN: tokens.delivery,
    CONTENTFUL_HOST: contentful.url.slice('http://'.length),
  });
  await run('built-in API, Contentful', own, [
    ['no fault', () => {}],
    ['database fails', () => own.setFaults({ JOBS: 'throws', PEOPLE: 'throws' })],
    ['… two hours later', () => own.setClock(2 * HOUR_MS)],
    ['database hangs', () => own.setFaults({ JOBS: 'hangs', PEOPLE: 'hangs' })],
    ['database recovers', () => own.setFaults({ JOBS: null, PEOPLE: null })],
    ['Contentful closes connections', () => contentful.answer(hangsUp)],
    ['… six hours later', () => own.setClock(8 * HOUR_MS)],
    ['Contentful hangs', () => contentful.answer(isSilent)],
    [
      'database, files and content fail',
      () => own.setFaults({ JOBS: 'throws', PEOPLE: 'throws', ASSETS: 'throws' }),
    ],
  ]);

  const proxied = await start('own', { API_BASE: api.url });
  await run('external product API', proxied, [
    ['no fault', () => {}],
    ['API fails', () => api.answer(json({ at: 'db-7.internal.example' }, 500))],
    ['… two hours later', () => proxied.setClock(2 * HOUR_MS)],
    ['API hangs', () => api.answer(isSilent)],
    ['API sends invalid data', () => api.answer(json({ data: { 'SELECT secret': true } }))],
    ['API closes connections', () => api.answer(hangsUp)],
  ]);
} finally {
  await Promise.all([contentful.close(), api.close(), outside.stop()]);
  await rm(folder, { recursive: true, force: true });
}
console.log(wrong ? `\n${wrong} responses were wrong.` : '\nNo response was wrong.');
process.exit(wrong ? 1 : 0);
