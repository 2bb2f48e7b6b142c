import * as v from 'valibot';
import { type JobSearchQuery, JobSearchQuerySchema } from '../../../src/contracts/job.ts';
import { JOB_SEARCH_NAMES } from '../../../src/contracts/query-names.ts';
import { base64url } from '../../http/secrets.ts';

/** Parameters that concern a page of results, not which jobs match. */
const NOT_STORED: readonly string[] = ['page', 'perPage', 'sort', 'exact', 'fid'];

/** The parameters of an alert's search, in the order in which they are stored. */
const STORED_NAMES = JOB_SEARCH_NAMES.filter((name) => !NOT_STORED.includes(name));

/** A search as alerts store it. */
export interface AlertQuery {
  /** Identifies the search: equal searches have equal keys. */
  readonly key: string;
  /** The parameters that are set, as JSON. */
  readonly json: string;
}

/** Formats a search as alerts store it: equal searches are stored once. */
export const formatAlertQuery = async (query: JobSearchQuery): Promise<AlertQuery> => {
  const set = STORED_NAMES.flatMap((name): [string, unknown][] => {
    const value = query[name];
    if (Array.isArray(value)) {
      return value.length > 0 ? [[name, [...new Set(value)].sort()]] : [];
    }
    const text = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value;
    return text === null || text === '' ? [] : [[name, text]];
  });
  const json = JSON.stringify(Object.fromEntries(set));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(json));
  return { key: base64url(digest), json };
};

/** Formats a search as the parameters of `/jobs`, without `?`. */
export const formatSearch = (json: string): string =>
  new URLSearchParams(
    Object.entries(JSON.parse(json) as Record<string, unknown>).map(([name, value]) => [
      name,
      String(value),
    ]),
  ).toString();

const NO_CONDITIONS = v.parse(JobSearchQuerySchema, {});

/** Reads a search from `AlertQuery.json`. */
export const readAlertQuery = (json: string): JobSearchQuery => ({
  ...NO_CONDITIONS,
  ...JSON.parse(json),
});
