/*
 * Which tables are whose (decision 83). The migrations make all of them in both databases; those of
 * the other one stay empty. What neither list names is of jobs.
 */

export interface PeopleTable {
  readonly name: string;
  /** Columns of its primary key. */
  readonly key: readonly string[];
  /** Which of its records: those that others of the table name come first. */
  readonly where?: string;
}

/** Tables of people, those first that others refer to. */
export const PEOPLE_TABLES: readonly PeopleTable[] = [
  { name: 'signing_key', key: ['name'] },
  { name: 'erasure', key: ['address_hash'] },
  { name: 'reviewer', key: ['id'] },
  { name: 'candidate', key: ['id'] },
  { name: 'candidate_token', key: ['hash'] },
  { name: 'referral', key: ['id'] },
  { name: 'job_interest', key: ['id'] },
  { name: 'contact_request', key: ['id'] },
  { name: 'application', key: ['id'], where: 'repeats IS NULL' },
  { name: 'application', key: ['id'], where: 'repeats IS NOT NULL' },
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

/** The names that operators look people up by: written by triggers of other tables. */
export const PEOPLE_INDEX = { text: 'person_text', search: 'person_fts' } as const;

/** Both databases have rows of their own in these. */
export const SHARED_TABLES: readonly string[] = [
  'app_setting',
  'record_count',
  'heartbeat',
  // Triggers of `app_setting` name it.
  'version',
];
