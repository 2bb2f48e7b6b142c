import { expect, test } from 'vitest';
import { connectionTo } from './connection.ts';

const OPS_TOKEN = 'secret of operators';

test('a URL is reduced to its origin', () => {
  expect(connectionTo('https://jobs.example/x?y', { OPS_TOKEN })).toEqual({
    url: 'https://jobs.example',
    token: OPS_TOKEN,
  });
});

test.each(['jobs.example', 'ftp://jobs.example', ''])(
  '%j is rejected because it is not an HTTP URL',
  (given) => {
    expect(() => connectionTo(given, {})).toThrow(/is not a valid URL/);
  },
);

test('a token is sent only over HTTPS, except on this machine', () => {
  expect(() => connectionTo('http://jobs.example', { OPS_TOKEN })).toThrow(/unencrypted/);
  expect(connectionTo('http://localhost:8787', { OPS_TOKEN }).token).toBe(OPS_TOKEN);
  expect(connectionTo('http://[::1]:8787', { OPS_TOKEN }).token).toBe(OPS_TOKEN);
});

test('a token with characters that headers do not allow is rejected without being shown', () => {
  const withBreak = 'secret-token\n-0123456789';
  const connect = () => connectionTo('http://localhost:8787', { OPS_TOKEN: withBreak });
  expect(connect).toThrow(/contains a line break/);
  expect(connect).not.toThrow(/secret/);
});
