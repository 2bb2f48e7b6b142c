import { afterEach, expect, test, vi } from 'vitest';
import { continueRestore, purgeCache } from '../../src/contracts/endpoints/ops.ts';
import { createOpsClient } from './ops-client.ts';

afterEach(() => vi.unstubAllGlobals());

test('after a 429, the client prints the reason, waits and retries', async () => {
  const message = 'Too many wrong tokens.\u001b[2J';
  const slow = { status: 429, code: 'rate_limited', message, requestId: 'r' };
  const responses = [
    Response.json({ error: slow }, { status: 429, headers: { 'retry-after': '0.001' } }),
    Response.json({ data: { purged: false, message: 'Nothing.' } }),
  ];
  vi.stubGlobal('fetch', async () => responses.shift());
  const notices: string[] = [];
  const connection = { url: 'https://jobs.example', token: undefined };
  const client = createOpsClient(connection, (sentence) => notices.push(sentence));
  expect((await client.call(purgeCache)).data.message).toBe('Nothing.');
  expect(notices).toEqual(['Waiting 0.001 s before retrying: Too many wrong tokens.[2J']);
});

test('a lost call is sent again only if it continues what the last one did', async () => {
  let lost = 1;
  const progress = { id: 'a', stage: 'done', done: 0, held: 0, erased: 0, missing: 0 };
  vi.stubGlobal('fetch', async () => {
    if (lost-- > 0) throw new TypeError('fetch failed', { cause: { code: 'UND_ERR_SOCKET' } });
    return Response.json({ data: progress });
  });
  const notices: string[] = [];
  const connection = { url: 'https://jobs.example', token: undefined };
  const client = createOpsClient(connection, (sentence) => notices.push(sentence));
  const body = { id: 'a', which: 'both', erasures: 'apply' };
  expect((await client.call(continueRestore, { body })).data).toEqual(progress);
  expect(notices).toEqual([
    'Sending the call again: https://jobs.example cannot be reached: UND_ERR_SOCKET.',
  ]);
  lost = 1;
  await expect(client.call(purgeCache)).rejects.toThrow(/cannot be reached/);
});

test('a call sends the site’s own origin only if there is no token', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_: URL, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return Response.json({ data: { purged: false, message: 'Nothing.' } });
  });
  // The connection's URL may differ from the site's public URL, for example if it is a port behind
  // a proxy.
  const url = 'http://localhost:8787';
  for (const token of [undefined, 'a-secret-of-operators']) {
    await createOpsClient({ url, token }, () => undefined).call(purgeCache);
  }
  expect(sent.map((headers) => headers.get('origin'))).toEqual([url, null]);
});
