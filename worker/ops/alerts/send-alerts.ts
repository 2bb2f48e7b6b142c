import type { Alert } from '../../../src/contracts/ops.ts';
import type { Bindings } from '../../env.ts';
import { DAY_MS } from '../../http/iso-date.ts';
import { logError } from '../../http/log-error.ts';
import { type Channel, createChannels } from './channels.ts';
import { findAlerts } from './find-alerts.ts';

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
