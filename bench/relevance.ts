/*
 * Whether people find the right jobs: npm run bench:relevance [-- --weak] [-- --aside]
 * What is measured stands in bench/README.md.
 */
import { createHash } from 'node:crypto';
import { openDatabaseFolder } from '../tests/support/database.ts';
import { searchJobs } from '../worker/backend/jobs/search/search-jobs.ts';
import { gradeOf, RIGHT } from './relevance/grade.ts';
import { readGradedJobs } from './relevance/graded-jobs.ts';
import { JUDGED_QUERIES, type JudgedQuery } from './relevance/queries.ts';
import { NO_FILTERS } from './search-queries.ts';
import { jobDatabase } from './support/job-database.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DEMO_JOBS = 600;
const ASIDE = 100;
const GOALS = { precision: 0.92, ndcg: 0.9, between: 0.05 };

const keyOf = ({ q, location }: JudgedQuery) => `${q}\n${location}`;
const hashOf = (query: JudgedQuery) => createHash('sha256').update(keyOf(query)).digest('hex');

/** Not looked at while the ranking is worked on, so that it is not made for them. */
const aside = new Set(
  JUDGED_QUERIES.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1)).slice(0, ASIDE),
);

interface Result {
  readonly query: JudgedQuery;
  /** Right ones among the first five, of as many as there could be. */
  readonly precision: number;
  readonly ndcg: number;
  readonly isEmpty: boolean;
  readonly first: readonly { title: string; grade: number }[];
}

const gain = (grades: readonly number[]) =>
  grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const { db, dispose } = await openDatabaseFolder(await jobDatabase(DEMO_JOBS, NOW));
const jobs = await readGradedJobs(db);

const results: Result[] = [];
const without: JudgedQuery[] = [];
for (const query of JUDGED_QUERIES) {
  const { q, location, wanted } = query;
  const grades = new Map(jobs.map((job) => [job.fid, gradeOf(wanted, job)]));
  const right = [...grades.values()].filter((grade) => grade >= RIGHT).length;
  if (right === 0) {
    without.push(query);
    continue;
  }
  const { hits } = await searchJobs(
    db,
    { ...NO_FILTERS, q, location: location ? [location] : [] },
    NOW,
  );
  const first = hits.map(({ fid, title }) => ({ title, grade: grades.get(fid) ?? 0 }));
  const found = first.slice(0, 5).filter(({ grade }) => grade >= RIGHT).length;
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, 10);
  results.push({
    query,
    precision: found / Math.min(5, right),
    ndcg: gain(first.slice(0, 10).map(({ grade }) => grade)) / gain(ideal),
    isEmpty: hits.length === 0,
    first: first.slice(0, 5),
  });
}
await dispose();

const line = (name: string, some: readonly Result[]) => {
  const empty = some.filter(({ isEmpty }) => isEmpty).length;
  const figures = [mean(some.map((one) => one.precision)), mean(some.map((one) => one.ndcg))];
  console.log(
    `${name.padEnd(28)} ${String(some.length).padStart(4)}  ` +
      `${figures.map((figure) => figure.toFixed(3)).join('  ')}  ${empty} empty`,
  );
  return { precision: figures[0] ?? 0, ndcg: figures[1] ?? 0, empty };
};

const isAside = ({ query }: Result) => aside.has(query);
console.log(`${''.padEnd(28)}    n    p@5  ndcg@10\n`);
const seen = line(
  'while working',
  results.filter((one) => !isAside(one)),
);
const unseen = line('kept aside', results.filter(isAside));
const all = line('all', results);
console.log(`${without.length} queries have no right job and count apart.\n`);
const shown = results.filter((one) => process.argv.includes('--aside') || !isAside(one));
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
  console.log('\nFirst results with their grades, of queries below 0.8:');
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
  Math.abs(seen.precision - unseen.precision) > GOALS.between;
if (isMissed) {
  console.log(
    `\nMissed: p@5 ${GOALS.precision}, nDCG@10 ${GOALS.ndcg}, nothing empty, both parts within ${GOALS.between}.`,
  );
  process.exitCode = 1;
}
