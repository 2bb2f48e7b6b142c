/*
 * Measures job search with a growing number of jobs.
 * Usage: npm run bench:search [-- sizes…] [-- --slowest] [-- --rows] [-- --sizes]
 * bench/README.md describes the measurements.
 */
import { findPlacedJob, similarJobs } from '../worker/backend/jobs/repository.ts';
import { createBuiltInReader } from '../worker/backend/jobs/search/engines/built-in/built-in-reader.ts';
import { searchJobs } from '../worker/backend/jobs/search/search-jobs.ts';
import { suggest } from '../worker/backend/jobs/search/suggest.ts';
import { RADIUS_QUERIES, SEARCH_QUERIES, SUGGESTION_QUERIES } from './search-queries.ts';
import { printRows } from './search-rows.ts';
import { openTimedDatabase } from './sqlite-as-d1.ts';
import { databaseFileIn, jobDatabase } from './support/job-database.ts';

const ROUNDS = 5;
const NOW = Date.UTC(2026, 10, 20, 12);
const TARGETS_MS = { search: 25, job: 2 };

const PARTS_SHOWN = 20;

/**
 * Prints the sizes of the tables and indexes in a database file, largest first; an FTS5 index
 * consists of several tables.
 */
async function printSizes(size: number): Promise<void> {
  const timed = openTimedDatabase(databaseFileIn(await jobDatabase(size, NOW)));
  const { results } = await timed.db
    .prepare('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name ORDER BY bytes DESC')
    .all<{ name: string; bytes: number }>();
  const mb = (bytes: number) => (bytes / 1e6).toFixed(1).padStart(9);
  console.log(
    `\n${size} jobs, MB\n${mb(results.reduce((sum, { bytes }) => sum + bytes, 0))} in total`,
  );
  for (const { name, bytes } of results.slice(0, PARTS_SHOWN)) console.log(`${mb(bytes)} ${name}`);
  timed.close();
}

const options = process.argv.slice(2);
const sizes = options.map(Number).filter((size) => size > 0);

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
const ms = (value: number) => value.toFixed(2).padStart(8);
const figures = (values: readonly number[]) =>
  `p50 ${ms(quantile(values, 0.5))}  p95 ${ms(quantile(values, 0.95))}  max ${ms(Math.max(...values))} ms`;

async function measure(size: number): Promise<number> {
  const timed = openTimedDatabase(databaseFileIn(await jobDatabase(size, NOW)));
  const { db, takeTime } = timed;
  await searchJobs(createBuiltInReader(db), SEARCH_QUERIES[0] as (typeof SEARCH_QUERIES)[0], NOW);
  const first = takeTime().ms;

  const inDatabase = SEARCH_QUERIES.map(() => [] as number[]);
  const inJavaScript = SEARCH_QUERIES.map(() => [] as number[]);
  const slowest: string[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, query] of SEARCH_QUERIES.entries()) {
      const start = performance.now();
      const searchResult = await searchJobs(createBuiltInReader(db), query, NOW);
      const all = performance.now() - start;
      const { ms: database, statements } = takeTime();
      // The first round is a warm-up.
      if (round === 0) continue;
      inDatabase[i]?.push(database);
      inJavaScript[i]?.push(all - database);
      const parts = statements.map((statement) => statement.ms.toFixed(1)).join(' ');
      const parameters = Object.entries(query).filter(
        ([, value]) => value !== null && String(value),
      );
      slowest[i] =
        `${String(searchResult.total).padStart(7)}  ${JSON.stringify(Object.fromEntries(parameters))}  ${parts}`;
    }
  }
  const medians = inDatabase.map((times) => quantile(times, 0.5));
  console.log(`${String(size).padStart(6)} jobs  search  ${figures(medians)}`);
  console.log(
    `${' '.repeat(13)}in JS   ${figures(inJavaScript.map((times) => quantile(times, 0.5)))}`,
  );
  console.log(`${' '.repeat(13)}first search, including the dictionary: ${first.toFixed(1)} ms`);
  if (options.includes('--slowest')) {
    const order = medians.map((time, i) => ({ time, i })).sort((a, b) => b.time - a.time);
    for (const { time, i } of order.slice(0, 25)) console.log(ms(time), slowest[i]);
  }

  const measureTimes = async <Query>(
    queries: readonly Query[],
    ask: (query: Query) => Promise<unknown>,
  ): Promise<number[]> => {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const query of queries) {
        await ask(query);
        const { ms: database } = takeTime();
        // The first round is a warm-up.
        if (round > 0) times.push(database);
      }
    }
    return times;
  };
  const around = await measureTimes(RADIUS_QUERIES, (query) =>
    searchJobs(createBuiltInReader(db), query, NOW),
  );
  console.log(`${' '.repeat(13)}radius  ${figures(around)}`);
  const suggestions = await measureTimes(SUGGESTION_QUERIES, (query) => suggest(db, query, NOW));
  console.log(`${' '.repeat(13)}suggest ${figures(suggestions)}`);

  const { results } = await db
    .prepare("SELECT fid FROM job WHERE status = 'open' ORDER BY fid LIMIT 200")
    .all<{ fid: string }>();
  takeTime();
  const oneJob: number[] = [];
  const similar: number[] = [];
  for (const { fid } of results) {
    const job = await findPlacedJob(createBuiltInReader(db), fid, NOW);
    oneJob.push(takeTime().ms);
    if (job) await similarJobs(createBuiltInReader(db), job, 4, NOW);
    similar.push(takeTime().ms);
  }
  console.log(`${' '.repeat(13)}a job   ${figures(oneJob)}`);
  console.log(`${' '.repeat(13)}similar ${figures(similar)}`);
  timed.close();
  const p95 = quantile(medians, 0.95);
  if (quantile(suggestions, 0.95) > p95 / 2) {
    console.log('Goal missed: a suggestion costs at most half as much as a search.');
    process.exitCode = 1;
  }
  if (size === 100_000 && (p95 > TARGETS_MS.search || quantile(oneJob, 0.95) > TARGETS_MS.job)) {
    console.log(`Goals missed: search ${TARGETS_MS.search} ms, a job ${TARGETS_MS.job} ms.`);
    process.exitCode = 1;
  }
  return p95;
}

if (options.includes('--rows')) {
  for (const size of sizes.length ? sizes : [10_000]) await printRows(size, NOW);
  process.exit();
}

if (options.includes('--sizes')) {
  for (const size of sizes.length ? sizes : [10_000]) await printSizes(size);
  process.exit();
}

console.log(`${SEARCH_QUERIES.length} queries, median of ${ROUNDS} runs of each\n`);
let before: number | undefined;
for (const size of sizes.length ? sizes : [1_000, 10_000, 100_000]) {
  const p95 = await measure(size);
  if (before) console.log(`${' '.repeat(13)}p95 grew by a factor of ${(p95 / before).toFixed(1)}`);
  before = p95;
}
