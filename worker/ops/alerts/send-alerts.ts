import type { Alert } from '../../../src/contracts/ops.ts';
import { ALERT_WEBHOOK_MS } from '../../../src/lib/deadlines.ts';
import { mailStatements } from '../../backend/outbox/write-mails.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { DAY_MS, isoDate, isoDay } from '../../http/iso-date.ts';
import { logError } from '../../http/log-error.ts';
import { mailProvider } from '../../mail/provider.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { operatorAlert } from '../../mail/templates.ts';
import { findAlerts } from './find-alerts.ts';

/** A way to reach operators. `send` throws if the alert may not have been accepted. */
interface Channel {
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
      ...renderMail(operatorAlert(host, message), SITE_URL, { name: host, colors: {} }),
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

const createChannels = (bindings: Bindings): Channel[] => {
  const variables = readVariables(bindings);
  const { ALERT_EMAIL, ALERT_WEBHOOK_URL, MAIL_OPERATOR, SITE_URL } = variables;
  const recipient = mailProvider(variables) && (ALERT_EMAIL ?? MAIL_OPERATOR);
  return [
    ...(recipient ? [createMailChannel(bindings, recipient)] : []),
    ...(ALERT_WEBHOOK_URL ? [createWebhookChannel(ALERT_WEBHOOK_URL, SITE_URL)] : []),
  ];
};

/** A run that did not finish is repeated by the next one, five minutes later. */
const CLAIM_MS = 4 * 60_000;

const settingKey = ({ name }: Channel, id: string) => `alert ${name} ${id}`;

/**
 * Claims the alerts that this channel did not send within a day, so that of two runs one sends
 * them. The setting of each is the time from which it may be sent again.
 */
const claimAlerts = async (
  { JOBS }: Bindings,
  channel: Channel,
  alerts: readonly Alert[],
  now: number,
): Promise<Alert[]> => {
  const { results } = await JOBS.prepare(
    `INSERT INTO app_setting (key, value) SELECT value, ?2 FROM json_each(?1) WHERE true
     ON CONFLICT (key) DO UPDATE SET value = excluded.value
       WHERE CAST(app_setting.value AS INTEGER) <= ?3
     RETURNING key`,
  )
    .bind(
      JSON.stringify(alerts.map(({ id }) => settingKey(channel, id))),
      String(now + CLAIM_MS),
      now,
    )
    .all<{ key: string }>();
  const claimed = new Set(results.map(({ key }) => key));
  return alerts.filter(({ id }) => claimed.has(settingKey(channel, id)));
};

const noteSent = ({ JOBS }: Bindings, channel: Channel, { id }: Alert, now: number) =>
  JOBS.prepare('UPDATE app_setting SET value = ?2 WHERE key = ?1')
    .bind(settingKey(channel, id), String(now + DAY_MS))
    .run();

/**
 * Sends each alert at most once a day through each channel. If a channel fails, its remaining
 * alerts wait for the next run.
 * @returns the number of messages sent
 */
export const sendAlerts = async (bindings: Bindings, clock: () => number): Promise<number> => {
  const channels = createChannels(bindings);
  if (channels.length === 0) return 0;
  const alerts = await findAlerts(bindings, clock());
  if (alerts.length === 0) return 0;
  let sent = 0;
  for (const channel of channels) {
    try {
      for (const alert of await claimAlerts(bindings, channel, alerts, clock())) {
        await channel.send(alert, clock());
        await noteSent(bindings, channel, alert, clock());
        sent += 1;
      }
    } catch (error) {
      logError(`Alerts were not sent (${channel.name}); the next run tries again.`, error);
    }
  }
  return sent;
};
