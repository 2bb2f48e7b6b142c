import * as v from 'valibot';
import { boundedText } from '../bounded-text.ts';
import {
  ALERT_SEARCH_MAX_LENGTH,
  JobAlertChangeSchema,
  JobAlertFormSchema,
  JobAlertListSchema,
  JobAlertReceiptSchema,
  JobAlertSearchSchema,
} from '../site/job-alert.ts';
import { createDataSchema, LinkQuerySchema } from '../wire.ts';
import { get, post } from './endpoint.ts';

/** Emails about new jobs of a search, without an account (decision 31). */

const own = { query: LinkQuerySchema, auth: 'link', upstream: 'none' } as const;

export const getJobAlertSearch = get('misc/job-alerts', createDataSchema(JobAlertSearchSchema), {
  summary: 'The name of a search, and when its form for a job alert was shown',
  query: v.object({ search: v.optional(boundedText(ALERT_SEARCH_MAX_LENGTH), '') }),
  upstream: 'none',
});
export const createJobAlert = post('misc/job-alerts', createDataSchema(JobAlertReceiptSchema), {
  summary: 'Ask for emails about new jobs of a search; the address has to confirm it',
  body: JobAlertFormSchema,
  challenge: true,
  upstream: 'none',
});
export const listJobAlerts = get('misc/job-alerts/{id}', createDataSchema(JobAlertListSchema), {
  summary: 'The job alerts of an address, by a link that was mailed to it',
  ...own,
});
export const changeJobAlert = post('misc/job-alerts/{id}', createDataSchema(JobAlertListSchema), {
  summary: 'Confirm, change, pause, resume, keep or stop a job alert',
  body: JobAlertChangeSchema,
  ...own,
});
/** RFC 8058: mail clients post to it without a cookie, from their own origin. */
export const stopJobAlerts = post(
  'misc/job-alerts/{id}/unsubscribe',
  createDataSchema(v.object({ stopped: v.number() })),
  { summary: 'Stop all job alerts of an address', ...own },
);
