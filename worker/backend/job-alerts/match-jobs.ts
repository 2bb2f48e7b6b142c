import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { restAfter } from '../budget.ts';
import type { Condition } from '../condition.ts';
import { INDEXED_WORDS } from '../jobs/search/index/index-statements.ts';
import { DAY_SECONDS, IDS_PER_SECOND, YEAR_2106 } from '../jobs/search/index/job-ids.ts';
import { LIMIT } from '../limit.ts';
import { readProgress } from '../progress.ts';
import { loadPlanningDictionary, planQueries } from './plan-queries.ts';

/*
 * Compares new jobs with the searches of all alerts (decision 31). It works in batches of jobs, and
 * a batch takes four steps:
 *
 *   fill    copies the words of the jobs into a small index of their own
 *   plan    plans searches that are new, or all if the dictionary has changed
 *   find    finds the searches that have a word of these jobs among their anchors (`anchor-words.ts`)
 *   match   runs these searches in the small index, and stores the jobs that they find
 *
 * Each slice of a step is one transaction that also stores how far the work is, on the condition
 * that it is still as this run read it. So the work may be interrupted anywhere, and of two runs at
 * a time only one continues.
 */

const KEY = 'jobAlertMatching';

/** Jobs per batch. */
const JOBS_PER_BATCH = 500;
/** Jobs whose words are copied at a time. */
const FILLED_AT_ONCE = 25;
/** Index words and searches that one slice looks through for candidates. */
const WORDS_AT_ONCE = 2_000;
const FOUND_AT_ONCE = 5_000;
/** Searches that one slice runs, and the total length of their expressions. */
const MATCHED_AT_ONCE = 100;
const MATCHED_LENGTH = 20_000;
/** Jobs that are skipped at a time if there are no alerts. */
const SKIPPED_AT_ONCE = 5_000;

const StateSchema = v.object({
  /** The last completed batch; later batches have higher numbers (Unix milliseconds). */
  done: v.number(),
  /** The version of the dictionary with which all searches were planned last. */
  planned: v.string(),
  run: v.nullable(
    v.object({
      batch: v.number(),
      step: v.picklist(['fill', 'plan', 'find', 'match']),
      /** The jobs copied so far. */
      filled: v.number(),
      /** The dictionary's version at the beginning of the step `plan`. */
      dictionary: v.string(),
      /** The last search planned. */
      query: v.number(),
      /** The last word and search found. */
      word: v.string(),
      found: v.number(),
    }),
  ),
});
type State = v.InferOutput<typeof StateSchema>;
type Run = NonNullable<State['run']>;

const NOTHING_DONE: State = { done: 0, planned: '', run: null };

/** How far the matching is; app_setting in the jobs database. */
export const readMatchingState = async (db: D1Database): Promise<State> =>
  (await readProgress(db, KEY, StateSchema)) ?? NOTHING_DONE;

/** The condition that the stored state is still the one that this run read. */
const isState = (state: State): Condition => ({
  sql: `coalesce((SELECT value FROM app_setting WHERE key = '${KEY}'), ?) = ?`,
  values: [JSON.stringify(NOTHING_DONE), JSON.stringify(state)],
});

/**
 * Runs the statements of a slice, which contain the condition `isState(from)`, and stores the new
 * state.
 * @returns whether the state was still `from`
 */
const writeSlice = async (
  db: D1Database,
  statements: readonly D1PreparedStatement[],
  from: State,
  to: State,
): Promise<boolean> => {
  const onlyIf = isState(from);
  const results = await db.batch([
    ...statements,
    db
      .prepare(
        `INSERT INTO app_setting (key, value) SELECT '${KEY}', ? WHERE ${onlyIf.sql}
         ON CONFLICT (key) DO UPDATE SET value = excluded.value RETURNING key`,
      )
      .bind(JSON.stringify(to), ...onlyIf.values),
  ]);
  return (results.at(-1)?.results.length ?? 0) > 0;
};

/** What a slice writes, and the state after it. */
interface Slice {
  readonly statements: readonly D1PreparedStatement[];
  readonly to: State;
}
type Step = (db: D1Database, state: State, run: Run, now: number) => Promise<Slice>;

const withRun = (state: State, run: Run, changes: Partial<Run>): State => ({
  ...state,
  run: { ...run, ...changes },
});

/** SQL: the new jobs that are indexed and have not expired, at a given time. */
const READY_JOBS = `FROM job_alert_job INDEXED BY job_alert_job_new
    CROSS JOIN job_search ON job_search.job_id = job_alert_job.job_id
  WHERE batch IS NULL AND ends_at > ?
    AND job_alert_job.job_id NOT IN (SELECT job_id FROM job_to_index)`;

