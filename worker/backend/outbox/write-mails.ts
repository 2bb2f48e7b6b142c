import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { RenderedMail } from '../../mail/render-mail.ts';
import { randomId } from '../signing.ts';

export type Template =
  | 'application_received'
  | 'application_received_notice'
  | 'application_moved'
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
export const MAILS_PER_DAY: Readonly<Partial<Record<Template, number>>> = {
  contact_copy: 3,
  referral_created: 3,
  application_received: 20,
};

/**
 * Puts an event's mails into the outbox, but for those that are there already. `isDue`: there is somebody to deliver them; else they are kept to be read.
 */
export const mailStatements = (
  db: D1Database,
  eventId: string,
  mails: readonly NewMail[],
  { now, isDue }: { now: number; isDue: boolean },
): D1PreparedStatement[] =>
  mails.map((mail) =>
    db
      .prepare(
        `INSERT INTO outbox (id, event_id, template, recipient, reply_to, about, subject, text,
           html, created_at, next_attempt_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
         WHERE (?12 IS NULL OR (SELECT count(*) FROM outbox WHERE recipient = ?4 COLLATE NOCASE
             AND template = ?3 AND created_at > ?10 - ${DAY_MS}) < ?12)
         ON CONFLICT (event_id, template, recipient) DO NOTHING`,
      )
      .bind(
        ...[randomId(), eventId, mail.template, mail.recipient, mail.replyTo, mail.about],
        ...[mail.subject, mail.text, mail.html, now, isDue ? now : null],
        MAILS_PER_DAY[mail.template] ?? null,
      ),
  );
