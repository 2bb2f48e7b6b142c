import type { MailContent } from '../../mail/blocks.ts';
import { jobAlertConfirm, jobAlertKnown } from '../../mail/job-alert-templates.ts';
import type { MailContext } from '../events/render-event-mails.ts';
import type { Template } from '../outbox/write-mails.ts';
import { createAlertLinks, unsubscribeHeaders } from './alert-links.ts';
import { ALERTS_MAX } from './request-alert.ts';

interface RequestMail {
  readonly template: Template;
  readonly addressId: string;
  readonly content: MailContent;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The mail that asks an address to confirm its alerts; undefined if it has none. An address that has
 * never confirmed one gets it once a day at most (`write-mails.ts`); its page has all alerts that
 * were requested for it. If there is nothing to confirm, the mail says so.
 */
export const createRequestMail = async (
  { db, siteUrl, frame, now }: MailContext,
  email: string,
): Promise<RequestMail | undefined> => {
  const known = await db
    .prepare(
      `SELECT address_id AS addressId, max(confirmed_at IS NOT NULL) AS isKnown,
         max(confirmed_at IS NULL) AS isNew
       FROM job_alert WHERE email = ? GROUP BY address_id`,
    )
    .bind(email)
    .first<{ addressId: string; isKnown: 0 | 1; isNew: 0 | 1 }>();
  if (!known) return undefined;
  const { addressId } = known;
  const { page, unsubscribe } = await createAlertLinks(db, siteUrl, addressId, now);
  const isKnown = known.isKnown === 1;
  return {
    template: isKnown ? 'job_alert_added' : 'job_alert_confirm',
    addressId,
    content:
      known.isNew === 1
        ? jobAlertConfirm(page, frame.name, isKnown)
        : jobAlertKnown(page, ALERTS_MAX.address),
    headers: unsubscribeHeaders(unsubscribe),
  };
};
