import type { Alert } from '../../../src/contracts/ops.ts';
import { ALERT_WEBHOOK_MS } from '../../../src/lib/deadlines.ts';
import { mailStatements } from '../../backend/outbox/write-mails.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { isoDate, isoDay } from '../../http/iso-date.ts';
import { mailProvider } from '../../mail/provider.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { operatorAlert } from '../../mail/templates.ts';

/** A way to reach operators. `send` throws if the alert may not have been accepted. */
export interface Channel {
  readonly name: 'mail' | 'webhook';
  readonly send: (alert: Alert, now: number) => Promise<void>;
}

/**
 * Writes the alert to the outbox, once a day even if it is repeated. The mail has the host instead of
 * the site's name, because the content service may be the problem.
 */
const createMailChannel = (bindings: Bindings, recipient: string): Channel => ({
  name: 'mail',
  async send({ id, message }, now) {
    const { PEOPLE } = bindings;
    const { SITE_URL } = readVariables(bindings);
    const { host } = new URL(SITE_URL);
    const mail = {
      ...renderMail(operatorAlert(SITE_URL, message), SITE_URL, { name: host, colors: {} }),
      ...{ template: 'operator_alert' as const, recipient, replyTo: null, about: null },
    };
    const eventId = `alert-${id}-${isoDay(now)}`;
    await PEOPLE.batch(mailStatements(PEOPLE, eventId, [mail], { now, at: now, isDue: true }));
  },
});

/** Errors do not contain the URL, which may be a credential. */
const createWebhookChannel = (url: string, site: string): Channel => ({
  name: 'webhook',
  async send({ id, message }, now) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Chat services such as Slack show `text`.
      body: JSON.stringify({ text: `${site}: ${message}`, alert: id, site, at: isoDate(now) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ALERT_WEBHOOK_MS),
    }).catch(() => {
      throw new Error('The webhook did not respond.');
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook responded with ${response.status}.`);
  },
});

/** The channels that are configured. */
export const createChannels = (bindings: Bindings): Channel[] => {
  const variables = readVariables(bindings);
  const { ALERT_EMAIL, ALERT_WEBHOOK_URL, MAIL_OPERATOR, SITE_URL } = variables;
  const recipient = mailProvider(variables) && (ALERT_EMAIL ?? MAIL_OPERATOR);
  return [
    ...(recipient ? [createMailChannel(bindings, recipient)] : []),
    ...(ALERT_WEBHOOK_URL ? [createWebhookChannel(ALERT_WEBHOOK_URL, SITE_URL)] : []),
  ];
};
