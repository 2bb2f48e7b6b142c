import type { Bindings } from '../../env.ts';

/*
 * Which tables a backup has (decision 24). A test compares the lists with the migrations, so that
 * no new table is forgotten.
 */

/** A table that backups have. Its columns and its key are read from the database. */
export interface BackupTable {
  readonly name: string;
  readonly database: keyof Pick<Bindings, 'JOBS' | 'PEOPLE'>;
  /** SQL condition that selects its rows. */
  readonly where?: string;
  /** Filled by the migrations: a restore replaces these rows. */
  readonly isPrefilled?: true;
  /** Columns that triggers count anew during a restore, with their value before. */
  readonly counted?: Readonly<Record<string, number>>;
}

const people = (name: string): BackupTable => ({ name, database: 'PEOPLE' });
const jobs = (name: string): BackupTable => ({ name, database: 'JOBS' });
const prefilled = (name: string): BackupTable => ({ ...jobs(name), isPrefilled: true });

/**
 * In the order in which they are read, a table before those that it references: whatever is
 * written meanwhile, a row's references exist when they are read, or were deleted
 * (`drop-dangling.ts`). Jobs are read before the addresses that retired jobs leave, and events
 * before their mails, as rows move in that direction. A restore writes in the opposite order.
 */
export const BACKUP_TABLES: readonly BackupTable[] = [
  people('resume_read'),
  people('feedback'),
  people('review_version'),
  people('review'),
  people('review_grant_application'),
  people('review_grant'),
  people('application_status'),
  people('pending_move'),
  people('application'),
  people('job_interest'),
  people('referral'),
  people('contact_request'),
  people('job_alert_mailed'),
  people('job_alert'),
  people('job_report'),
  people('employer_contact_ended'),
  people('employer_contact'),
  people('event'),
  people('outbox'),
  people('candidate'),
  people('reviewer'),
  people('security_event'),
  people('audit_log'),
  people('erasure'),
  people('suppressed_address'),
  jobs('job_event'),
  jobs('import_row'),
  jobs('import'),
  // Restored after the jobs of sources, whose trigger deletes rows of this table.
  jobs('job_ask'),
  jobs('source_job'),
  jobs('source'),
  jobs('former_slug'),
  jobs('job'),
  // Restored before the jobs, whose trigger would make all of them new.
  jobs('job_alert_job'),
  jobs('retired_job'),
  { ...jobs('company'), counted: { open_jobs: 0 } },
  jobs('search_synonym'),
  { ...jobs('app_setting'), where: "key IN ('siteName', 'policyUrl', 'socialLinks')" },
  prefilled('subscription_plan'),
  prefilled('job_title'),
  prefilled('job_category'),
  prefilled('company_category'),
  prefilled('salary_unit'),
  prefilled('currency_rate'),
  prefilled('currency'),
  prefilled('state'),
  prefilled('country'),
  jobs('content_change'),
  prefilled('content_space'),
];

/** Triggers and the schedule write these again from the tables above. */
export const REBUILT_TABLES: readonly string[] = [
  ...['company_count', 'facet_count', 'facet_value', 'first_answer', 'id_range', 'job_card'],
  ...['job_change', 'job_engine', 'job_sample', 'job_search', 'job_search_version', 'job_to_index'],
  ...['job_to_renew', 'person_text', 'place_spelling', 'published_count', 'record_count'],
  ...['search_word', 'version', 'work_count'],
  ...['job_alert_query', 'job_alert_query_word'],
  ...['company_fts', 'job_fts', 'job_sample_fts', 'job_text', 'person_fts'],
];

/** The migrations fill these, and nothing changes them. */
export const TABLES_OF_MIGRATIONS: readonly string[] = [
  ...['place', 'place_name', 'place_region', 'region_name', 'reserved_slug'],
];

/**
 * Left out: secrets (signed links and sessions end with a restore), and state that is older than
 * its use once it is restored.
 */
export const TABLES_LEFT_OUT: readonly string[] = [
  ...['signing_key', 'candidate_token', 'stored_bytes', 'heartbeat', 'purge_tag', 'purge_budget'],
  'job_alert_request',
  ...['fault_count', 'dead_letter', 'job_alert_candidate', 'job_alert_match'],
  ...['job_alert_fts', 'job_alert_text', 'job_alert_word', 'job_alert_text_word'],
];
