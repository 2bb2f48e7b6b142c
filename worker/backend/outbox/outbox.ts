import type { D1Database } from '@cloudflare/workers-types';
import type { MAIL_STATES } from '../../../src/contracts/ops.ts';
import type { Paging } from '../../../src/contracts/wire.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { randomId } from '../../http/secrets.ts';
import { mailProvider } from '../../mail/provider.ts';
import { auditStatement } from '../audit-log.ts';
import { type Listed, listRecords } from '../list-records.ts';
import { deliverMail } from './deliver-mails.ts';

/**
 * `kept`: written without a mail provider, so the email can only be read here. `waiting`: to be
 * delivered or retried. `failed`: delivery was abandoned, and only an operator can resend the
 * email. `suppressed`: not sent, because its address is suppressed.
 */
export type MailState = (typeof MAIL_STATES)[number];

export interface OutboxMail {
  readonly id: string;
  readonly state: MailState;
  readonly template: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** Unix milliseconds, like all times here. */
  readonly createdAt: number;
  readonly sentAt: number | null;
  readonly attempts: number;
  readonly nextAttemptAt: number | null;
  readonly lastError: string | null;
}

const COLUMNS = `outbox.id, state, template, recipient, subject, text,
  created_at AS createdAt, sent_at AS sentAt, attempts, next_attempt_at AS nextAttemptAt,
  last_error AS lastError`;

/** One page of emails, newest first, and the total number in that state. */
export const listOutbox = (
  db: D1Database,
  { state, ...paging }: Paging & { readonly state: MailState | 'all' },
): Promise<Listed<OutboxMail>> => {
  const states = state === 'all' ? [] : [state];
  return listRecords(
    db,
    { columns: COLUMNS, joins: 'JOIN outbox ON outbox.id = page.id' },
    {
      sql: `SELECT created_at AS at, id FROM outbox ${states.length > 0 ? 'WHERE state = ?' : ''}`,
      values: states,
      order: ['at', 'id'],
    },
    paging,
    { kind: 'outbox', states },
  );
};

export const findMail = (db: D1Database, id: string): Promise<OutboxMail | null> =>
  db.prepare(`SELECT ${COLUMNS} FROM outbox WHERE id = ?`).bind(id).first<OutboxMail>();

const noSuchMail = () => new HttpError(404, 'not_found', 'There is no such email.');

/**
 * Sends an email immediately at an operator's request, with an audit entry. If it was already sent,
 * a copy is sent instead, because the provider accepts the same email only once. A copy is treated
 * as being as old as its original. With `onlyUnsent`, an email that was already sent is left alone.
 * @returns the email after the attempt; `state` and `lastError` show the result
 * @throws HttpError 404 for an unknown email; 409 without a provider or while the email is being
 * sent
 */
export const resendMail = async (
  bindings: Bindings,
  id: string,
  now: number,
  { onlyUnsent = false } = {},
): Promise<OutboxMail> => {
  const { PEOPLE } = bindings;
  if (!mailProvider(readVariables(bindings))) {
    throw new HttpError(
      409,
      'no_mail_provider',
      'No mail provider is set up, so emails are only stored here. Set MAIL_API_KEY, MAIL_FROM and MAIL_OPERATOR.',
    );
  }
  const mail = await findMail(PEOPLE, id);
  if (!mail) throw noSuchMail();
  if (onlyUnsent && mail.state === 'sent') return mail;

  const sentId = mail.state === 'sent' ? randomId() : id;
  const [changed] = await PEOPLE.batch([
    mail.state === 'sent'
      ? PEOPLE.prepare(
          `INSERT INTO outbox (id, event_id, template, recipient, reply_to, about, subject, text,
             html, created_at, next_attempt_at, headers)
           SELECT ?1, 'resent-' || ?1, template, recipient, reply_to, about, subject, text, html,
             created_at, ?2, headers
           FROM outbox WHERE id = ?3`,
        ).bind(sentId, now, id)
      : PEOPLE.prepare(
          `UPDATE outbox SET attempts = 0, next_attempt_at = ?1, suppressed = 0
           WHERE id = ?2 AND sent_at IS NULL AND (claimed_until IS NULL OR claimed_until <= ?1)`,
        ).bind(now, id),
    auditStatement(PEOPLE, { actor: 'operator', action: 'mail.resent', subject: sentId }, now, {
      sql: 'changes() > 0',
      values: [],
    }),
  ]);
  if (changed?.meta.changes === 0) {
    throw new HttpError(409, 'under_way', 'This email is being sent. Check again in a minute.');
  }
  await deliverMail(bindings, sentId, now);
  const sent = await findMail(PEOPLE, sentId);
  if (!sent) throw noSuchMail();
  return sent;
};
