import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { BUILD_ID } from '../../builds/served-build.ts';
import type { Condition } from '../condition.ts';
import { type Dictionary, loadNewestDictionary } from '../jobs/search/index/dictionary.ts';
import { readPlaces } from '../jobs/search/plan-places.ts';
import { type AlertPlan, planAlertQuery, understandAlertQuery } from './plan-alert-query.ts';

/** The number of searches per slice; planning one takes about half a millisecond. */
const QUERIES_AT_ONCE = 100;

type QueryRow = { readonly id: number; readonly query: string } & {
  readonly [Column in keyof AlertPlan]: AlertPlan[Column] | null;
};

const PLAN_COLUMNS = `expression, words, max_age_days AS maxAgeDays, salary_in AS salaryIn,
  salary_min AS salaryMin, salary_max AS salaryMax`;

/**
 * Loads the dictionary with everything that the jobs indexed so far have, and what identifies it:
 * while that stays the same, every search is planned in the same way.
 */
export const loadPlanningDictionary = async (
  db: D1Database,
  now: number,
): Promise<{ readonly dictionary: Dictionary; readonly version: string }> => {
  const dictionary = await loadNewestDictionary(db, now);
  const named = await db
    .prepare(
      'SELECT max(named_at) AS at FROM company INDEXED BY company_by_naming WHERE named_at > 0',
    )
    .first<{ at: number | null }>();
  const { lastCode, versions, isWhole, money } = dictionary;
  const parts = [BUILD_ID, lastCode, versions.get('reference'), named?.at, isWhole, money];
  return { dictionary, version: JSON.stringify(parts) };
};

/** Reads the places of all searches at once, instead of one after the other. */
const readAllPlaces = (
  db: D1Database,
  rows: readonly QueryRow[],
  dictionary: Dictionary,
): Promise<void> => {
  const texts = rows.flatMap(({ query: json }) => {
    const { query, understood } = understandAlertQuery(json, dictionary);
    const typed = understood.facts.filter(({ facet }) => facet === 'location');
    return [
      ...query.location,
      ...typed.flatMap(({ words, values }) => [words.join(' '), ...values]),
    ];
  });
  return readPlaces(db, texts, dictionary);
};

/** Statements that store the plans. `onlyIf` is added to each of them. */
const storeStatements = (
  db: D1Database,
  plans: readonly ({ id: number } & AlertPlan)[],
  onlyIf: Condition,
): D1PreparedStatement[] => {
  const json = JSON.stringify(plans);
  const prepare = (sql: string) => db.prepare(sql).bind(json, ...onlyIf.values);
  const PLANS = 'json_each(?)';
  return [
    prepare(
      `UPDATE job_alert_query SET expression = plan.value ->> 'expression',
         words = plan.value ->> 'words', max_age_days = plan.value ->> 'maxAgeDays',
         salary_in = plan.value ->> 'salaryIn', salary_min = plan.value ->> 'salaryMin',
         salary_max = plan.value ->> 'salaryMax'
       FROM ${PLANS} AS plan WHERE job_alert_query.id = plan.value ->> 'id' AND ${onlyIf.sql}`,
    ),
    prepare(
      `DELETE FROM job_alert_query_word
       WHERE query_id IN (SELECT value ->> 'id' FROM ${PLANS}) AND ${onlyIf.sql}`,
    ),
    // The tokenizer turns the words into the terms that the index has for them.
    prepare(
      `INSERT INTO job_alert_text (rowid, words) SELECT job_alert_query.id, job_alert_query.words
       FROM ${PLANS} AS plan CROSS JOIN job_alert_query ON job_alert_query.id = plan.value ->> 'id' WHERE ${onlyIf.sql}`,
    ),
    db
      .prepare(
        `INSERT OR IGNORE INTO job_alert_query_word (word, query_id)
         SELECT term, doc FROM job_alert_text_word WHERE ${onlyIf.sql}`,
      )
      .bind(...onlyIf.values),
    db
      .prepare(
        `INSERT INTO job_alert_text (job_alert_text) SELECT 'delete-all' WHERE ${onlyIf.sql}`,
      )
      .bind(...onlyIf.values),
  ];
};

/**
 * Plans the next searches after the one with the id `after`: all, or those without a plan.
 * @returns the statements that store what changed, each with the condition `onlyIf`, and the id of
 *   the last search; undefined if there are no more
 */
export const planQueries = async (
  db: D1Database,
  { after, isAll }: { readonly after: number; readonly isAll: boolean },
  onlyIf: Condition,
  now: number,
): Promise<{ statements: D1PreparedStatement[]; last: number } | undefined> => {
  const { results } = await db
    .prepare(
      `SELECT id, query, ${PLAN_COLUMNS} FROM job_alert_query
       WHERE id > ? ${isAll ? '' : 'AND expression IS NULL'} ORDER BY id LIMIT ${QUERIES_AT_ONCE}`,
    )
    .bind(after)
    .all<QueryRow>();
  const last = results.at(-1)?.id;
  if (last === undefined) return undefined;
  const { dictionary } = await loadPlanningDictionary(db, now);
  await readAllPlaces(db, results, dictionary);
  const changed: ({ id: number } & AlertPlan)[] = [];
  for (const row of results) {
    const plan = await planAlertQuery(db, row.query, dictionary, now);
    const columns = Object.keys(plan) as (keyof AlertPlan)[];
    if (columns.some((column) => plan[column] !== row[column]))
      changed.push({ id: row.id, ...plan });
  }
  return { statements: changed.length > 0 ? storeStatements(db, changed, onlyIf) : [], last };
};
