import { expect, test } from 'vitest';
import { listMails, resendMail } from '../../src/contracts/endpoints/ops.ts';
import type { OpsClient } from './ops-client.ts';
import { resendAll } from './resend-all.ts';

/**
 * Creates a site whose outbox has two pages of failed mails, newest first. `outcomes` lists the
 * outcome of resending each mail.
 */
const siteWith = (outcomes: Record<string, string>) => {
  const resent: string[] = [];
  const pages = [['m3', 'm2'], ['m1']];
  const call = async (
    endpoint: unknown,
    options: { query?: { page: string }; params?: object },
  ) => {
    if (endpoint === listMails) {
      const page = Number(options.query?.page);
      return {
        data: pages[page - 1]?.map((id) => ({ id })),
        meta: { lastPage: pages.length, total: 3 },
      };
    }
    expect(endpoint).toBe(resendMail);
    const { id } = options.params as { id: string };
    resent.push(id);
    return { data: { id, state: outcomes[id] ?? 'sent', lastError: 'Said no.' } };
  };
  return { client: { call } as unknown as OpsClient, resent };
};

test('all mails in a given state are resent, oldest first, and rejected ones are listed', async () => {
  const { client, resent } = siteWith({ m2: 'failed' });
  const result = await resendAll(client, 'failed');
  expect(result).toEqual({ sent: 2, failed: ['m2'], left: 0, trouble: null });
  expect(resent).toEqual(['m1', 'm2', 'm3']);
});

test('a failing provider stops the run', async () => {
  const { client, resent } = siteWith({ m1: 'waiting' });
  const result = await resendAll(client, 'failed');
  expect(result).toEqual({ sent: 0, failed: [], left: 2, trouble: 'Said no.' });
  expect(resent).toEqual(['m1']);
});
