import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { randomId } from '../../http/secrets.ts';
import type { RenderedMail } from '../../mail/render-mail.ts';
import type { Condition } from '../condition.ts';

export type Template =
  | 'application_received'
  | 'application_received_notice'
  | 'application_moved'
  | 'application_withdrawn_notice'
  | 'referred_hired_notice'
  | 'magic_link'
  | 'review_invited'
  | 'review_reminded'
  | 'review_submitted_notice'
  | 'contact_copy'
  | 'contact_notice'
  | 'referral_created'
  | 'job_alert_confirm'
  | 'job_alert_added'
  | 'job_alert'
  | 'job_alert_ask'
  | 'saved_jobs'
  | 'job_reported'
  | 'still_open'
  | 'operator_alert';

export interface NewMail extends RenderedMail {
  readonly template: Template;
  readonly recipient: string;
  readonly replyTo: string | null;
  /** Id of the record that the email is about. Erasing the record also erases the email. */
  readonly about: string | null;
  /** Headers besides those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Daily limit on emails to one address, for emails that any visitor can trigger by submitting a
 * form (decision 18). Above the limit, the email is not written, but the record and the notice to
 * the operators are.
 */
const MAILS_PER_DAY: Readonly<Partial<Record<Template, number>>> = {
  contact_copy: 3,
  referral_created: 3,
  saved_jobs: 3,
  application_received: 20,
  job_alert_confirm: 3,
  job_alert_added: 5,
};

/**
 * Daily limit on emails about one record, which its author can change any number of times. Job
 * alerts are about all alerts of an address, until the last of them is stopped.
 */
const MAILS_PER_DAY_ABOUT: Readonly<Partial<Record<Template, number>>> = {
  review_submitted_notice: 3,
  job_alert_confirm: 1,
};

const existsSql = (table: string, also = 'TRUE') =>
  `EXISTS (SELECT 1 FROM ${table} WHERE id = ?6 AND ${also})`;

/** Mails about job alerts are about all alerts of an address. */
const JOB_ALERTS_EXIST = 'EXISTS (SELECT 1 FROM job_alert WHERE address_id = ?6)';

/**
 * Conditions that must hold when an email is written (`?2` is the event, `?6` the record), so that
 * no email is written about a record that was erased, revoked or given a new status after it was
 * read.
 */
const SUBJECT_EXISTS: Readonly<Record<Template, string>> = {
  application_received: existsSql('application'),
  application_received_notice: existsSql('application'),
  application_moved: existsSql(
    'application',
    `status = (SELECT payload ->> 'status' FROM event WHERE event.id = ?2)`,
  ),
  application_withdrawn_notice: existsSql('application'),
  referred_hired_notice: existsSql('referral'),
  magic_link: 'EXISTS (SELECT 1 FROM event WHERE id = ?2)',
  review_invited: existsSql('review_grant', 'revoked_at IS NULL'),
  review_reminded: existsSql('review_grant', 'revoked_at IS NULL'),
  review_submitted_notice: existsSql('review'),
  contact_copy: existsSql('contact_request'),
  contact_notice: existsSql('contact_request'),
  referral_created: existsSql('referral'),
  job_alert_confirm: JOB_ALERTS_EXIST,
  job_alert_added: JOB_ALERTS_EXIST,
  job_alert: JOB_ALERTS_EXIST,
  job_alert_ask: JOB_ALERTS_EXIST,
  saved_jobs: 'EXISTS (SELECT 1 FROM event WHERE id = ?2)',
  // The mail is about the job, and names no visitor. One a day, until reports are resolved: then the
  // next report is news.
  job_reported: `EXISTS (SELECT 1 FROM job_report WHERE job_fid = ?6 AND resolved_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM outbox WHERE about = ?6 AND template = ?3
      AND created_at > max(?10 - ${DAY_MS},
        (SELECT coalesce(max(resolved_at), 0) FROM job_report WHERE job_fid = ?6)))`,
  still_open: 'EXISTS (SELECT 1 FROM employer_contact WHERE contact_id = ?6)',
  operator_alert: 'TRUE',
};

interface Occasion {
  readonly now: number;
  /** Time of the event, in Unix milliseconds. The age of the event's emails is measured from it. */
  readonly at: number;
  /**
   * Whether a mail provider is set up. If not, the emails are only stored for operators to read.
   */
  readonly isDue: boolean;
}

/**
 * Adds an event's emails to the outbox, except those that are already there. `onlyIf`: another
 * condition for writing them.
 */
export const mailStatements = (
  db: D1Database,
  eventId: string,
  mails: readonly NewMail[],
  { now, at, isDue }: Occasion,
  onlyIf: Condition = { sql: 'TRUE', values: [] },
): D1PreparedStatement[] =>
  mails.map((mail) =>
    db
      .prepare(
        `INSERT INTO outbox (id, event_id, template, recipient, reply_to, about, subject, text,
           html, created_at, next_attempt_at, headers)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?14
         WHERE ${SUBJECT_EXISTS[mail.template]}
           AND (?12 IS NULL OR (SELECT count(*) FROM outbox WHERE recipient = ?4 COLLATE NOCASE
             AND template = ?3 AND created_at > ?10 - ${DAY_MS}) < ?12)
           AND (?13 IS NULL OR (SELECT count(*) FROM outbox WHERE about = ?6
             AND template = ?3 AND created_at > ?10 - ${DAY_MS}) < ?13)
           AND ${onlyIf.sql}
         ON CONFLICT (event_id, template, recipient) DO NOTHING`,
      )
      .bind(
        ...[randomId(), eventId, mail.template, mail.recipient, mail.replyTo, mail.about],
        ...[mail.subject, mail.text, mail.html, at, isDue ? now : null],
        ...[MAILS_PER_DAY[mail.template] ?? null, MAILS_PER_DAY_ABOUT[mail.template] ?? null],
        ...[mail.headers ? JSON.stringify(mail.headers) : null, ...onlyIf.values],
      ),
  );

/**
 * Deletes unsent emails about a record, because their content is no longer true. Emails stored for
 * operators to read are kept. Add the statement to the batch that changes the record. `about` is a
 * SELECT for the ids of the records, with its values.
 */
export const cancelMails = (
  db: D1Database,
  about: Condition,
  templates: readonly Template[],
): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM outbox WHERE about IN (${about.sql})
         AND template IN (SELECT value FROM json_each(?))
         AND sent_at IS NULL AND (next_attempt_at IS NOT NULL OR attempts > 0)`,
    )
    .bind(...about.values, JSON.stringify(templates));
