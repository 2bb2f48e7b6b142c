import { listMails, resendMail } from '../../src/contracts/endpoints/ops.ts';
import { MAX_PER_PAGE } from '../../src/contracts/query-names.ts';
import type { OpsClient } from './ops-client.ts';
import { startProgress } from './progress.ts';

export interface Resent {
  readonly sent: number;
  /** Ids of mails that the provider rejected. */
  readonly failed: readonly string[];
  /**
   * The number of mails that were not resent, because the provider failed or the list did not
   * include them.
   */
  readonly left: number;
  readonly trouble: string | null;
}

const loadIds = async (client: Pick<OpsClient, 'call'>, state: 'failed' | 'kept') => {
  const ids: string[] = [];
  let total = 0;
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const query = { state, page: String(page), perPage: String(MAX_PER_PAGE) };
    const { data, meta } = await client.call(listMails, { query });
    ids.push(...data.map(({ id }) => id));
    ({ lastPage, total } = meta);
  }
  return { ids, total };
};

/**
 * Resends all mails in a given state, oldest first. Stops if the provider fails: the site retries
 * the current mail later, and the remaining mails are left unchanged.
 */
export const resendAll = async (
  client: Pick<OpsClient, 'call'>,
  state: 'failed' | 'kept',
): Promise<Resent> => {
  const { ids, total } = await loadIds(client, state);
  ids.reverse();
  const failed: string[] = [];
  let sent = 0;
  const progress = startProgress('Sending', ids.length);
  try {
    for (const [i, id] of ids.entries()) {
      const { data } = await client.call(resendMail, { params: { id } });
      if (data.state === 'waiting') {
        return { sent, failed, left: total - i - 1, trouble: data.lastError };
      }
      if (data.state === 'sent') sent += 1;
      else failed.push(id);
      progress.advance(1);
    }
  } finally {
    progress.end();
  }
  return { sent, failed, left: total - ids.length, trouble: null };
};
