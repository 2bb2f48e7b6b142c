import { expect, test } from 'vitest';
import { varyByEncoding } from './compression.ts';

const varied = (given: Record<string, string>) => {
  const headers = new Headers(given);
  varyByEncoding(headers);
  return headers.get('vary');
};

test('a response has Vary: Accept-Encoding if the platform compresses its content type', () => {
  for (const type of [
    ...['text/html; charset=utf-8', 'text/x-component', 'application/json', 'image/svg+xml'],
    ...['application/rss+xml; charset=utf-8', 'text/plain;charset=UTF-8', 'TEXT/CSS'],
  ]) {
    expect(varied({ 'content-type': type }), type).toBe('Accept-Encoding');
  }
});

test('a response with any other content type, or without one, has no Vary header', () => {
  expect(varied({ 'content-type': 'font/woff2' })).toBeNull();
  expect(varied({ 'content-type': 'application/jsonx' })).toBeNull();
  expect(varied({})).toBeNull();
});

test('an existing Vary header is extended, without duplicates', () => {
  const type = { 'content-type': 'application/json' };
  expect(varied({ ...type, vary: 'authorization' })).toBe('authorization, Accept-Encoding');
  expect(varied({ ...type, vary: 'accept-encoding' })).toBe('accept-encoding');
});
