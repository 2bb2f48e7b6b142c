/*
 * What visitors get while parts of the site fail: npm run bench:faults [-- seconds]
 * What is counted stands in bench/README.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild } from '../scripts/build-site.ts';
import { loadDemo } from '../scripts/demo.ts';
import { startContentful } from '../tests/support/contentful.ts';
import { createTestDatabase } from '../tests/support/database.ts';
import { type FaultySite, startFaultySite } from '../tests/support/faulty-site.ts';
import { type Handler, json } from '../tests/support/local-server.ts';
import { startProductApi } from '../tests/support/product-api.ts';
import { ANSWERS, type Counted, visitFor } from './support/visitors.ts';

const HOUR_MS = 3_600_000;
const seconds = Number(process.argv[2] ?? 10);

const hangsUp: Handler = (request) => request.socket.destroy();
const isSilent: Handler = () => undefined;

let wrong = 0;

/** One line of the report. */
const report = (name: string, { counts, times, mistakes }: Counted): void => {
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const figures = ANSWERS.map((answer) => String(counts[answer]).padStart(11)).join('');
  const ms = [at(0.5), at(0.99)].map((time) => (time ?? 0).toFixed(0).padStart(7)).join('');
  console.log(`${name.padEnd(34)}${figures}${ms}`);
  wrong += counts.wrong;
  for (const mistake of mistakes.slice(0, 3)) console.log(`    ${mistake}`);
};

type Phase = readonly [name: string, change: () => unknown];

const run = async (title: string, site: FaultySite, phases: readonly Phase[]): Promise<void> => {
  const heads = [...ANSWERS.map((answer) => answer.padStart(11)), ' p50 ms', ' p99 ms'].join('');
  console.log(`\n${title.padEnd(34)}${heads}`);
  for (const [name, change] of phases) {
    await change();
    report(name, await visitFor(site.url, seconds));
  }
  await site.stop();
};

const state = await mkdtemp(join(tmpdir(), 'rolecall-faults-'));
const contentful = await startContentful();
const api = await startProductApi();
try {
  await copyBuild(join(state, 'build'));
  const config = join(state, 'build/server/wrangler.json');
  const database = await createTestDatabase({ persistTo: join(state, 'v3') });
  await loadDemo(database.db);
  await database.dispose();
  const start = (variables: Record<string, string>) =>
    startFaultySite({ config, state, databaseId: 'test', variables });

  contentful.server.answer(contentful.works());
  const own = await start(contentful.variables);
  await run('its own database, Contentful', own, [
    ['all is well', () => {}],
    ['the database fails', () => own.setFaults({ DB: 'throws' })],
    ['… two hours later', () => own.setClock(2 * HOUR_MS)],
    ['the database hangs', () => own.setFaults({ DB: 'hangs' })],
    ['the database is back', () => own.setFaults({ DB: null })],
    ['Contentful hangs up', () => contentful.server.answer(hangsUp)],
    ['… six hours later', () => own.setClock(8 * HOUR_MS)],
    ['Contentful is silent', () => contentful.server.answer(isSilent)],
    ['database, files and content gone', () => own.setFaults({ DB: 'throws', ASSETS: 'throws' })],
  ]);

  api.server.answer(api.works);
  const proxied = await start({ API_BASE: api.server.url });
  await run('a product API outside', proxied, [
    ['all is well', () => {}],
    ['it fails', () => api.server.answer(json({ at: 'db-7.internal.example' }, 500))],
    ['… two hours later', () => proxied.setClock(2 * HOUR_MS)],
    ['it is silent', () => api.server.answer(isSilent)],
    ['it lies', () => api.server.answer(json({ data: { 'SELECT secret': true } }))],
    ['it hangs up', () => api.server.answer(hangsUp)],
  ]);
} finally {
  await Promise.all([contentful.server.close(), api.close()]);
  await rm(state, { recursive: true, force: true });
}
console.log(wrong ? `\n${wrong} answers were none of these.` : '\nNobody got anything else.');
process.exit(wrong ? 1 : 0);
