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
  | 'referral_created';

export interface NewMail extends RenderedMail {
  readonly template: Template;
  readonly recipient: string;
  readonly replyTo: string | null;
  /** Id of the record that it tells of: erasing that erases the mail. */
  readonly about: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Mails a day to one address, of those that anybody can have sent to it by filling in a form
 * (decision 21). What is over is not written; the record itself and the operator's notice are.
 */
const MAILS_PER_DAY: Readonly<Partial<Record<Template, number>>> = {
  contact_copy: 3,
  referral_created: 3,
  application_received: 20,
};

/** Mails a day about one record, which its author can change as often as they like. */
const MAILS_PER_DAY_ABOUT: Readonly<Partial<Record<Template, number>>> = {
  review_submitted_notice: 3,
};

const isThere = (table: string, also = 'TRUE') =>
  `EXISTS (SELECT 1 FROM ${table} WHERE id = ?6 AND ${also})`;

/**
 * What must still hold when a mail is written (`?2` the event, `?6` the record): who read the record
 * before it was erased, revoked or moved on writes nothing afterwards.
 */
const STILL: Readonly<Record<Template, string>> = {
  application_received: isThere('application'),
  application_received_notice: isThere('application'),
  application_moved: isThere(
    'application',
    `status = (SELECT payload ->> 'status' FROM event WHERE event.id = ?2)`,
  ),
  application_withdrawn_notice: isThere('application'),
  referred_hired_notice: isThere('referral'),
  magic_link: 'EXISTS (SELECT 1 FROM event WHERE id = ?2)',
  review_invited: isThere('review_grant', 'revoked_at IS NULL'),
  review_reminded: isThere('review_grant', 'revoked_at IS NULL'),
  review_submitted_notice: isThere('review'),
  contact_copy: isThere('contact_request'),
  contact_notice: isThere('contact_request'),
  referral_created: isThere('referral'),
};

interface Occasion {
  readonly now: number;
  /** When what they tell of happened: their age counts from then. Unix milliseconds. */
  readonly at: number;
  /** There is somebody to deliver them; else they are kept to be read. */
  readonly isDue: boolean;
}

/** Puts an event's mails into the outbox, but for those that are there already. */
export const mailStatements = (
  db: D1Database,
  eventId: string,
  mails: readonly NewMail[],
  { now, at, isDue }: Occasion,
): D1PreparedStatement[] =>
  mails.map((mail) =>
    db
      .prepare(
        `INSERT INTO outbox (id, event_id, template, recipient, reply_to, about, subject, text,
           html, created_at, next_attempt_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
         WHERE ${STILL[mail.template]}
           AND (?12 IS NULL OR (SELECT count(*) FROM outbox WHERE recipient = ?4 COLLATE NOCASE
             AND template = ?3 AND created_at > ?10 - ${DAY_MS}) < ?12)
           AND (?13 IS NULL OR (SELECT count(*) FROM outbox WHERE about = ?6
             AND template = ?3 AND created_at > ?10 - ${DAY_MS}) < ?13)
         ON CONFLICT (event_id, template, recipient) DO NOTHING`,
      )
      .bind(
        ...[randomId(), eventId, mail.template, mail.recipient, mail.replyTo, mail.about],
        ...[mail.subject, mail.text, mail.html, at, isDue ? now : null],
        ...[MAILS_PER_DAY[mail.template] ?? null, MAILS_PER_DAY_ABOUT[mail.template] ?? null],
      ),
  );

/**
 * Takes back mails about a record that were not sent yet, because what they say holds no longer.
 * Those that are kept for operators to read stay. Goes into the batch that changes the record;
 * `onlyIf`: a condition in SQL and its values, for a change that may turn out not to be made.
 */
export const takeBackMails = (
  db: D1Database,
  about: string,
  templates: readonly Template[],
  onlyIf?: Condition,
): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM outbox WHERE about = ? AND template IN (SELECT value FROM json_each(?))
         AND sent_at IS NULL AND (next_attempt_at IS NOT NULL OR attempts > 0)
         ${onlyIf ? `AND ${onlyIf.sql}` : ''}`,
    )
    .bind(about, JSON.stringify(templates), ...(onlyIf?.values ?? []));
