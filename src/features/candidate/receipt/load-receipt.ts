import { getReceipt } from '../../../contracts/endpoints/receipts.ts';
import { RECEIPT_INVALID, type Receipt } from '../../../contracts/site/receipt.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { serverApi } from '../../../lib/api/server.ts';
import { failPage } from '../../../lib/page-error.ts';

/**
 * Loads an application's receipt. Shows the error page if the link gives no access to it (403), or
 * if the application was erased (410).
 */
export const loadReceipt = async (id: string, link: string, path: string): Promise<Receipt> => {
  try {
    return (await serverApi().call(getReceipt, { params: { id }, query: { link } })).data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 410) return failPage(path, 410, error.body?.message);
    if ([403, 404].includes(error.status)) return failPage(path, 403, RECEIPT_INVALID);
    throw error;
  }
};
