import type { D1Database } from '@cloudflare/workers-types';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { HttpError } from '../../http/http-error.ts';
import { signUntil, verifyUntil } from '../signed-links/signed-value.ts';

const FORM = { purpose: 'job-alert-form' } as const;
/** People need longer to type an address; times are signed in whole seconds. */
const MIN_AGE_MS = 2_000;

const refuse = (message: string) =>
  new HttpError(422, 'form_age', message, { fields: { form: [message] } });

/** A signed note of when a form was shown. */
export const signFormTime = (db: D1Database, now: number): Promise<string> =>
  signUntil(db, FORM, { until: now + LIFETIMES.jobAlertForm, now });

/** @throws HttpError 422 if the form was sent too quickly, after too long, or never shown */
export const requireFormAge = async (db: D1Database, shown: string, now: number): Promise<void> => {
  const signed = await verifyUntil(db, FORM, shown, now);
  if (!signed)
    throw refuse('This form was open for too long. Reload the page, then send it again.');
  if (now - (signed.until - LIFETIMES.jobAlertForm) < MIN_AGE_MS) {
    throw refuse('That was quicker than we expected. Please send the form again.');
  }
};
