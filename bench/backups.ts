/*
 * Measures a backup and its restore, and compares the two.
 * Usage: npm run bench:backups [-- jobs [applications]]
 * bench/README.md describes the measurements.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyBuild } from '../scripts/build-site.ts';
import { run } from '../scripts/local.ts';
import { compareTables } from '../scripts/ops/drill.ts';
import { insertTestApplication } from '../tests/support/applications.ts';
import { DATABASE_ID, openDatabaseFolder } from '../tests/support/database.ts';
import { startBuiltSite } from '../tests/support/direct-worker.ts';
import { createFailingDatabase } from '../tests/support/failing-database.ts';
import { respondTo } from '../tests/support/request-context.ts';
import { pdfResume } from '../tests/support/resumes.ts';
import { readManifest, readPart } from '../worker/backend/backups/backup-store.ts';
import { restoreBackup } from '../worker/backend/backups/restore-backup.ts';
import { writeBackup } from '../worker/backend/backups/write-backup.ts';
import { createBudget } from '../worker/backend/budget.ts';
import { eraseAddress } from '../worker/backend/erasures/erase-address.ts';
import type { Bindings } from '../worker/env.ts';
import { OPS_TOKEN } from './support/checkouts.ts';
import { median, ROUNDS, report } from './support/compare.ts';
import { jobDatabase } from './support/job-database.ts';
import { callOps, measureWaits, show, type Waits } from './support/waits.ts';
import { startMeasured } from './support/workerd.ts';

const ARRIVING = 1_000;
const ERASED = 100;
const KILLS = 5;
const AT_ONCE = 4;
const MINUTES_MAX = 15;
const MEGABYTES_MAX = 128;
const WAITS_GOAL = 1.2;

const SEARCHES = [
  ...['', '?page=10', '?q=engineer', '?q=nurse&sort=newest', '?q=sales+manager&perPage=100'],
  ...['?location=Berlin', '?location=London&radius=50', '?workplace=remote&seniority=senior'],
  ...['?employmentType=part_time&page=3', '?salaryMin=50000&salaryCurrency=EUR', '?sort=salary'],
];

const email = (i: number) => `applicant${i}@bench.example`;

/** Runs `work` for each number below `count`, a few at a time. */
const forEach = async (count: number, work: (i: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const take = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
};

const apply = (bindings: Bindings, jobFid: string, i: number) =>
  insertTestApplication(bindings, {
    jobFid,
    submittedAt: Date.now(),
    email: email(i),
    resume: { name: 'cv.pdf', type: 'application/pdf', bytes: pdfResume(`Applicant ${i}`) },
  });

/** The highest use of memory by JavaScript while `work` runs, in megabytes above that before. */
const watchMemory = async (work: () => Promise<unknown>): Promise<number> => {
  const used = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1_000_000;
  };
  globalThis.gc?.();
  const before = used();
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, used());
  }, 20);
  await work();
  clearInterval(watching);
  return peak - before;
};

const unlimited = () => createBudget({ slices: 1_000_000, ms: 60 * 60_000 });
const noRest = async () => undefined;
const seconds = (start: number) => (performance.now() - start) / 1000;

/** Writes a backup that is killed at random calls while people apply and are erased. */
const writeWhileBusy = async (site: Bindings, jobFid: string, from: number): Promise<string> => {
  let kills = 0;
  let id = '';
  let isOver = false;
  const arriving = forEach(ARRIVING, (i) => apply(site, jobFid, from + i));
  const erasing = forEach(ERASED, (i) => eraseAddress(site, email(i * 7), 'operator', Date.now()));
  while (!isOver) {
    const at = kills < KILLS ? 20 + Math.floor(Math.random() * 150) : Number.POSITIVE_INFINITY;
    const { db } = createFailingDatabase(site.JOBS, { at, when: kills % 2 ? 'after' : 'before' });
    try {
      const bindings = { ...site, JOBS: db, PEOPLE: db };
      const progress = await writeBackup(bindings, Date.now, unlimited(), noRest);
      id = progress.id;
      isOver = progress.stage === 'done';
    } catch (error) {
      if (!String(error).includes('Lost.')) throw error;
      kills += 1;
    }
  }
  await Promise.all([arriving, erasing]);
  report({
    name: 'killed at random',
    figure: `${kills} times, then complete`,
    goal: `${KILLS} times`,
    isMet: kills === KILLS,
  });
  return id;
};

const requireManifest = async ({ FILES, BACKUPS }: Bindings, id: string) => {
  const manifest = await readManifest(BACKUPS ?? FILES, id);
  if (!manifest) throw new Error(`The backup ${id} is not complete.`);
  return manifest;
};

/** Applications that were acknowledged before a backup began and that it lacks. */
const countMissing = async (site: Bindings, id: string, applications: number): Promise<number> => {
  const { tables } = await requireManifest(site, id);
  const parts = tables.find(({ name }) => name === 'application')?.parts ?? [];
  const found = new Set<unknown>();
  for (const part of parts)
    for (const row of await readPart(site.FILES, part)) found.add(row.email);
  const erased = new Set(Array.from({ length: ERASED }, (_, i) => email(i * 7)));
  const all = Array.from({ length: applications }, (_, i) => email(i));
  return all.filter((one) => !found.has(one) && !erased.has(one)).length;
};

const read = async (bindings: Bindings, path: string): Promise<string> =>
  (await respondTo(new Request(`http://localhost${path}`), bindings)).text();

