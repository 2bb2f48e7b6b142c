import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Bindings } from '../../env.ts';
import { randomId } from '../../http/secrets.ts';
import { readProgress } from '../progress.ts';

type Databases = Pick<Bindings, 'JOBS' | 'PEOPLE'>;

const SETTING = 'database';

/** What operators are told where people are left behind. */
export const PEOPLE_LEFT =
  'People are still in the database that JOBS names, but PEOPLE names another one. Set PEOPLE_MOVE=on, deploy, and run: npm run ops -- move-people';

/** Gives the database a mark of its own, once, by which it is known under either name. */
export const markDatabase = async ({ JOBS }: Pick<Databases, 'JOBS'>): Promise<void> => {
  await JOBS.prepare('INSERT OR IGNORE INTO app_setting (key, value) VALUES (?, json_quote(?))')
    .bind(SETTING, randomId())
    .run();
};

const readMark = (db: D1Database) => readProgress(db, SETTING, v.string());

/** Whether JOBS, which is marked, and PEOPLE name one database. */
export const areSameDatabase = async ({ JOBS, PEOPLE }: Databases): Promise<boolean> =>
  (await readMark(JOBS)) === (await readMark(PEOPLE));

const PEOPLE_COUNTED = `kind IN ('application', 'candidate', 'contact_request', 'outbox', 'referral',
  'review_grant')`;

/**
 * Whether people are still in the database of jobs although PEOPLE names another one: bound too
 * early, or moved half-way. Reads only; a database that was never marked is not known to be another.
 */
export const arePeopleLeft = async (databases: Databases): Promise<boolean> =>
  (await databases.JOBS.prepare(
    `SELECT 1 FROM record_count WHERE ${PEOPLE_COUNTED} AND records > 0 LIMIT 1`,
  ).first()) !== null && !(await areSameDatabase(databases));
