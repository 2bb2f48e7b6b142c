import type { Bindings } from '../../env.ts';
import { sendInTime } from '../../http/send-in-time.ts';
import type { SiteMessage } from '../../site-key.ts';

/** A queue message that continues the work on job alerts; the databases record what is due. */
export interface JobAlertsMessage extends SiteMessage {
  readonly jobAlerts: 'match' | 'mail';
}

/** New jobs wait this long, so that jobs written one after the other are matched together. */
const DELAY_S = 30;

export const sendJobAlertsMessage = (
  { EVENTS }: Pick<Bindings, 'EVENTS'>,
  jobAlerts: JobAlertsMessage['jobAlerts'],
  delaySeconds = 0,
): Promise<void> => {
  const body: JobAlertsMessage = { jobAlerts };
  return sendInTime(() => EVENTS.sendBatch([{ body, delaySeconds }]), 'Job alerts');
};

/** Must be called after jobs were indexed: has new jobs compared with the alerts, if there are any. */
export const announceNewJobs = async (
  bindings: Pick<Bindings, 'JOBS' | 'EVENTS'>,
): Promise<void> => {
  const isDue = await bindings.JOBS.prepare(
    `SELECT 1 FROM job_alert_job WHERE batch IS NULL AND EXISTS (SELECT 1 FROM job_alert_query)
     LIMIT 1`,
  ).first();
  if (isDue) await sendJobAlertsMessage(bindings, 'match', DELAY_S);
};
