/*
 * Measures how new jobs are compared with the searches of job alerts.
 * Usage: npm run bench:job-alerts [-- --jobs=100000] [-- --alerts=100000] [-- --new=500]
 * bench/README.md describes the measurements.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchNewJobs, readMatchingState } from '../worker/backend/job-alerts/match-jobs.ts';
import { understandAlertQuery } from '../worker/backend/job-alerts/plan-alert-query.ts';
import { buildIdsSql } from '../worker/backend/jobs/search/engines/built-in/statements.ts';
import { loadDictionary } from '../worker/backend/jobs/search/index/dictionary.ts';
import { planSearch } from '../worker/backend/jobs/search/plan-search.ts';
import { openTimedDatabase } from './sqlite-as-d1.ts';
import { addAlertQueries, markJobsNew } from './support/alert-searches.ts';
import { databaseFileIn, jobDatabase } from './support/job-database.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const TARGETS_MS = { sum: 60_000, statement: 100 };
/** The searches whose matches are compared with those of the job search itself. */
const COMPARED = 1_000;

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const sizes = {
  jobs: option('jobs', 100_000),
  alerts: option('alerts', 100_000),
  news: option('new', 500),
};

const folder = mkdtempSync(join(tmpdir(), 'rolecall-alerts-'));
cpSync(databaseFileIn(await jobDatabase(sizes.jobs, NOW)), join(folder, 'jobs.sqlite'));
const { db, takeTime, close } = openTimedDatabase(join(folder, 'jobs.sqlite'));

const queries = await addAlertQueries(db, sizes.alerts, NOW);

let slowest = { ms: 0, sql: '' };
/** Runs the matching to its end. @returns the time in the database and in JavaScript, by step */
const run = async (label: string): Promise<number> => {
  takeTime();
  const byStep = new Map<string, { ms: number; all: number; statements: number }>();
  let sum = 0;
  for (;;) {
    const step = (await readMatchingState(db)).run?.step ?? 'start';
    takeTime();
    const start = performance.now();
    let left = 1;
    const isMore = await matchNewJobs(
      db,
      () => NOW,
      () => left-- > 0,
      async () => {},
    );
    const all = performance.now() - start;
    const { ms, statements } = takeTime();
    sum += ms;
    const known = byStep.get(step) ?? { ms: 0, all: 0, statements: 0 };
    byStep.set(step, {
      ms: known.ms + ms,
      all: known.all + all,
      statements: known.statements + statements.length,
    });
    for (const one of statements) if (one.ms > slowest.ms) slowest = { ms: one.ms, sql: one.sql };
    if (!isMore) break;
  }
  console.log(`\n${label}: ${(sum / 1000).toFixed(1)} s in the database`);
  for (const [step, { ms, all, statements }] of byStep) {
    console.log(
      `  ${step.padEnd(6)} ${String(statements).padStart(7)} statements ${(ms / 1000).toFixed(2).padStart(7)} s, in JavaScript ${((all - ms) / 1000).toFixed(2).padStart(7)} s`,
    );
  }
  return sum;
};

await markJobsNew(db, 1, NOW);
await run(`All ${sizes.alerts} searches planned, and one job`);
await markJobsNew(db, 1, NOW);
await run('One new job');
await markJobsNew(db, sizes.news, NOW);
const sum = await run(`${sizes.news} new jobs`);
console.log(`\nSlowest statement: ${slowest.ms.toFixed(0)} ms\n  ${slowest.sql.slice(0, 200)}`);

const { done } = await readMatchingState(db);
const news = new Map(
  (
    await db
      .prepare(
        'SELECT job_id, id FROM job_alert_job JOIN job_search USING (job_id) WHERE batch = ?',
      )
      .bind(done)
      .all<{ job_id: number; id: number }>()
  ).results.map((row) => [row.id, row.job_id]),
);
const dictionary = await loadDictionary(db, NOW);
let matches = 0;
let different = 0;
for (const { key, json } of queries.filter(
  (_, i) => i % Math.max(1, Math.floor(queries.length / COMPARED)) === 0,
)) {
  const { query, understood } = understandAlertQuery(json, dictionary);
  const plan = await planSearch(db, query, understood, NOW);
  const { sql, values } = buildIdsSql(plan.scope());
  const { results } = await db
    .prepare(sql)
    .bind(...values)
    .all<{ id: number }>();
  const expected = results.flatMap(({ id }) => news.get(id) ?? []).sort((a, b) => a - b);
  const found = await db
    .prepare(
      `SELECT jobs FROM job_alert_match JOIN job_alert_query ON job_alert_query.id = query_id
       WHERE key = ? AND batch = ?`,
    )
    .bind(key, done)
    .first<{ jobs: string }>();
  const jobs = (found?.jobs.split(',') ?? []).map(Number).sort((a, b) => a - b);
  matches += expected.length;
  if (jobs.join() !== expected.join()) different += 1;
}
console.log(
  `${COMPARED} searches compared with the job search: ${matches} matches, ${different} searches differ`,
);
const total = await db
  .prepare(
    'SELECT count(*) AS searches, sum(length(jobs)) AS length FROM job_alert_match WHERE batch = ?',
  )
  .bind(done)
  .first();
console.log(`Searches with matches, and the length of their lists: ${JSON.stringify(total)}`);
close();
rmSync(folder, { recursive: true });
if (sum > TARGETS_MS.sum || slowest.ms > TARGETS_MS.statement || different > 0) {
  console.error('A target is missed.');
  process.exitCode = 1;
}
