import type { D1Database } from '@cloudflare/workers-types';
import { SIGN_IN_MINUTES } from '../../../src/contracts/lifetimes.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { isoDay } from '../../http/iso-date.ts';
import {
  type Mail,
  type MailProvider,
  mailProvider,
  type SendResult,
  sendMail,
} from '../../mail/provider.ts';
import { findSuppression } from '../suppressions/suppressions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The delay after each failed attempt. If the attempt after the last delay also fails, we give up
 * on the email. The delays add up to less than the 24 hours for which the provider remembers an
 * idempotency key, so no attempt sends a second email.
 */
export const RETRY_AFTER_MS: readonly number[] = [
  ...[MINUTE_MS, 5 * MINUTE_MS, 20 * MINUTE_MS],
  ...[HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS],
];

/** How long a claim on an email lasts: longer than any delivery attempt takes. */
export const CLAIM_MS = MINUTE_MS;
const DUE_AT_ONCE = 100;

/** The age at which an email becomes useless and is no longer sent, by template. */
const USELESS_AFTER_MS: Readonly<Record<string, number>> = {
  magic_link: SIGN_IN_MINUTES * MINUTE_MS,
};

interface ClaimedMail extends Omit<Mail, 'headers'> {
  /** JSON. */
  readonly headers: string | null;
  readonly template: string;
  readonly createdAt: number;
  readonly attempts: number;
}

/**
 * Claims a due email for one attempt, so that concurrent deliveries do not send it twice. The next
 * attempt is scheduled in advance, in case this attempt is interrupted.
 */
const claimMail = async (db: D1Database, id: string, now: number): Promise<ClaimedMail | null> => {
  const retries = RETRY_AFTER_MS.map((ms, attempts) => `WHEN ${attempts} THEN ${ms}`).join(' ');
  return db
    .prepare(
      `UPDATE outbox SET claimed_until = ?2 + ${CLAIM_MS}, attempts = attempts + 1,
         next_attempt_at = ?2 + CASE attempts ${retries} END,
         last_error = 'The delivery was interrupted.'
       WHERE id = ?1 AND sent_at IS NULL AND next_attempt_at <= ?2
         AND (claimed_until IS NULL OR claimed_until <= ?2)
       RETURNING id, template, recipient, reply_to AS replyTo, subject, text, html, headers,
         created_at AS createdAt, attempts`,
    )
    .bind(id, now)
    .first<ClaimedMail>();
};

const noteSent = (db: D1Database, id: string, now: number) =>
  db
    .prepare(
      `UPDATE outbox SET sent_at = ?2, claimed_until = NULL, next_attempt_at = NULL, last_error = NULL
       WHERE id = ?1`,
    )
    .bind(id, now)
    .run();

type Delivery = SendResult | { readonly outcome: 'suppressed'; readonly error: string };

const noteFailure = (
  db: D1Database,
  id: string,
  { outcome, error }: Exclude<Delivery, { outcome: 'sent' }>,
) =>
  db
    .prepare(
      `UPDATE outbox SET claimed_until = NULL, last_error = ?2,
         next_attempt_at = iif(?3, next_attempt_at, NULL), suppressed = ?4
       WHERE id = ?1 AND sent_at IS NULL`,
    )
    .bind(id, error, outcome === 'trouble' ? 1 : 0, outcome === 'suppressed' ? 1 : 0)
    .run();

/** Sends a claimed email, unless it is out of date or its address is suppressed. */
const attempt = async (
  bindings: Bindings,
  provider: MailProvider,
  mail: ClaimedMail,
  now: number,
): Promise<Delivery> => {
  if (now >= mail.createdAt + (USELESS_AFTER_MS[mail.template] ?? Infinity)) {
    return { outcome: 'refused', error: 'The email had expired, so it was not sent.' };
  }
  const suppression = await findSuppression(bindings, mail.recipient);
  if (!suppression) {
    const { headers, ...others } = mail;
    return sendMail(provider, { ...others, ...(headers && { headers: JSON.parse(headers) }) });
  }
  const { reason, detail, suppressedAt } = suppression;
  const what = detail ? `${reason}, ${detail}` : reason;
  return {
    outcome: 'suppressed',
    error: `Not sent: the address is suppressed since ${isoDay(suppressedAt)} (${what}).`,
  };
};

/**
 * Delivers one email if it is due and not claimed. A failed delivery does not throw: the error is
 * stored in the email's row, and logged without the address.
 */
export const deliverMail = async (
  bindings: Bindings,
  id: string,
  now: number,
): Promise<Delivery['outcome'] | 'skipped'> => {
  const provider = mailProvider(readVariables(bindings));
  if (!provider) return 'skipped';
  const mail = await claimMail(bindings.PEOPLE, id, now);
  if (!mail) return 'skipped';
  const result = await attempt(bindings, provider, mail, now);
  if (result.outcome === 'sent') {
    await noteSent(bindings.PEOPLE, id, now);
  } else {
    // The provider's message may contain the address, which must not be logged.
    console.error(
      `Email ${id} (${mail.template}): attempt ${mail.attempts} failed; see the outbox.`,
    );
    await noteFailure(bindings.PEOPLE, id, result);
  }
  return result.outcome;
};

/**
 * Delivers due emails, either all of them or only those for certain events. Emails that have waited
 * longest are sent first. If the provider fails, the run stops, so that an outage does not use up
 * the attempts of every email.
 * @returns the number of emails sent
 */
export const deliverMails = async (
  bindings: Bindings,
  clock: () => number,
  eventIds?: readonly string[],
): Promise<number> => {
  if (!mailProvider(readVariables(bindings))) return 0;
  // Looks up the emails by key, which begins with the event id, without reading other due emails.
  const from = eventIds
    ? `json_each(?2) AS told CROSS JOIN outbox ON event_id = told.value`
    : 'outbox';
  const { results } = await bindings.PEOPLE.prepare(
    `SELECT outbox.id FROM ${from} WHERE sent_at IS NULL AND next_attempt_at <= ?1
     ORDER BY next_attempt_at LIMIT ${DUE_AT_ONCE}`,
  )
    .bind(clock(), ...(eventIds ? [JSON.stringify(eventIds)] : []))
    .all<{ id: string }>();
  let sent = 0;
  for (const { id } of results) {
    const sendResult = await deliverMail(bindings, id, clock());
    if (sendResult === 'sent') sent += 1;
    if (sendResult === 'trouble') break;
  }
  return sent;
};
