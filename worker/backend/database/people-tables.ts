/*
 * Which tables belong to which database (decision 14). The migrations create all of them in both
 * databases; those of the other database stay empty. Tables that no list here names belong to the
 * jobs database.
 */

export interface PeopleTable {
  readonly name: string;
  /** Columns of its primary key. */
  readonly key: readonly string[];
  /** Columns that order its pages where those are not the key; the key comes last. */
  readonly order?: readonly string[];
  /** SQL condition that selects its rows. */
  readonly where?: string;
}

/** The order of the operators' lists, newest first (`person_text`). */
const byTime = (name: string, time: string): PeopleTable => ({
  name,
  key: ['id'],
  order: [time, 'id'],
});

/** Tables with personal records, referenced tables first. */
export const PEOPLE_TABLES: readonly PeopleTable[] = [
  { name: 'signing_key', key: ['name'] },
  { name: 'erasure', key: ['address_hash'] },
  { name: 'reviewer', key: ['id'] },
  { name: 'candidate', key: ['id'] },
  { name: 'candidate_token', key: ['hash'] },
  byTime('referral', 'created_at'),
  { name: 'job_interest', key: ['id'] },
  byTime('contact_request', 'created_at'),
  // Repeated applications reference the first one.
  { ...byTime('application', 'submitted_at'), where: 'repeats IS NULL' },
  { ...byTime('application', 'submitted_at'), where: 'repeats IS NOT NULL' },
  { name: 'application_status', key: ['application_id', 'status', 'at'] },
  { name: 'review_grant', key: ['id'] },
  { name: 'review_grant_application', key: ['grant_id', 'application_id'] },
  { name: 'review', key: ['id'] },
  { name: 'review_version', key: ['review_id', 'version'] },
  { name: 'feedback', key: ['id'] },
  { name: 'resume_read', key: ['id'] },
  { name: 'event', key: ['id'] },
  { name: 'outbox', key: ['id'] },
  { name: 'audit_log', key: ['id'] },
  { name: 'security_event', key: ['hour', 'kind', 'network'] },
  { name: 'stored_bytes', key: ['hour', 'network'] },
];

/** Written by triggers: the texts by which operators search for people. */
export const PEOPLE_INDEX: readonly string[] = ['person_text', 'person_fts'];

/** Both databases have rows of their own in these. */
export const SHARED_TABLES: readonly string[] = [
  'app_setting',
  'record_count',
  'heartbeat',
  // Triggers of `app_setting` write to it.
  'version',
];
