import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import {
  type Candidate,
  type CandidateProfile,
  CandidateProfileSchema,
} from '../../../src/contracts/candidate.ts';
import { isoDate } from '../../http/iso-date.ts';
import { resumeUrl, type StoredResume } from '../applications/resume-store.ts';
import { unauthorized } from './authenticate-candidate.ts';

export interface CandidateRow {
  id: string;
  email: string;
  profile: string;
  resume_key: string | null;
  resume_name: string | null;
  resume_type: string | null;
  resume_at: number | null;
  created_at: number;
  updated_at: number | null;
}

/**
 * The stored profile, or an empty one if it was stored under earlier rules and is no longer valid.
 */
export const reshapeProfile = (json: string): CandidateProfile => {
  const parsed = v.safeParse(CandidateProfileSchema, JSON.parse(json));
  return parsed.success ? parsed.output : v.parse(CandidateProfileSchema, {});
};

/** What the database has for an account that never saved its details. */
const NEVER_SAVED = '{}';

/** The details of the newest application, for an account that never saved any. */
export const withSentProfile = async (db: D1Database, row: CandidateRow): Promise<CandidateRow> => {
  if (row.profile !== NEVER_SAVED) return row;
  const sent = await db
    .prepare(
      `SELECT json_object('firstName', first_name, 'lastName', last_name,
         'phone', coalesce(phone, ''), 'location', coalesce(location, ''), 'links', json(links)) AS profile
       FROM application WHERE email = ? ORDER BY submitted_at DESC LIMIT 1`,
    )
    .bind(row.email)
    .first<{ profile: string }>();
  return { ...row, ...sent };
};

export const reshapeCandidate = (row: CandidateRow): Candidate => ({
  email: row.email,
  profile: reshapeProfile(row.profile),
  resume:
    row.resume_key === null
      ? null
      : {
          name: row.resume_name ?? '',
          url: resumeUrl(row.resume_key),
          at: isoDate(row.resume_at ?? 0),
        },
});

/** @throws HttpError 401 if the account was erased during the call */
export const findCandidate = async (db: D1Database, id: string): Promise<CandidateRow> => {
  const row = await db
    .prepare('SELECT * FROM candidate WHERE id = ?')
    .bind(id)
    .first<CandidateRow>();
  if (!row) throw unauthorized();
  return row;
};

export const saveProfile = async (
  db: D1Database,
  id: string,
  profile: CandidateProfile,
  now: number,
): Promise<void> => {
  await db
    .prepare('UPDATE candidate SET profile = ?, updated_at = ? WHERE id = ?')
    .bind(JSON.stringify(profile), now, id)
    .run();
};

/**
 * Sets the account's resume to `resume`, or to none, if it is still the file with the key `before`.
 * @returns false if the account now references another file, or was erased
 */
export const setResume = async (
  db: D1Database,
  id: string,
  resume: StoredResume | undefined,
  before: string | null,
  now: number,
): Promise<boolean> => {
  const { meta } = await db
    .prepare(
      `UPDATE candidate SET resume_key = ?, resume_name = ?, resume_type = ?, resume_at = ?,
         updated_at = ? WHERE id = ? AND resume_key IS ?`,
    )
    .bind(
      resume?.key ?? null,
      resume?.name ?? null,
      resume?.type ?? null,
      resume ? now : null,
      now,
      id,
      before,
    )
    .run();
  return meta.changes > 0;
};
