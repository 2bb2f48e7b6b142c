import type { D1Database } from '@cloudflare/workers-types';
import { toFts5 } from '../jobs/search/engines/built-in/fts5.ts';
import { buildMatch } from '../jobs/search/engines/scope.ts';
import { anyJobMatch } from '../jobs/search/filters.ts';
import type { Dictionary } from '../jobs/search/index/dictionary.ts';
import { planSearch } from '../jobs/search/plan-search.ts';
import { createKnownNames } from '../jobs/search/query/query-context.ts';
import { type Understanding, understandQuery } from '../jobs/search/query/understand-query.ts';
import { readAlertQuery } from './alert-query.ts';
import { anchorWords } from './anchor-words.ts';

/** How new jobs are compared with a search: the columns of `job_alert_query`. */
export interface AlertPlan {
  readonly expression: string;
  readonly words: string;
  readonly maxAgeDays: number | null;
  readonly salaryIn: 'own' | 'usd';
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
}

const NO_WORDS: Understanding = { terms: [], facts: [], pay: undefined };

/** Parses a search's text as the job search does. */
export const understandAlertQuery = (json: string, dictionary: Dictionary) => {
  const query = readAlertQuery(json);
  const understood =
    query.q === '' ? NO_WORDS : understandQuery(query.q, createKnownNames(dictionary));
  return { query, understood };
};

/**
 * Plans a search as the job search does (`planSearch`), so that new jobs match exactly the searches
 * that find them. `json`: `AlertQuery.json`.
 */
export const planAlertQuery = async (
  db: D1Database,
  json: string,
  dictionary: Dictionary,
  now: number,
): Promise<AlertPlan> => {
  const { query, understood } = understandAlertQuery(json, dictionary);
  const plan = await planSearch(db, query, understood, now);
  const scope = plan.scope();
  const match = buildMatch(scope) ?? anyJobMatch(dictionary);
  return {
    expression: toFts5(match),
    words: anchorWords(match, dictionary).join(' '),
    maxAgeDays: plan.query.postedWithin === null ? null : Number(plan.query.postedWithin),
    salaryIn: scope.salaryIn,
    salaryMin: scope.salaryMin,
    salaryMax: scope.salaryMax,
  };
};