const prove = async (folder: string, applications: number, isMet: (ok: boolean) => void) => {
  const check = (name: string, figure: string, goal: string, ok: boolean) => {
    report({ name, figure, goal, isMet: ok });
    isMet(ok);
  };
  const source = await openDatabaseFolder(join(folder, 'site'));
  const target = await openDatabaseFolder(join(folder, 'empty'));
  const toBindings = ({ both, files, events }: typeof source, more = {}) =>
    ({
      ...{ ...both, FILES: files, EVENTS: events, RATE_LIMITS: 'off' },
      ...{ ERASURE_KEY: 'a-key-for-the-erasures-of-this-benchmark', ...more },
    }) as unknown as Bindings;
  const site = toBindings(source);
  const empty = toBindings(target, { BACKUPS: source.files, RESTORE: 'on' });
  const fid = await site.JOBS.prepare(`SELECT fid FROM job WHERE status = 'open' LIMIT 1`).first(
    'fid',
  );
  let start = performance.now();
  await forEach(applications, (i) => apply(site, String(fid), i));
  console.log(`${applications} applications in ${seconds(start).toFixed(0)} s`);

  const busyId = await writeWhileBusy(site, String(fid), applications);
  const missing = await countMissing(site, busyId, applications);
  check('acknowledged before the start, and missing', String(missing), '0', missing === 0);

  let id = '';
  start = performance.now();
  const megabytes = await watchMemory(async () => {
    ({ id } = await writeBackup(site, Date.now, unlimited(), noRest));
  });
  console.log(`      a whole backup without rests takes ${seconds(start).toFixed(0)} s`);
  check(
    'memory of a backup',
    `${megabytes.toFixed(0)} MB`,
    `${MEGABYTES_MAX} MB`,
    megabytes <= MEGABYTES_MAX,
  );

  start = performance.now();
  const restoring = await watchMemory(() =>
    restoreBackup(empty, { id, which: 'both' }, Date.now, unlimited()),
  );
  const minutes = seconds(start) / 60;
  check('restore', `${minutes.toFixed(1)} min`, `${MINUTES_MAX} min`, minutes <= MINUTES_MAX);
  check(
    'memory of a restore',
    `${restoring.toFixed(0)} MB`,
    `${MEGABYTES_MAX} MB`,
    restoring <= MEGABYTES_MAX,
  );

  const { id: again } = await writeBackup(empty, Date.now, unlimited(), noRest);
  const before = await requireManifest(site, id);
  const different = compareTables(before, await requireManifest(empty, again));
  const rows = before.tables.reduce((sum, table) => sum + table.rows, 0);
  check(
    'tables, resumes included',
    different.join('; ') || `${rows} rows equal`,
    'equal',
    different.length === 0,
  );

  const opened = { ...empty, RESTORE: undefined } as unknown as Bindings;
  const others: string[] = [];
  for (const search of SEARCHES) {
    const path = `/misc/jobs${search}`;
    if ((await read(site, path)) !== (await read(opened, path))) others.push(path);
  }
  check('searches', others.join(' ') || `${SEARCHES.length} equal`, 'equal', others.length === 0);
  await target.dispose();
  await source.dispose();
};

/** Response times while a backup is written, against those of an idle site. */
const measureBeside = async (folder: string): Promise<number> => {
  const config = join(folder, 'build/server/wrangler.json');
  await copyBuild(join(folder, 'build'));
  const persistTo = join(folder, 'site');
  const site = await startMeasured(() =>
    startBuiltSite({ config, persistTo, databaseId: DATABASE_ID, variables: { OPS_TOKEN } }),
  );
  const writeWhole = async (): Promise<void> => {
    let id: string | undefined;
    for (let stage = ''; stage !== 'done'; ) {
      const progress = await callOps(`${site.url}/ops/backups`, 'POST', { id });
      ({ id } = progress);
      stage = progress.stage ?? 'done';
    }
  };
  const idle: Waits[] = [];
  const busy: Waits[] = [];
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    let ms = 0;
    const writing = async () => {
      const start = performance.now();
      const waits = await measureWaits(site.url, writeWhole());
      ms = performance.now() - start;
      return waits;
    };
    const resting = () => measureWaits(site.url, wait(ms || 30_000));
    const isBusyFirst = round % 2 === 0;
    const first = isBusyFirst ? await writing() : await resting();
    const second = isBusyFirst ? await resting() : await writing();
    // The first round is a warm-up.
    if (round === 0) continue;
    busy.push(isBusyFirst ? first : second);
    idle.push(isBusyFirst ? second : first);
    times.push(ms / 1000);
  }
  await site.stop();
  show('idle', idle);
  show('writing a backup', busy, times);
  return median(busy.map(({ p95 }, round) => p95 / (idle[round]?.p95 ?? 0)));
};

await run(async () => {
  const [jobs = '100000', applications = '10000'] = process.argv.slice(2);
  const source = await jobDatabase(Number(jobs), Math.floor(Date.now() / 86_400_000) * 86_400_000);
  const folder = await mkdtemp(join(tmpdir(), 'rolecall-backups-'));
  const isMet = (ok: boolean) => {
    if (!ok) process.exitCode = 1;
  };
  try {
    await cp(source, join(folder, 'site'), { recursive: true });
    console.log(`${jobs} jobs, ${applications} applications`);
    await prove(folder, Number(applications), isMet);
    const ratio = await measureBeside(folder);
    report({
      name: 'p95 while a backup is written, relative to idle',
      figure: ratio.toFixed(2),
      goal: `at most ${WAITS_GOAL}`,
      isMet: ratio <= WAITS_GOAL,
    });
    isMet(ratio <= WAITS_GOAL);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
