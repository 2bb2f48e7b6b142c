import * as v from 'valibot';
import { ReceiptExportSchema, ReceiptSchema } from '../site/receipt.ts';
import { createDataSchema, LinkQuerySchema } from '../wire.ts';
import { get, post } from './endpoint.ts';

/** The calls that the link to an application's receipt gives access to (decision 32). */

const receipt = { query: LinkQuerySchema, auth: 'link' } as const;

export const getReceipt = get('misc/receipts/{id}', createDataSchema(ReceiptSchema), {
  summary: 'What was sent with an application, and where it stands',
  ...receipt,
});
export const exportReceipt = get('misc/receipts/{id}/data', createDataSchema(ReceiptExportSchema), {
  summary: 'Everything stored about an application, as a download',
  ...receipt,
});
export const withdrawReceipt = post(
  'misc/receipts/{id}/withdrawal',
  createDataSchema(ReceiptSchema),
  { summary: 'Withdraw an application with the link to its receipt', ...receipt },
);
export const replaceReceiptResume = post(
  'misc/receipts/{id}/resume',
  createDataSchema(ReceiptSchema),
  {
    summary: 'Add or replace the resume of an application, until somebody has read it',
    form: v.object({}),
    file: 'resume',
    ...receipt,
  },
);
