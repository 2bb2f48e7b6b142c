import type { D1Database } from '@cloudflare/workers-types';
import { stopJobAlerts } from '../../../src/contracts/endpoints/job-alerts.ts';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { endpointUrl } from '../../../src/lib/api/client.ts';
import { queryRecord } from '../../../src/lib/query.ts';
import { jobAlertsPath } from '../../../src/routes/hrefs.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Authenticate } from '../call.ts';
import { signUntil, verifyUntil } from '../signed-links/signed-value.ts';

/*
 * Links to the job alerts of an address. They are only ever mailed to the address, so whoever has
 * one reads its mails. Opening a link changes nothing; its page has the buttons.
 */

const signedFor = (addressId: string) => ({ purpose: 'job-alert', subject: addressId }) as const;

const invalid = () =>
  new HttpError(
    403,
    'link_invalid',
    'This link isn’t valid or has expired. Open the link in our newest email.',
    { title: 'This link doesn’t work' },
  );

/** Creates the link for people and the link for the `List-Unsubscribe` header, as whole URLs. */
export const createAlertLinks = async (
  db: D1Database,
  siteUrl: string,
  addressId: string,
  now: number,
): Promise<{ readonly page: string; readonly unsubscribe: string }> => {
  const until = now + LIFETIMES.jobAlertLink;
  const link = await signUntil(db, signedFor(addressId), { until, now });
  const call = endpointUrl(stopJobAlerts, { params: { id: addressId }, query: { link } });
  return { page: `${siteUrl}${jobAlertsPath(addressId, link)}`, unsubscribe: `${siteUrl}/${call}` };
};

/** Identifies an address by the link that was mailed to it. @throws HttpError 403 `link_invalid` */
export const authenticateAddress: Authenticate<{ readonly addressId: string }> = async ({
  params,
  url,
  bindings,
  now,
}) => {
  const { id: addressId = '' } = params;
  const { link = '' } = queryRecord(url.search);
  if (!(await verifyUntil(bindings.PEOPLE, signedFor(addressId), link, now))) throw invalid();
  return { addressId };
};

/** The headers with which mail clients offer a button that stops the mails (RFC 8058). */
export const unsubscribeHeaders = (unsubscribe: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${unsubscribe}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
