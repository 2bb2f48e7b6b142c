/*
 * Measures how long visitors wait while an import is being written.
 * Usage: npm run bench:busy [-- jobs [folder]]
 * bench/README.md describes the measurements.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyBuild } from '../scripts/build-site.ts';
import { createDemoData } from '../scripts/demo/demo-data.ts';
import { run } from '../scripts/local.ts';
import { DATABASE_ID } from '../tests/support/database.ts';
import { startBuiltSite } from '../tests/support/direct-worker.ts';
import { withCleanText } from '../worker/backend/jobs/save-jobs.ts';
import { formatRow } from '../worker/ops/imports/format-row.ts';
import { OPS_TOKEN, prepareBuild } from './support/checkouts.ts';
import { median, ROUNDS, report } from './support/compare.ts';
import { jobDatabase } from './support/job-database.ts';
import { callOps, measureWaits, show, type Waits } from './support/waits.ts';
import { type Measured, startMeasured } from './support/workerd.ts';

/** The total number of rows imported across all rounds. */
const ROWS = 10_000;
const ROWS_AT_ONCE = 100;
const IDLE_MS = 15_000;
const GOAL = 1.5;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates the rows of an import. Half of the rows give an existing job a new title. */
const createRows = (round: number, now: number, size: number) => {
  const { jobs } = createDemoData({ now: new Date(now), jobs: size });
  const some = [...jobs].filter(
    ({ status, validThrough }) =>
      status === 'open' && (validThrough === null || validThrough > now + DAY_MS),
  );
  const count = Math.floor(ROWS / (ROUNDS + 1));
  return Array.from({ length: count }, (_, i) => {
    const job = some[(round * count + i) % some.length];
    if (!job) throw new Error('The demo has no open jobs.');
    const fid = i % 2 === 0 ? job.fid : `new-${round}-${i}`;
    // Regions are left out, because some of the demo's are not in ISO 3166-2.
    const locations = job.locations.map((place) => ({ ...place, region: null }));
    const record = {
      ...job,
      fid,
      locations,
      requisitionId: null,
      title: `${job.title} ${round}`.slice(-200),
    };
    return { at: `line ${i + 2}`, record: formatRow('job', withCleanText(record), 'updated') };
  });
};

const stage = async (url: string, rows: readonly object[]): Promise<string> => {
  const { id } = await callOps(`${url}/ops/imports`, 'POST');
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = { kind: 'job', rows: rows.slice(from, from + ROWS_AT_ONCE) };
    const { problems } = await callOps(`${url}/ops/imports/${id}/rows`, 'POST', some);
    if (problems?.length) throw new Error(`A row is invalid: ${JSON.stringify(problems[0])}`);
  }
  return id;
};

/** Older builds do not split imports into slices; they write the whole import in a single call. */
const writeImport = async (url: string, id: string): Promise<void> => {
  let { state } = await callOps(`${url}/ops/imports/${id}/apply`, 'POST', { dryRun: false });
  while (state === 'writing') {
    await wait(500);
    ({ state } = await callOps(`${url}/ops/imports/${id}`));
  }
  if (state !== undefined && state !== 'done') throw new Error(`The import is ${state}.`);
};

const measure = async (
  name: string,
  site: Measured,
  size: number,
  now: number,
): Promise<number> => {
  const waits = { idle: [] as Waits[], checking: [] as Waits[], writing: [] as Waits[] };
  const seconds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const rows = createRows(round, now, Math.min(size, ROWS));
    const idle = () => measureWaits(site.url, wait(IDLE_MS));
    const busy = async () => {
      const staged = stage(site.url, rows);
      const checking = await measureWaits(site.url, staged);
      const start = performance.now();
      const writing = await measureWaits(site.url, writeImport(site.url, await staged));
      return { checking, writing, seconds: (performance.now() - start) / 1000 };
    };
    const isIdleFirst = round % 2 === 0;
    const before = isIdleFirst ? await idle() : undefined;
    const during = await busy();
    const quiet = before ?? (await idle());
    // The first round is a warm-up.
    if (round === 0) continue;
    waits.idle.push(quiet);
    waits.checking.push(during.checking);
    waits.writing.push(during.writing);
    seconds.push(during.seconds);
  }
  console.log(`${name}, ${size} jobs, ${Math.floor(ROWS / (ROUNDS + 1))} rows per round`);
  show('idle', waits.idle);
  show('checking rows', waits.checking);
  show('writing rows', waits.writing, seconds);
  return median(waits.writing.map(({ p95 }, round) => p95 / (waits.idle[round]?.p95 ?? 0)));
};

await run(async () => {
  const [size = '10000', other] = process.argv.slice(2);
  const now = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const source = await jobDatabase(Number(size), now);
  const folder = await mkdtemp(join(tmpdir(), 'rolecall-busy-'));
  await copyBuild(join(folder, 'build'));
  const builds = {
    'this commit': join(folder, 'build/server/wrangler.json'),
    ...(other && { [resolve(other)]: prepareBuild(other).config }),
  };
  try {
    for (const [name, config] of Object.entries(builds)) {
      const persistTo = join(folder, 'state');
      await cp(source, persistTo, { recursive: true });
      const site = await startMeasured(() =>
        startBuiltSite({ config, persistTo, databaseId: DATABASE_ID, variables: { OPS_TOKEN } }),
      );
      const ratio = await measure(name, site, Number(size), now);
      report({
        name: 'p95 while writing rows, relative to idle',
        figure: ratio.toFixed(2),
        goal: `at most ${GOAL}`,
        isMet: ratio <= GOAL,
      });
      if (ratio > GOAL && name === 'this commit') process.exitCode = 1;
      await site.stop();
      await rm(persistTo, { recursive: true });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
