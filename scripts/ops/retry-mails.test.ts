import { expect, test } from 'vitest';
import { listMails, retryMail } from '../../src/contracts/endpoints/ops.ts';
import { EXIT, Failure } from './failure.ts';
import type { OpsClient } from './ops-client.ts';
import { retryMails } from './retry-mails.ts';

/** Pages of mails by state, newest first; a mail's name is the second at which it was written. */
const LISTS: Record<string, string[][]> = { failed: [['6', '4'], ['1']], waiting: [['5', '3']] };

/** Creates a site with these mails. `outcomes` lists the outcome of sending each mail. */
const siteWith = (outcomes: Record<string, string> = {}) => {
  const retried: string[] = [];
  const call = async (
    endpoint: unknown,
    options: { query?: { state: string; page: string }; params?: object },
  ) => {
    if (endpoint === listMails) {
      const { state = '', page } = options.query ?? {};
      const pages = LISTS[state] ?? [];
      return {
        data: pages[Number(page) - 1]?.map((id) => ({
          id,
          createdAt: new Date(Number(id) * 1000).toISOString(),
        })),
        meta: { lastPage: pages.length, total: pages.flat().length },
      };
    }
    expect(endpoint).toBe(retryMail);
    const { id } = options.params as { id: string };
    retried.push(id);
    const state = outcomes[id] ?? 'sent';
    if (state === 'under_way') throw new Failure('It is.', EXIT.failed, { code: 'under_way' });
    return { data: { id, state, lastError: 'Said no.' } };
  };
  return { client: { call } as unknown as OpsClient, retried };
};

test('mails of several states are sent oldest first, and rejected ones are listed', async () => {
  const { client, retried } = siteWith({ 4: 'failed' });
  const result = await retryMails(client, ['failed', 'waiting'], 0);
  expect(result).toEqual({ sent: 4, failed: ['4'], older: 0, left: 0, trouble: null });
  expect(retried).toEqual(['1', '3', '4', '5', '6']);
});

test('older mails are left alone and counted', async () => {
  const { client, retried } = siteWith();
  expect(await retryMails(client, ['failed'], 4000)).toMatchObject({ sent: 2, older: 1, left: 0 });
  expect(retried).toEqual(['4', '6']);
});

test('a failing provider stops the run', async () => {
  const { client, retried } = siteWith({ 3: 'waiting' });
  const result = await retryMails(client, ['failed', 'waiting'], 0);
  expect(result).toEqual({ sent: 1, failed: [], older: 0, left: 4, trouble: 'Said no.' });
  expect(retried).toEqual(['1', '3']);
});

test('a mail that the site is sending is left to the site', async () => {
  const { client } = siteWith({ 4: 'under_way' });
  expect(await retryMails(client, ['failed'], 0)).toMatchObject({
    sent: 2,
    left: 1,
    trouble: null,
  });
});
