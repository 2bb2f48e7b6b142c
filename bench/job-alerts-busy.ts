/*
 * Measures how long visitors wait while new jobs are compared with the searches of job alerts.
 * Usage: npm run bench:job-alerts-busy [-- --jobs=100000] [-- --alerts=100000] [-- --new=500] [-- --window=30]
 * bench/README.md describes the measurements.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyBuild } from '../scripts/build-site.ts';
import { run } from '../scripts/local.ts';
import { DATABASE_ID } from '../tests/support/database.ts';
import { type DirectWorker, startBuiltSite } from '../tests/support/direct-worker.ts';
import { matchNewJobs, readMatchingState } from '../worker/backend/job-alerts/match-jobs.ts';
import { openTimedDatabase } from './sqlite-as-d1.ts';
import { addAlertQueries, markJobsNew } from './support/alert-searches.ts';
import { interleave, medianRatio, report } from './support/compare.ts';
import { databaseFileIn, jobDatabase } from './support/job-database.ts';
import { measureWaits, show } from './support/waits.ts';

const GOAL = 1.2;
/** The schedule that continues the matching, and leaves the rest to the queue. */
const CRON = '1-59/2 * * * *';

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const WINDOW_MS = 1000 * option('window', 30);
const [jobs, alerts, news] = [
  option('jobs', 100_000),
  option('alerts', 100_000),
  option('new', 500),
];

/** Stores the searches, and plans them without a pause, which happens once. */
const addSearches = async (path: string): Promise<void> => {
  const { db, close } = openTimedDatabase(path);
  await addAlertQueries(db, alerts, Date.now());
  await markJobsNew(db, 1, Date.now());
  const hasTime = () => true;
  const noRest = async () => {};
  while (await matchNewJobs(db, Date.now, hasTime, noRest));
  close();
};

/** Has new jobs compared until all are. */
const match = async (site: DirectWorker, number: number): Promise<void> => {
  const { JOBS } = await site.bindings();
  await markJobsNew(JOBS, number, Date.now());
  await site.runSchedule(CRON);
  const isOver = async () =>
    !(await readMatchingState(JOBS)).run &&
    !(await JOBS.prepare('SELECT 1 FROM job_alert_job WHERE batch IS NULL LIMIT 1').first());
  while (!(await isOver())) await wait(500);
};

const measure = async (site: DirectWorker): Promise<void> => {
  let matched = 0;
  const keepMatching = async () => {
    const end = performance.now() + WINDOW_MS;
    while (performance.now() < end) {
      await match(site, news);
      matched += news;
    }
  };
  const { idle, matching } = await interleave({
    idle: () => measureWaits(site.url, wait(WINDOW_MS)),
    matching: () => measureWaits(site.url, keepMatching()),
  });
  show('idle', idle);
  show('matching', matching);
  console.log(`      ${matched} new jobs compared with ${alerts} searches`);
  const ratio = medianRatio(matching, idle, ({ p95 }) => p95);
  const isMet = ratio <= GOAL;
  report({
    name: 'p95 of /jobs while new jobs are compared',
    figure: ratio.toFixed(2),
    goal: `at most ${GOAL} of idle`,
    isMet,
  });
  if (!isMet) process.exitCode = 1;
};

await run(async () => {
  const source = await jobDatabase(jobs, Math.floor(Date.now() / 86_400_000) * 86_400_000);
  const folder = await mkdtemp(join(tmpdir(), 'rolecall-alerts-busy-'));
  try {
    await copyBuild(join(folder, 'build'));
    await cp(source, join(folder, 'site'), { recursive: true });
    await addSearches(databaseFileIn(join(folder, 'site')));
    const site = await startBuiltSite({
      config: join(folder, 'build/server/wrangler.json'),
      persistTo: join(folder, 'site'),
      databaseId: DATABASE_ID,
    });
    await measure(site);
    await site.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
