import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { JobSearchQuerySchema } from '../../../src/contracts/job.ts';
import type { JobAlertForm } from '../../../src/contracts/site/job-alert.ts';
import { queryRecord } from '../../../src/lib/query.ts';
import { nameSearch } from '../../../src/lib/words/name-search.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { randomId } from '../../http/secrets.ts';
import { batchUnlessErased } from '../erasures/batch-unless-erased.ts';
import { type NewEvent, recordEvent } from '../events/record-event.ts';
import { openJobIndex } from '../jobs/job-index.ts';
import { type AlertQuery, formatAlertQuery } from './alert-query.ts';
import { saveQueries } from './save-query.ts';

/** Limits on the alerts of one address, and on those that one network asks for in a UTC day. */
export const ALERTS_MAX = { address: 20, network: 20 };

const ALL_JOBS = 'All new jobs';

/** A search as an alert stores it, with its name. */
export interface NamedQuery extends AlertQuery {
  readonly name: string;
}

/**
 * Reads a search from the parameters of `/jobs`. If the job search corrects its text, the alert has
 * the corrected text.
 */
export const readSearch = async (
  bindings: Bindings,
  search: string,
  now: number,
): Promise<NamedQuery> => {
  const query = v.parse(JobSearchQuerySchema, queryRecord(search));
  const found = await openJobIndex(bindings).search(
    { ...query, fid: [], page: 1, perPage: 1 },
    now,
  );
  const understood = { ...query, q: found.correctedQuery ?? query.q };
  return {
    ...(await formatAlertQuery(understood)),
    name: nameSearch({ ...understood, fid: [] }, found) ?? ALL_JOBS,
  };
};

/**
 * Counts a request, whatever becomes of it.
 * @throws HttpError 429 if the network has reached its limit for the day
 */
const countRequest = async (db: D1Database, network: string, now: number): Promise<void> => {
  const { meta } = await db
    .prepare(
      `INSERT INTO job_alert_request (network, requests, at) VALUES (?, 1, ?)
       ON CONFLICT (network) DO UPDATE SET requests = requests + 1 WHERE requests < ?`,
    )
    .bind(network, now, ALERTS_MAX.network)
    .run();
  if (meta.changes > 0) return;
  throw new HttpError(
    429,
    'too_many_alerts',
    'Too many job alerts were requested from your network today. Please try again tomorrow.',
  );
};

/**
 * Writes an alert that its address has to confirm, and the event that asks it to. Nothing that the
 * caller learns depends on the address. The same search for the same address is one alert; over the
 * limit of the address no alert is written.
 * @param network as returned by `networkHash`
 * @returns the event; undefined if the address was erased after the request arrived at `now`
 * @throws HttpError 429 if the network asked for too many alerts today
 */
export const requestAlert = async (
  bindings: Bindings,
  { email, frequency, search }: Pick<JobAlertForm, 'email' | 'frequency' | 'search'>,
  network: string,
  now: number,
): Promise<NewEvent | undefined> => {
  const { JOBS, PEOPLE } = bindings;
  await countRequest(PEOPLE, network, now);
  const { key, json, name } = await readSearch(bindings, search, now);
  await saveQueries(JOBS, [{ key, json }], now).run();
  const requested = recordEvent(PEOPLE, 'job_alert_requested', { email }, now, {
    sql: 'EXISTS (SELECT 1 FROM job_alert WHERE email = ?)',
    values: [email],
  });
  const written = await batchUnlessErased(bindings, email, now, (unless) => [
    PEOPLE.prepare(
      `INSERT INTO job_alert (id, address_id, email, query_key, query, name, frequency,
         created_at, matched_to)
       SELECT ?1, coalesce((SELECT address_id FROM job_alert WHERE email = ?3), ?2), ?3, ?4, ?5, ?6,
         ?7, ?8, 0
       WHERE (SELECT count(*) FROM job_alert WHERE email = ?3 AND query_key <> ?4) < ?9
         AND ${unless.sql}
       ON CONFLICT (email, query_key) DO UPDATE SET frequency = excluded.frequency,
         created_at = excluded.created_at
       WHERE confirmed_at IS NULL`,
    ).bind(
      ...[randomId(), randomId(), email, key, json, name, frequency, now],
      ...[ALERTS_MAX.address, ...unless.values],
    ),
    requested.statement,
  ]);
  return written && requested;
};
