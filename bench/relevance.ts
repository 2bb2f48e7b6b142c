/*
 * Measures how well searches find the right jobs.
 * Usage: npm run bench:relevance [-- --weak] [-- --aside] [-- --postgres]
 * bench/README.md describes the measurements.
 */
import { createHash } from 'node:crypto';
import { openDatabaseFolder } from '../tests/support/database.ts';
import { readGradedJobs } from './relevance/graded-jobs.ts';
import { calculateMean, type Measured, measureQuery } from './relevance/measure-query.ts';
import { JUDGED_QUERIES, type JudgedQuery } from './relevance/queries.ts';
import { jobDatabase } from './support/job-database.ts';
import { createReader } from './support/read-postgres.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DEMO_JOBS = 600;
/** Selects 100 of the first 449 queries. Adding queries does not change the selection. */
const ASIDE_BELOW = '3be7';
const GOALS = { precision: 0.92, ndcg: 0.9, between: 0.05 };

const getKey = ({ q, location }: JudgedQuery) => `${q}\n${location}`;
const hashQuery = (query: JudgedQuery) => createHash('sha256').update(getKey(query)).digest('hex');

/**
 * True for queries that are held out while the ranking is tuned, so that the ranking cannot be
 * overfitted to them.
 */
const isHeldOut = ({ query }: Measured) => hashQuery(query) < ASIDE_BELOW;

const { db, dispose } = await openDatabaseFolder(await jobDatabase(DEMO_JOBS, NOW));
const jobs = await readGradedJobs(db);
const reader = await createReader(db);

const results: Measured[] = [];
let without = 0;
for (const query of JUDGED_QUERIES) {
  const measured = await measureQuery(reader, query, jobs, NOW);
  if (measured) results.push(measured);
  else without++;
}
await dispose();

const line = (name: string, some: readonly Measured[]) => {
  const empty = some.filter(({ isEmpty }) => isEmpty).length;
  const figures = [calculateMean(some, 'precision'), calculateMean(some, 'ndcg')];
  console.log(
    `${name.padEnd(28)} ${String(some.length).padStart(4)}  ` +
      `${figures.map((figure) => figure.toFixed(3)).join('  ')}  ${empty} empty`,
  );
  return { precision: figures[0] ?? 0, ndcg: figures[1] ?? 0, empty };
};

console.log(`${''.padEnd(28)}    n    p@5  ndcg@10\n`);
const working = line(
  'working set',
  results.filter((one) => !isHeldOut(one)),
);
const unseen = line('held out', results.filter(isHeldOut));
const all = line('all', results);
console.log(`${without} queries have no right job and do not count.\n`);
const shown = results.filter((one) => process.argv.includes('--aside') || !isHeldOut(one));
for (const kind of new Set(shown.map(({ query }) => query.kind))) {
  line(
    `  ${kind}`,
    shown.filter(({ query }) => query.kind === kind),
  );
}
for (const language of new Set(shown.map(({ query }) => query.language))) {
  line(
    `  ${language}`,
    shown.filter(({ query }) => query.language === language),
  );
}

if (process.argv.includes('--weak')) {
  console.log('\nFirst results with their grades, for queries below 0.8:');
  for (const { query, precision, first } of shown.filter((one) => one.precision < 0.8)) {
    const place = query.location && ` @${query.location}`;
    const titles = first.map(({ title, grade }) => `${grade} ${title.slice(0, 40)}`);
    console.log(
      `${precision.toFixed(2)}  ${query.q}${place} (${query.kind})  ${titles.join(' | ')}`,
    );
  }
}

const isMissed =
  all.precision < GOALS.precision ||
  all.ndcg < GOALS.ndcg ||
  all.empty > 0 ||
  Math.abs(working.precision - unseen.precision) > GOALS.between;
if (isMissed) {
  console.log(
    `\nGoals missed: p@5 ${GOALS.precision}, nDCG@10 ${GOALS.ndcg}, no empty results, both parts within ${GOALS.between}.`,
  );
  process.exitCode = 1;
}
