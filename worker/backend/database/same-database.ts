import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Bindings } from '../../env.ts';
import { randomId } from '../../http/secrets.ts';
import { readProgress } from '../progress.ts';

type Databases = Pick<Bindings, 'JOBS' | 'PEOPLE'>;

const SETTING = 'database';

/** Message to operators if personal records remain in the jobs database. */
export const PEOPLE_LEFT =
  'Personal records are still in the JOBS database, but PEOPLE is a different database. Set PEOPLE_MOVE=on, deploy, and run: npm run ops -- move-people';

/**
 * Stores a unique mark in the database unless it already has one. The mark identifies the database
 * under either binding.
 */
export const markDatabase = async ({ JOBS }: Pick<Databases, 'JOBS'>): Promise<void> => {
  await JOBS.prepare('INSERT OR IGNORE INTO app_setting (key, value) VALUES (?, json_quote(?))')
    .bind(SETTING, randomId())
    .run();
};

const readMark = (db: D1Database) => readProgress(db, SETTING, v.string());

/** Whether JOBS and PEOPLE refer to the same database. JOBS must already have a mark. */
export const areSameDatabase = async ({ JOBS, PEOPLE }: Databases): Promise<boolean> =>
  (await readMark(JOBS)) === (await readMark(PEOPLE));

const PEOPLE_COUNTED = `kind IN ('application', 'candidate', 'contact_request', 'job_alert', 'job_report',
  'outbox', 'referral', 'review_grant')`;

/**
 * Whether personal records are still in the jobs database although PEOPLE refers to another one.
 * This happens if PEOPLE was bound too early or the move is unfinished. The check writes nothing.
 * Databases without a mark are treated as the same database.
 */
export const arePeopleLeft = async (databases: Databases): Promise<boolean> =>
  (await databases.JOBS.prepare(
    `SELECT 1 FROM record_count WHERE ${PEOPLE_COUNTED} AND records > 0 LIMIT 1`,
  ).first()) !== null && !(await areSameDatabase(databases));
