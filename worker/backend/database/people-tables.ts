/*
 * Which tables are whose (decision 83). The migrations make all of them in both databases; those of
 * the other one stay empty. What no list here names is of jobs.
 */

export interface PeopleTable {
  readonly name: string;
  /** Columns of its primary key. */
  readonly key: readonly string[];
  /** By what it is read, where that is not the key: with the key at its end. */
  readonly order?: readonly string[];
  /** Which of its rows. */
  readonly where?: string;
}

/** As operators are shown what came last first (`person_text`). */
const byTime = (name: string, time: string): PeopleTable => ({
  name,
  key: ['id'],
  order: [time, 'id'],
});

/** Tables of people, those first that others refer to. */
export const PEOPLE_TABLES: readonly PeopleTable[] = [
  { name: 'signing_key', key: ['name'] },
  { name: 'erasure', key: ['address_hash'] },
  { name: 'reviewer', key: ['id'] },
  { name: 'candidate', key: ['id'] },
  { name: 'candidate_token', key: ['hash'] },
  byTime('referral', 'created_at'),
  { name: 'job_interest', key: ['id'] },
  byTime('contact_request', 'created_at'),
  // Repeated applications name the first one.
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

/** What triggers write of them: the names that operators look people up by. */
export const PEOPLE_INDEX: readonly string[] = ['person_text', 'person_fts'];

/** Both databases have rows of their own in these. */
export const SHARED_TABLES: readonly string[] = [
  'app_setting',
  'record_count',
  'heartbeat',
  // Triggers of `app_setting` name it.
  'version',
];