const fill: Step = async (db, state, run, now) => {
  const { results } =
    run.filled < JOBS_PER_BATCH
      ? await db
          .prepare(
            `SELECT job_search.job_id AS id,
               (SELECT fid FROM job WHERE job.id = job_search.job_id) AS fid ${READY_JOBS} ${LIMIT}`,
          )
          .bind(now, FILLED_AT_ONCE)
          .all<{ id: number; fid: string }>()
      : { results: [] };
  if (results.length === 0) {
    const { version } = await loadPlanningDictionary(db, now);
    const onlyIf = isState(state);
    return {
      // Merges the index: a word is looked up in each of its segments.
      statements: [
        db
          .prepare(
            `INSERT INTO job_alert_fts (job_alert_fts) SELECT 'optimize' WHERE ${onlyIf.sql}`,
          )
          .bind(...onlyIf.values),
      ],
      to: withRun(state, run, { step: 'plan', dictionary: version, query: 0 }),
    };
  }
  const onlyIf = isState(state);
  const ids = JSON.stringify(results.map(({ id }) => id));
  const fids = JSON.stringify(results.map(({ fid }) => fid));
  return {
    statements: [
      // A job may change or close after it was read. Then it has no words or waits to be indexed.
      db
        .prepare(
          `INSERT INTO job_alert_fts (rowid, words) SELECT job_search.job_id, ${INDEXED_WORDS}
           FROM job_index_source AS source JOIN job_search ON job_search.id = source.id
           WHERE source.fid IN (SELECT value FROM json_each(?))
             AND job_search.job_id NOT IN (SELECT job_id FROM job_to_index) AND ${onlyIf.sql}`,
        )
        .bind(fids, ...onlyIf.values),
      db
        .prepare(
          `UPDATE job_alert_job SET batch = ?1, first_batch = coalesce(first_batch, ?1)
           WHERE job_id IN (SELECT value FROM json_each(?))
             AND job_id IN (SELECT rowid FROM job_alert_fts) AND ${onlyIf.sql}`,
        )
        .bind(run.batch, ids, ...onlyIf.values),
    ],
    to: withRun(state, run, { filled: run.filled + results.length }),
  };
};

const plan: Step = async (db, state, run, now) => {
  const isAll = run.dictionary !== state.planned;
  const planned = await planQueries(db, { after: run.query, isAll }, isState(state), now);
  return planned
    ? { statements: planned.statements, to: withRun(state, run, { query: planned.last }) }
    : {
        statements: [],
        to: withRun({ ...state, planned: run.dictionary }, run, {
          step: 'find',
          word: '',
          found: 0,
        }),
      };
};

const find: Step = async (db, state, run) => {
  const end = await db
    .prepare(`SELECT term FROM job_alert_word WHERE term >= ? ORDER BY term ${LIMIT} OFFSET ?`)
    .bind(run.word, 1, WORDS_AT_ONCE)
    .first<{ term: string }>();
  // Without an ORDER BY, which would sort all rows: the tables of a CROSS JOIN are read in this order,
  // each by its key.
  const upTo = end ? 'AND term < ?' : '';
  const ends = end ? [end.term] : [];
  const rows = `job_alert_word CROSS JOIN job_alert_query_word ON word = term
    WHERE term >= ? ${upTo} AND (word, query_id) > (?, ?)`;
  const values = [run.word, ...ends, run.word, run.found];
  const last = await db
    .prepare(`SELECT word, query_id AS query FROM ${rows} ${LIMIT} OFFSET ?`)
    .bind(...values, 1, FOUND_AT_ONCE - 1)
    .first<{ word: string; query: number }>();
  const onlyIf = isState(state);
  const next = last
    ? { word: last.word, found: last.query }
    : end
      ? { word: end.term, found: 0 }
      : ({ step: 'match' } as const);
  return {
    statements: [
      db
        .prepare(
          `INSERT OR IGNORE INTO job_alert_candidate (query_id) SELECT query_id FROM ${rows}
             AND ${onlyIf.sql} ${LIMIT}`,
        )
        .bind(...values, ...onlyIf.values, FOUND_AT_ONCE),
    ],
    to: withRun(state, run, next),
  };
};

/** SQL over `job_search` and `job_alert_query`: the conditions of a search besides its words. */
const CONDITIONS = `ends_at > ?
  AND (max_age_days IS NULL
    OR job_search.id <= CAST((${YEAR_2106} - CAST(? / 1000 AS INTEGER) + max_age_days * ${DAY_SECONDS} + 1)
      * ${IDS_PER_SECOND} - 1 AS INTEGER))
  AND (salary_min IS NULL OR iif(salary_in = 'usd', salary_rank, yearly_max) >= salary_min)
  AND (salary_max IS NULL OR iif(salary_in = 'usd', usd_min, yearly_min) <= salary_max)`;

