import type { D1Database } from '@cloudflare/workers-types';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { queryRecord } from '../../../src/lib/query.ts';
import { vacanciesPath } from '../../../src/routes/hrefs.ts';
import { readVariables } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Authenticate } from '../call.ts';
import { signUntil, verifyUntil } from '../signed-links/signed-value.ts';
import { type EmployerContact, findContact } from './contacts.ts';

const signedFor = (contactId: string) => ({ purpose: 'vacancies', subject: contactId }) as const;

/** Creates the link for a mail to a contact, as a whole URL. */
export const createVacanciesLink = async (
  db: D1Database,
  siteUrl: string,
  contactId: string,
  now: number,
): Promise<string> => {
  const until = now + LIFETIMES.vacanciesLink;
  const link = await signUntil(db, signedFor(contactId), { until, now });
  return `${siteUrl}${vacanciesPath(contactId, link)}`;
};

/** The employers for whom the link's holder may answer; at least one. */
export type ContactCaller = readonly EmployerContact[];

/**
 * Identifies a contact by the link that was mailed to it.
 * @throws HttpError 403 `link_invalid`, identical for every link that gives no access: also if the
 * contact was replaced, or employers are no longer asked
 */
export const authenticateContact: Authenticate<ContactCaller> = async ({
  params,
  url,
  bindings,
  now,
}) => {
  const { id: contactId = '' } = params;
  const { link = '' } = queryRecord(url.search);
  const isSigned =
    readVariables(bindings).CONFIRM_OPEN === 'on' &&
    (await verifyUntil(bindings.PEOPLE, signedFor(contactId), link, now)) !== undefined;
  const contact = isSigned ? await findContact(bindings.PEOPLE, contactId) : [];
  if (contact.length > 0) return contact;
  throw new HttpError(
    403,
    'link_invalid',
    'This link isn’t valid or has expired. Open the link in our newest email, or reply to it.',
    { title: 'This link doesn’t work' },
  );
};
