/*
 * Defines which tables belong to which database (decision 14). The migrations create all tables in
 * both databases, and a table remains empty in the database it does not belong to. Tables in none
 * of these lists belong to the jobs database.
 */

export interface PeopleTable {
  readonly name: string;
  /** Columns of the table's primary key. */
  readonly key: readonly string[];
  /**
   * Columns that define the order of pagination, if they differ from the key. The key columns come
   * last.
   */
  readonly order?: readonly string[];
  /** SQL condition, if this entry covers only some of the rows in the table. */
  readonly where?: string;
}

/**
 * A table whose rows are moved in chronological order, since the operators' lists show the newest
 * first (`person_text`).
 */
const byTime = (name: string, time: string): PeopleTable => ({
  name,
  key: ['id'],
  order: [time, 'id'],
});

/** Tables with personal records, referenced tables first. */
export const PEOPLE_TABLES: readonly PeopleTable[] = [
  { name: 'signing_key', key: ['name'] },
  { name: 'erasure', key: ['address_hash'] },
  { name: 'suppressed_address', key: ['address_hash'] },
  { name: 'reviewer', key: ['id'] },
  { name: 'candidate', key: ['id'] },
  { name: 'candidate_token', key: ['hash'] },
  byTime('referral', 'created_at'),
  { name: 'job_interest', key: ['id'] },
  byTime('contact_request', 'created_at'),
  // Repeated applications reference the first one, so they are moved after it.
  { ...byTime('application', 'submitted_at'), where: 'repeats IS NULL' },
  { ...byTime('application', 'submitted_at'), where: 'repeats IS NOT NULL' },
  { name: 'application_status', key: ['application_id', 'status', 'at'] },
  { name: 'pending_move', key: ['application_id'] },
  { name: 'review_grant', key: ['id'] },
  { name: 'review_grant_application', key: ['grant_id', 'application_id'] },
  { name: 'review', key: ['id'] },
  { name: 'review_version', key: ['review_id', 'version'] },
  { name: 'feedback', key: ['id'] },
  { name: 'resume_read', key: ['id'] },
  byTime('job_alert', 'created_at'),
  { name: 'job_alert_mailed', key: ['address_id', 'job_id'] },
  byTime('job_report', 'created_at'),
  { name: 'employer_contact', key: ['company'] },
  { name: 'employer_contact_ended', key: ['company'] },
  { name: 'event', key: ['id'] },
  { name: 'outbox', key: ['id'] },
  { name: 'audit_log', key: ['id'] },
  { name: 'security_event', key: ['hour', 'kind', 'network'] },
  { name: 'job_alert_request', key: ['network'] },
  { name: 'stored_bytes', key: ['hour', 'network'] },
];

/** Tables that operators use to search for people; written by triggers. */
export const PEOPLE_INDEX: readonly string[] = ['person_text', 'person_fts'];

/** Tables that exist in both databases, each with its own rows. */
export const SHARED_TABLES: readonly string[] = [
  'app_setting',
  'record_count',
  'heartbeat',
  // Written by triggers on `app_setting`.
  'version',
];
