import type { D1Database } from '@cloudflare/workers-types';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { RECEIPT_INVALID } from '../../../src/contracts/site/receipt.ts';
import { queryRecord } from '../../../src/lib/query.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Authenticate } from '../call.ts';
import { signUntil, verifyUntil } from '../signed-links/signed-value.ts';

/*
 * The links to receipts (decision 32). Whoever sends an application gets a link in the response,
 * which proves nothing about the address in the form: it opens that submission alone. The link in
 * the confirmation email proves that its holder reads the address's mail.
 */

const KINDS = { sent: LIFETIMES.receiptLink, mailed: LIFETIMES.mailedReceiptLink };
type ReceiptLinkKind = keyof typeof KINDS;

/** What a valid link gives access to. */
export interface ReceiptCaller {
  readonly applicationId: string;
  /** Whether the link came by email and so opens all versions of the application. */
  readonly isMailed: boolean;
}

const signFor = (applicationId: string) =>
  ({ purpose: 'receipt', subject: applicationId }) as const;

/** @param now when the link is issued, in Unix milliseconds */
export const signReceiptLink = (
  db: D1Database,
  applicationId: string,
  kind: ReceiptLinkKind,
  now: number,
): Promise<string> =>
  signUntil(db, signFor(applicationId), { until: now + KINDS[kind], id: kind, now });

/** @throws HttpError 403 `link_invalid`, identical for every invalid link */
export const openReceipt = async (
  db: D1Database,
  applicationId: string,
  link: string,
  now: number,
): Promise<ReceiptCaller> => {
  const signed = await verifyUntil(db, signFor(applicationId), link, now);
  if (!signed) throw new HttpError(403, 'link_invalid', RECEIPT_INVALID);
  return { applicationId, isMailed: signed.id === 'mailed' };
};

export const authenticateReceipt: Authenticate<ReceiptCaller> = ({ params, url, bindings, now }) =>
  openReceipt(bindings.PEOPLE, params.id ?? '', queryRecord(url.search).link ?? '', now);
