import {
  ALERT_ANSWER_DAYS,
  UNCONFIRMED_ALERT_DAYS,
  UNSUCCESSFUL_DAYS,
  WITHDRAWN_DAYS,
} from '../../../src/contracts/lifetimes.ts';

/**
 * Retention periods for all records, and the reasons for them. To change a period, change it here
 * (docs/operating.md has the same table). `purge` erases applications together with their files.
 * All other rules are SQL, in which `?1` is the cutoff time (Unix milliseconds); older records are
 * due for removal.
 */

interface Rule {
  readonly name: string;
  /** Retention period in days. */
  readonly days: number;
  readonly because: string;
}

export interface RowRule extends Rule {
  /** The database that contains the table. */
  readonly database: 'JOBS' | 'PEOPLE';
  readonly table: string;
  /** Columns of the table's primary key. */
  readonly key: string;
  /**
   * The time from which a record's age is counted, in Unix milliseconds: an indexed column or
   * expression.
   */
  readonly since: string;
  /** Condition for the records that the rule applies to; if absent, all records in the table. */
  readonly where?: string;
  /**
   * Condition under which a record is retained longer. So that retained records are not read again
   * on every run, a rule with this condition stores its position and starts over once a day. The
   * table's primary key must be a single column.
   */
  readonly unless?: string;
  /** SET clause, if the record is updated instead of deleted. */
  readonly set?: string;
  /**
   * An INSERT … SELECT, without its WHERE clause, that saves the data to be kept when a record is
   * deleted.
   */
  readonly leaves?: string;
}

/** A rule for applications that have been in one of `statuses` for `days` days. */
export interface ApplicationRule extends Rule {
  readonly statuses: readonly string[];
}

export const APPLICATION_RULES: readonly ApplicationRule[] = [
  {
    name: 'withdrawn applications',
    days: WITHDRAWN_DAYS,
    because: 'The applicant withdrew it; a month leaves time to correct a mistake.',
    statuses: ['withdrawn'],
  },
  {
    name: 'unsuccessful applications',
    days: UNSUCCESSFUL_DAYS,
    because: 'A decision may be questioned for half a year.',
    statuses: ['unsuccessful'],
  },
  {
    name: 'undecided applications',
    days: 730,
    because: 'After two years without a change, no decision is expected.',
    statuses: ['submitted', 'shortlisted', 'interviewing', 'offered'],
  },
];

