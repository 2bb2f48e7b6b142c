import { listMails, retryMail } from '../../src/contracts/endpoints/ops.ts';
import type { MAIL_STATES } from '../../src/contracts/ops.ts';
import { MAX_PER_PAGE } from '../../src/contracts/query-names.ts';
import { Failure } from './failure.ts';
import type { OpsClient } from './ops-client.ts';
import { startProgress } from './progress.ts';

type Client = Pick<OpsClient, 'call'>;
type State = (typeof MAIL_STATES)[number];

export interface Retried {
  readonly sent: number;
  /** Ids of mails that the provider rejected, that have expired, or whose address is suppressed. */
  readonly failed: readonly string[];
  /** The number of mails that were left alone because they are older than `since`. */
  readonly older: number;
  /**
   * The number of mails that were not sent, because the provider failed, the site was sending them,
   * or the list did not include them.
   */
  readonly left: number;
  /** Why the run stopped; null if it did not. */
  readonly trouble: string | null;
}

interface Listed {
  readonly id: string;
  readonly createdAt: string;
}

/** All mails in a state that the list reaches, and the number of those in that state. */
const loadMails = async (client: Client, state: State) => {
  const mails: Listed[] = [];
  let total = 0;
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const query = { state, page: String(page), perPage: String(MAX_PER_PAGE) };
    const { data, meta } = await client.call(listMails, { query });
    mails.push(...data);
    ({ lastPage, total } = meta);
  }
  return { mails, total };
};

/** What a mail's retry may meet if the site sends, cancels or deletes the mail meanwhile. */
const MEANWHILE = ['under_way', 'not_found'];

const retryOne = async (client: Client, id: string) => {
  try {
    return (await client.call(retryMail, { params: { id } })).data;
  } catch (error) {
    if (error instanceof Failure && MEANWHILE.includes(error.detail.code ?? '')) return undefined;
    throw error;
  }
};

/**
 * Sends all mails in the given states that were written at `since` (Unix milliseconds) or later,
 * oldest first; none is sent twice. Stops if the provider fails: the site retries the current mail
 * later, and the remaining mails are left unchanged.
 */
export const retryMails = async (
  client: Client,
  states: readonly State[],
  since: number,
): Promise<Retried> => {
  const lists = [];
  for (const state of states) lists.push(await loadMails(client, state));
  const listed = lists.flatMap(({ mails }) => mails);
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  const due = listed
    .filter(({ createdAt }) => Date.parse(createdAt) >= since)
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const older = listed.length - due.length;
  const failed: string[] = [];
  let sent = 0;
  let left = total - listed.length;
  const progress = startProgress('Sending', due.length);
  try {
    for (const [i, { id }] of due.entries()) {
      const mail = await retryOne(client, id);
      if (mail?.state === 'waiting') {
        return { sent, failed, older, left: left + due.length - i, trouble: mail.lastError };
      }
      if (!mail) left += 1;
      else if (mail.state === 'sent') sent += 1;
      else failed.push(id);
      progress.advance(1);
    }
  } finally {
    progress.end();
  }
  return { sent, failed, older, left, trouble: null };
};
