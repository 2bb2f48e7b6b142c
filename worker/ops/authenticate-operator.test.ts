import { expect, test, vi } from 'vitest';
import { createContext } from '../../tests/support/request-context.ts';
import { limitOperators } from '../http/request/rate-limits.ts';
import { isSameSecret } from '../http/secrets.ts';
import { authenticateOperator } from './authenticate-operator.ts';

const TOKEN = 'correct horse battery staple';
const DEPLOYED = { SITE_URL: 'https://jobs.example' };

/** Rate limiters that allow `limit` calls for each key. */
const limiter = (limit: number) => {
  const seen = new Map<string, number>();
  return {
    async limit({ key }: { key: string }) {
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return { success: (seen.get(key) as number) <= limit };
    },
  };
};

const authenticate = async (
  variables: Record<string, string>,
  headers: Record<string, string> = {},
  url = 'https://jobs.example/ops/counts',
  limits = { LIMIT_OPS: limiter(1000), LIMIT_POSTS: limiter(1000) },
  method = 'GET',
) => {
  const context = createContext(new Request(url, { headers, method }), { ...limits, ...variables });
  const { request, bindings } = context;
  const call = { request, bindings, context, url: context.url, params: {}, now: 0 };
  return authenticateOperator(call).then(
    () => 200,
    (error) => error.status,
  );
};

test('only the exact token grants access', async () => {
  const variables = { ...DEPLOYED, OPS_TOKEN: TOKEN.replaceAll(' ', '-') };
  const token = variables.OPS_TOKEN;
  expect(await authenticate(variables, { authorization: `Bearer ${token}` })).toBe(200);
  expect(await authenticate(variables, { authorization: `bearer ${token}` })).toBe(200);
  for (const authorization of [
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    'Bearer ',
    token,
    `Basic ${token}`,
    '',
  ]) {
    expect(await authenticate(variables, { authorization }), authorization).toBe(401);
  }
  expect(await authenticate(variables)).toBe(401);
});

test('the previous token is accepted until it is removed, and nothing else is', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const variables = { ...DEPLOYED, OPS_TOKEN: 'x'.repeat(20), OPS_TOKEN_PREVIOUS: 'y'.repeat(20) };
  const send = (token: string, to: Record<string, string> = variables) =>
    authenticate(to, { authorization: `Bearer ${token}` });
  expect(await send('x'.repeat(20))).toBe(200);
  // A database that is missing here, and so fails, does not keep operators out.
  expect(await send('y'.repeat(20))).toBe(200);
  for (const other of ['y'.repeat(19), 'y'.repeat(21), 'xy'.repeat(10), 'undefined']) {
    expect(await send(other), other).toBe(401);
  }
  expect(await send('y'.repeat(20), { ...variables, OPS_TOKEN_PREVIOUS: '' })).toBe(401);
  vi.restoreAllMocks();
});

test('a deployed site without a token rejects all operators', async () => {
  expect(await authenticate(DEPLOYED)).toBe(403);
  expect(await authenticate(DEPLOYED, {}, 'http://localhost:8787/ops/counts')).toBe(403);
});

test('a local site without a token accepts programs on this machine but no page from another site', async () => {
  const origin = 'http://localhost:8787';
  const url = `${origin}/ops/counts`;
  expect(await authenticate({}, { origin }, url)).toBe(200);
  const numeric = 'http://127.0.0.1:8787';
  expect(await authenticate({}, { origin: numeric }, `${numeric}/ops/counts`)).toBe(200);
  expect(await authenticate({}, {}, url, undefined, 'POST')).toBe(200);
  expect(await authenticate({}, { 'sec-fetch-site': 'same-origin' }, url)).toBe(200);
  expect(await authenticate({}, { 'sec-fetch-site': 'none' }, url)).toBe(200);
  expect(await authenticate({}, { origin, 'sec-fetch-site': 'cross-site' }, url)).toBe(403);
  expect(await authenticate({}, { 'sec-fetch-site': 'same-site' }, url)).toBe(403);
  expect(await authenticate({}, { origin: 'https://evil.example' }, url)).toBe(403);
  // The site has no token of its own to compare the client's token with.
  expect(await authenticate({}, { origin, authorization: 'Bearer guess' }, url)).toBe(401);
});

test('a page on a rebound host name (DNS rebinding) is rejected', async () => {
  const evil = 'http://evil.example:8787';
  expect(await authenticate({}, {}, `${evil}/ops/counts`)).toBe(403);
  expect(await authenticate({}, { origin: evil }, `${evil}/ops/counts`)).toBe(403);
  // A page can set MF-Original-URL, which wrangler trusts, but not Origin, which the browser does
  // not always send.
  expect(await authenticate({}, {}, 'http://localhost:8787/ops/counts')).toBe(403);
  for (const method of ['GET', 'HEAD', 'POST']) {
    expect(
      await authenticate(
        {},
        { origin: evil },
        'http://localhost:8787/ops/counts',
        undefined,
        method,
      ),
      method,
    ).toBe(403);
  }
});

test('a local site with a token requires it', async () => {
  const variables = { OPS_TOKEN: 'x'.repeat(20) };
  const url = 'http://localhost:8787/ops/counts';
  expect(await authenticate(variables, {}, url)).toBe(401);
  expect(await authenticate(variables, { authorization: `Bearer ${'x'.repeat(20)}` }, url)).toBe(
    200,
  );
});

test('wrong tokens are rate-limited per address, without affecting other addresses', async () => {
  const variables = { ...DEPLOYED, OPS_TOKEN: 'x'.repeat(20) };
  const limits = { LIMIT_OPS: limiter(1000), LIMIT_POSTS: limiter(2) };
  const guess = (from: string) =>
    authenticate(
      variables,
      { authorization: 'Bearer guess', 'cf-connecting-ip': from },
      'https://jobs.example/ops/counts',
      limits,
    );
  expect([await guess('192.0.2.1'), await guess('192.0.2.1'), await guess('192.0.2.1')]).toEqual([
    401, 401, 429,
  ]);
  expect(await guess('192.0.2.2')).toBe(401);
});

test('a request without a token does not count as one with a wrong token', async () => {
  const variables = { ...DEPLOYED, OPS_TOKEN: 'x'.repeat(20) };
  const limits = { LIMIT_OPS: limiter(1000), LIMIT_POSTS: limiter(0) };
  expect(await authenticate(variables, {}, undefined, limits)).toBe(401);
});

test('calls are counted before they are parsed', async () => {
  const bindings = { ...DEPLOYED, LIMIT_OPS: limiter(1) };
  const call = () =>
    limitOperators(createContext(new Request('https://jobs.example/ops/x'), bindings));
  await call();
  await expect(call()).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
});

test('secrets are equal only if they match completely', async () => {
  expect(await isSameSecret('abc', 'abc')).toBe(true);
  for (const other of ['abd', 'ab', 'abcd', '', 'ABC']) {
    expect(await isSameSecret(other, 'abc'), other).toBe(false);
  }
});