export const ROW_RULES: readonly RowRule[] = [
  {
    name: 'ended jobs',
    days: 365,
    because: 'Closed or archived for a year. An application keeps the data of its job.',
    database: 'JOBS',
    table: 'job',
    key: 'id',
    since: 'coalesce(closed_at, updated_at)',
    where: "status IN ('closed', 'archived')",
    leaves: `INSERT INTO retired_job (fid, slug, company_id, requisition_id)
      SELECT fid, slug, company_id, requisition_id FROM job`,
  },
  {
    name: 'review drafts',
    days: 90,
    because: 'Never submitted, and the reviewer’s link expired three months ago.',
    database: 'PEOPLE',
    table: 'review',
    key: 'id',
    since: 'draft_at',
    where: 'draft IS NOT NULL',
    unless: `EXISTS (SELECT 1 FROM review_grant_application AS granted
      JOIN review_grant ON review_grant.id = granted.grant_id
      WHERE granted.application_id = review.application_id
        AND review_grant.reviewer_id = review.reviewer_id
        AND min(expires_at, coalesce(revoked_at, expires_at)) > ?1)`,
    set: 'draft = NULL, draft_at = NULL',
  },
  {
    name: 'sign-in links and sessions',
    days: 1,
    because: 'They no longer work once they have expired.',
    database: 'PEOPLE',
    table: 'candidate_token',
    key: 'hash',
    since: 'expires_at',
  },
  {
    name: 'keys of network hashes',
    days: 1,
    because: 'Without its key, a hash of that day cannot be traced to an address.',
    database: 'PEOPLE',
    table: 'signing_key',
    key: 'name',
    since: 'created_at',
    // GLOB can use the primary key's index, unlike LIKE.
    where: "name GLOB 'network-*'",
  },
  {
    name: 'replaced signing keys',
    days: 1,
    because: 'Nothing that they signed is valid any more.',
    database: 'PEOPLE',
    table: 'signing_key',
    key: 'name',
    since: 'verifies_until',
  },
  {
    name: 'security events',
    days: 90,
    because: 'They identify no one and show the attacks of the last quarter.',
    database: 'PEOPLE',
    table: 'security_event',
    key: 'hour, kind, network',
    since: 'last_at',
    // `hour` counts hours since 1970 and is the first column of the primary key.
    where: 'hour <= ?1 / 3600000',
  },
  {
    name: 'stored bytes by network',
    days: 1,
    because: 'The hour that they count is over.',
    database: 'PEOPLE',
    table: 'stored_bytes',
    key: 'hour, network',
    since: 'hour',
  },
  {
    name: 'requests for job alerts by network',
    days: 1,
    because: 'The day that they count is over.',
    database: 'PEOPLE',
    table: 'job_alert_request',
    key: 'network',
    since: 'at',
  },
  {
    name: 'emails with a sign-in link',
    days: 1,
    because: 'The link expires within minutes.',
    database: 'PEOPLE',
    table: 'outbox',
    key: 'id',
    since: 'created_at',
    where: "template = 'magic_link'",
  },
  {
    name: 'emails sent',
    days: 30,
    because: 'A month to check what was sent to whom.',
    database: 'PEOPLE',
    table: 'outbox',
    key: 'id',
    since: 'sent_at',
  },
  {
    name: 'emails kept or failed',
    days: 90,
    because: 'No operator sent them within three months.',
    database: 'PEOPLE',
    table: 'outbox',
    key: 'id',
    since: 'created_at',
    where: 'sent_at IS NULL',
  },
  {
    name: 'suppressed addresses',
    days: 730,
    because: 'A mailbox may exist again, or have another owner, after two years.',
    database: 'PEOPLE',
    table: 'suppressed_address',
    key: 'address_hash',
    since: 'suppressed_at',
  },
  {
    name: 'events',
    days: 30,
    because: 'Their emails are written. Unhandled events are kept.',
    database: 'PEOPLE',
    table: 'event',
    key: 'id',
    since: 'handled_at',
  },
  {
    name: 'events of jobs',
    days: 30,
    because: 'Their follow-ups are done. Unhandled events are kept.',
    database: 'JOBS',
    table: 'job_event',
    key: 'id',
    since: 'handled_at',
  },
  {
    name: 'dead letters',
    days: 30,
    because: 'A month to correct the reason and to retry them.',
    database: 'JOBS',
    table: 'dead_letter',
    key: 'id',
    since: 'at',
  },
  {
    name: 'counts of failures',
    days: 1,
    because: 'Alerts are about the last minutes.',
    database: 'JOBS',
    table: 'fault_count',
    key: 'at, kind',
    since: 'at',
  },
  {
    name: 'contact requests',
    days: 365,
    because: 'A conversation may be resumed within a year.',
    database: 'PEOPLE',
    table: 'contact_request',
    key: 'id',
    since: 'created_at',
  },
  {
    name: 'opened referral links',
    days: 365,
    because: 'Counted for a year.',
    database: 'PEOPLE',
    table: 'job_interest',
    key: 'id',
    since: 'at',
  },
  {
    name: 'unused referrals',
    days: 365,
    because: 'No candidate applied through them in a year.',
    database: 'PEOPLE',
    table: 'referral',
    key: 'id',
    since: 'created_at',
    unless: `EXISTS (SELECT 1 FROM application WHERE referral_id = referral.id)
      OR EXISTS (SELECT 1 FROM job_interest WHERE referral_id = referral.id AND at > ?1)`,
  },
  {
    name: 'unconfirmed job alerts',
    days: UNCONFIRMED_ALERT_DAYS,
    because: 'The address did not confirm that it wants them.',
    database: 'PEOPLE',
    table: 'job_alert',
    key: 'id',
    since: 'created_at',
    where: 'confirmed_at IS NULL',
  },
  {
    name: 'unused job alerts',
    days: ALERT_ANSWER_DAYS,
    because: 'Their link was not used for a year, nor when the address was asked.',
    database: 'PEOPLE',
    table: 'job_alert',
    key: 'id',
    since: 'asked_at',
    where: 'asked_at > last_used_at',
  },
  {
    name: 'jobs mailed by job alerts',
    days: 30,
    because: 'Alerts mail a job within the week in which it opened.',
    database: 'PEOPLE',
    table: 'job_alert_mailed',
    key: 'address_id, job_id',
    since: 'at',
  },
  {
    name: 'matches of job alerts',
    days: 30,
    because: 'Alerts mail a job within the week in which it opened.',
    database: 'JOBS',
    table: 'job_alert_match',
    key: 'query_id, batch',
    since: 'batch',
  },
  {
    name: 'networks of job reports',
    days: 1,
    because: 'The day in which they limit how many jobs one network reports is over.',
    database: 'PEOPLE',
    table: 'job_report',
    key: 'id',
    since: 'created_at',
    where: 'network IS NOT NULL',
    set: 'network = NULL',
  },
  {
    name: 'resolved job reports',
    days: 90,
    because: 'A quarter to see what else was reported about the same job or employer.',
    database: 'PEOPLE',
    table: 'job_report',
    key: 'id',
    since: 'resolved_at',
    where: 'resolved_at IS NOT NULL',
  },
  {
    name: 'unresolved job reports',
    days: 365,
    because: 'What no operator looked at in a year is no longer true of the job.',
    database: 'PEOPLE',
    table: 'job_report',
    key: 'id',
    since: 'created_at',
    where: 'resolved_at IS NULL',
  },
  {
    name: 'audit log',
    days: 730,
    because: 'It names no one and covers two years of actions.',
    database: 'PEOPLE',
    table: 'audit_log',
    key: 'id',
    since: 'at',
  },
];