const match: Step = async (db, state, run, now) => {
  const { results } = await db
    .prepare(
      `SELECT query_id AS id, coalesce(length(expression), 0) AS length
       FROM job_alert_candidate LEFT JOIN job_alert_query ON job_alert_query.id = query_id
       ORDER BY query_id ${LIMIT}`,
    )
    .bind(MATCHED_AT_ONCE)
    .all<{ id: number; length: number }>();
  const onlyIf = isState(state);
  if (results.length === 0) {
    return {
      statements: [
        db
          .prepare(
            `INSERT INTO job_alert_fts (job_alert_fts) SELECT 'delete-all' WHERE ${onlyIf.sql}`,
          )
          .bind(...onlyIf.values),
      ],
      to: { ...state, done: run.batch, run: null },
    };
  }
  let length = 0;
  const slice = results.filter((row) => {
    length += row.length;
    return length <= MATCHED_LENGTH;
  });
  const last = (slice.at(-1) ?? results[0])?.id ?? 0;
  return {
    statements: [
      db
        .prepare(
          `INSERT OR REPLACE INTO job_alert_match (query_id, batch, jobs)
           SELECT query_id, ?, jobs FROM (
             SELECT query_id, (SELECT group_concat(job_search.job_id)
               FROM job_alert_fts CROSS JOIN job_search ON job_search.job_id = job_alert_fts.rowid
               WHERE job_alert_fts MATCH expression AND ${CONDITIONS}) AS jobs
             FROM job_alert_candidate CROSS JOIN job_alert_query ON job_alert_query.id = query_id
             WHERE query_id <= ? AND expression IS NOT NULL)
           WHERE jobs IS NOT NULL AND ${onlyIf.sql}`,
        )
        .bind(run.batch, now, now, last, ...onlyIf.values),
      db
        .prepare(`DELETE FROM job_alert_candidate WHERE query_id <= ? AND ${onlyIf.sql}`)
        .bind(last, ...onlyIf.values),
    ],
    to: state,
  };
};

const STEPS: Readonly<Record<Run['step'], Step>> = { fill, plan, find, match };

interface Pending {
  /** Whether there are jobs that were not matched. */
  readonly jobs: 0 | 1;
  /** Whether some of them can be matched now: a job that has expired may stay open for a while. */
  readonly ready: 0 | 1;
  readonly queries: 0 | 1;
}

const readPending = (db: D1Database, now: number): Promise<Pending | null> =>
  db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM job_alert_job WHERE batch IS NULL) AS jobs,
         EXISTS (SELECT 1 ${READY_JOBS}) AS ready,
         EXISTS (SELECT 1 FROM job_alert_query) AS queries`,
    )
    .bind(now)
    .first<Pending>();

/** Without alerts, new jobs are not new for the first alert that is written later. */
const skipJobs = async (db: D1Database): Promise<void> => {
  await db
    .prepare(
      `UPDATE job_alert_job SET batch = 0 WHERE job_id IN (
         SELECT job_id FROM job_alert_job WHERE batch IS NULL ${LIMIT})
       AND NOT EXISTS (SELECT 1 FROM job_alert_query)`,
    )
    .bind(SKIPPED_AT_ONCE)
    .run();
};

/**
 * Runs the next slice.
 * @returns whether there may be more to do
 */
const matchSlice = async (db: D1Database, now: number): Promise<boolean> => {
  const state = await readMatchingState(db);
  if (state.run) {
    const { statements, to } = await STEPS[state.run.step](db, state, state.run, now);
    return writeSlice(db, statements, state, to);
  }
  const pending = await readPending(db, now);
  if (!pending?.jobs) return false;
  if (!pending.queries) {
    await skipJobs(db);
    return true;
  }
  if (!pending.ready) return false;
  const run: Run = {
    batch: Math.max(now, state.done + 1),
    ...{ step: 'fill', filled: 0, dictionary: '', query: 0, word: '', found: 0 },
  };
  return writeSlice(db, [], state, { ...state, run });
};

/**
 * Compares new jobs with the searches of all alerts, slice by slice, pausing in between.
 * @param mayGoOn whether another slice may start (`createBudget`)
 * @param rest pauses after a slice that took so many milliseconds
 * @returns whether there may be more to do
 */
export const matchNewJobs = async (
  db: D1Database,
  clock: () => number,
  mayGoOn: () => boolean,
  rest: (ms: number) => Promise<void> = restAfter,
): Promise<boolean> => {
  while (mayGoOn()) {
    const start = Date.now();
    if (!(await matchSlice(db, clock()))) return false;
    await rest(Date.now() - start);
  }
  return true;
};
