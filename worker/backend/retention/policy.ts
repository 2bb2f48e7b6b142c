import { WITHDRAWN_DAYS } from '../../../src/contracts/lifetimes.ts';

/**
 * How long personal data is kept, and why: the one place to change it (docs/operating.md shows the
 * same table). Applications are erased with their files by `purge`; all else is a statement here.
 */

interface Rule {
  readonly name: string;
  /** Kept for this many days. */
  readonly days: number;
  readonly because: string;
}

/** Of these, `sql` takes at most `?2` records of what is as old as `?1` (Unix milliseconds). */
export interface RowRule extends Rule {
  readonly sql: string;
}

/** Applications that have been in one of `statuses` for that long. */
export interface ApplicationRule extends Rule {
  readonly statuses: readonly string[];
}

export const APPLICATION_RULES: readonly ApplicationRule[] = [
  {
    name: 'withdrawn applications',
    days: WITHDRAWN_DAYS,
    because: 'The applicant took it back; a month covers a slip of the hand.',
    statuses: ['withdrawn'],
  },
  {
    name: 'unsuccessful applications',
    days: 180,
    because: 'Half a year in which a decision may be questioned.',
    statuses: ['unsuccessful'],
  },
  {
    name: 'applications nobody decided',
    days: 730,
    because: 'After two years without a move, nobody will decide them any more.',
    statuses: ['submitted', 'shortlisted', 'interviewing', 'offered'],
  },
];

export const ROW_RULES: readonly RowRule[] = [
  {
    name: 'review drafts',
    days: 90,
    because: 'Never handed in, and the link that could have done so ended three months ago.',
    sql: `UPDATE review SET draft = NULL, draft_at = NULL WHERE id IN (
      SELECT id FROM review AS old WHERE draft IS NOT NULL AND draft_at <= ?1 AND NOT EXISTS (
        SELECT 1 FROM review_grant_application AS granted
          JOIN review_grant ON review_grant.id = granted.grant_id
        WHERE granted.application_id = old.application_id
          AND review_grant.reviewer_id = old.reviewer_id
          AND min(expires_at, coalesce(revoked_at, expires_at)) > ?1)
      LIMIT ?2)`,
  },
  {
    name: 'sign-in links and sessions',
    days: 1,
    because: 'They opened nothing since they ran out.',
    sql: `DELETE FROM candidate_token WHERE hash IN (
      SELECT hash FROM candidate_token WHERE expires_at <= ?1 LIMIT ?2)`,
  },
  {
    name: 'keys of network hashes',
    days: 1,
    because: 'Without its key a hash of that day leads to no address.',
    sql: `DELETE FROM signing_key WHERE name IN (
      SELECT name FROM signing_key WHERE name LIKE 'network-%' AND created_at <= ?1 LIMIT ?2)`,
  },
  {
    name: 'security events',
    days: 90,
    because: 'They name nobody, and show for a quarter of a year what was tried.',
    sql: `DELETE FROM security_event WHERE (hour, kind, network) IN (
      SELECT hour, kind, network FROM security_event WHERE last_at <= ?1 LIMIT ?2)`,
  },
  {
    name: 'stored bytes by network',
    days: 1,
    because: 'The hour that they are counted for is over.',
    sql: `DELETE FROM stored_bytes WHERE (hour, network) IN (
      SELECT hour, network FROM stored_bytes WHERE hour <= ?1 LIMIT ?2)`,
  },
  {
    name: 'mails with a sign-in link',
    days: 1,
    because: 'The link in it ran out after minutes.',
    sql: `DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox WHERE created_at <= ?1 AND template = 'magic_link' LIMIT ?2)`,
  },
  {
    name: 'mails sent',
    days: 30,
    because: 'A month to find out what was written to whom.',
    sql: `DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox WHERE created_at <= ?1 AND sent_at <= ?1 LIMIT ?2)`,
  },
  {
    name: 'mails kept or failed',
    days: 90,
    because: 'Nobody read or sent them in a quarter of a year.',
    sql: `DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox WHERE created_at <= ?1 AND sent_at IS NULL LIMIT ?2)`,
  },
  {
    name: 'events',
    days: 30,
    because: 'Their mails are written. An event that is not handled stays.',
    sql: `DELETE FROM event WHERE id IN (
      SELECT id FROM event WHERE handled_at <= ?1 LIMIT ?2)`,
  },
  {
    name: 'contact requests',
    days: 365,
    because: 'A year in which a talk may be taken up again.',
    sql: `DELETE FROM contact_request WHERE id IN (
      SELECT id FROM contact_request WHERE created_at <= ?1 LIMIT ?2)`,
  },
  {
    name: 'opened referral links',
    days: 365,
    because: 'Counted for a year.',
    sql: `DELETE FROM job_interest WHERE id IN (
      SELECT id FROM job_interest WHERE at <= ?1 LIMIT ?2)`,
  },
  {
    name: 'unused referrals',
    days: 365,
    because: 'Nobody applied by them in a year.',
    sql: `DELETE FROM referral WHERE id IN (
      SELECT id FROM referral AS unused WHERE created_at <= ?1
        AND NOT EXISTS (SELECT 1 FROM application WHERE referral_id = unused.id)
        AND NOT EXISTS (SELECT 1 FROM job_interest WHERE referral_id = unused.id AND at > ?1)
      LIMIT ?2)`,
  },
  {
    name: 'audit log',
    days: 730,
    because: 'It names no person, and tells for two years what was done.',
    sql: 'DELETE FROM audit_log WHERE id IN (SELECT id FROM audit_log WHERE at <= ?1 LIMIT ?2)',
  },
];
