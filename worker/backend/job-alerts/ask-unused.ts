import { ALERT_ANSWER_DAYS, ALERT_UNUSED_DAYS } from '../../../src/contracts/lifetimes.ts';
import { readFrameIfLoaded } from '../../../src/lib/content/site-frame.ts';
import { contentSource } from '../../content/content-source.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { DAY_MS } from '../../http/iso-date.ts';
import { randomId } from '../../http/secrets.ts';
import { jobAlertAsk } from '../../mail/job-alert-templates.ts';
import { mailProvider } from '../../mail/provider.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { Condition } from '../condition.ts';
import { mailStatements } from '../outbox/write-mails.ts';
import { createAlertLinks, unsubscribeHeaders } from './alert-links.ts';

const ADDRESSES_AT_ONCE = 20;

/** An alert whose address has not used its link for a year and was not asked since. */
const IS_UNUSED = `confirmed_at IS NOT NULL AND last_used_at <= ?1
  AND (asked_at IS NULL OR asked_at <= last_used_at)`;

/**
 * Asks addresses that have not used their link for a year whether they still want their alerts,
 * once. The retention policy ends the alerts of those that do not use it then.
 * @returns the number of addresses asked
 */
export const askUnusedAddresses = async (bindings: Bindings, now: number): Promise<number> => {
  const { PEOPLE } = bindings;
  const before = now - ALERT_UNUSED_DAYS * DAY_MS;
  const { results } = await PEOPLE.prepare(
    `SELECT address_id AS addressId, email FROM job_alert WHERE ${IS_UNUSED}
     GROUP BY address_id LIMIT ${ADDRESSES_AT_ONCE}`,
  )
    .bind(before)
    .all<{ addressId: string; email: string }>();
  if (results.length === 0) return 0;
  const variables = readVariables(bindings);
  const frame = await readFrameIfLoaded(contentSource(bindings));
  if (!frame) {
    throw new Error('The content service returned no site name, so no email was written.');
  }
  for (const { addressId, email } of results) {
    const { page, unsubscribe } = await createAlertLinks(
      PEOPLE,
      variables.SITE_URL,
      addressId,
      now,
    );
    const mail = {
      ...{ template: 'job_alert_ask' as const, recipient: email, about: addressId },
      replyTo: variables.MAIL_OPERATOR ?? frame.email,
      headers: unsubscribeHeaders(unsubscribe),
      ...renderMail(jobAlertAsk(page, ALERT_ANSWER_DAYS), variables.SITE_URL, frame),
    };
    const onlyIf: Condition = {
      sql: `EXISTS (SELECT 1 FROM job_alert WHERE address_id = ? AND last_used_at <= ?
        AND (asked_at IS NULL OR asked_at <= last_used_at))`,
      values: [addressId, before],
    };
    const occasion = { now, at: now, isDue: Boolean(mailProvider(variables)) };
    await PEOPLE.batch([
      ...mailStatements(PEOPLE, `job-alert-asked ${randomId()}`, [mail], occasion, onlyIf),
      PEOPLE.prepare(
        `UPDATE job_alert SET asked_at = ?2 WHERE address_id = ?3 AND ${IS_UNUSED}`,
      ).bind(before, now, addressId),
    ]);
  }
  return results.length;
};
