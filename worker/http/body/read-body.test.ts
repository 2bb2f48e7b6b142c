import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContext } from '../../../tests/support/request-context.ts';
import type { Execution } from '../request/request-context.ts';
import { drainBody } from './drain-body.ts';
import { readBody, readRequestBody } from './read-body.ts';

// docs/specification.md: 6.3

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A body that delivers a chunk of `bytes` bytes every `everyMs` milliseconds, at most `chunks`
 * times.
 */
const dripping = (bytes: number, everyMs: number, chunks = Number.POSITIVE_INFINITY) => {
  const seen = { chunks: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (seen.chunks >= chunks) return controller.close();
        await new Promise((done) => setTimeout(done, everyMs));
        seen.chunks++;
        controller.enqueue(new Uint8Array(bytes));
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
};
const read = (body: ReadableStream<Uint8Array<ArrayBuffer>>, maxBytes = 1_000_000, headers = {}) =>
  readBody({ body, headers: new Headers(headers) }, maxBytes, 'Too much.').then(
    ({ length }) => length,
    ({ status }) => status,
  );
const after = async <T>(ms: number, result: Promise<T>) => {
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([result, Promise.resolve('still reading')]);
};

test('a body that arrives too slowly is cancelled after thirty seconds', async () => {
  const { body, seen } = dripping(1, 1_000);
  const result = read(body);
  expect(await after(29_900, result)).toBe('still reading');
  expect(await after(200, result)).toBe(408);
  expect(seen.isCancelled).toBe(true);
});

test('a body that stops halfway is rejected after thirty seconds', async () => {
  const { body } = dripping(1_000, 60_000);
  expect(await after(30_001, read(body))).toBe(408);
});

test('a slow client has enough time to send five megabytes at 80 kbit/s', async () => {
  const { body } = dripping(10_000, 1_000, 500);
  expect(await after(501_000, read(body, 5_000_000))).toBe(5_000_000);
});

test('a body is not read if its Content-Length exceeds the limit', async () => {
  const { body, seen } = dripping(10, 1);
  expect(await after(0, read(body, 100, { 'content-length': '101' }))).toBe(413);
  expect(seen.chunks).toBe(0);
});

test('a body longer than its Content-Length is read up to the limit', async () => {
  const { body, seen } = dripping(60, 1);
  expect(await after(10, read(body, 100, { 'content-length': '60' }))).toBe(413);
  expect(seen).toEqual({ chunks: 2, isCancelled: true });
});

const posting = (body: ReadableStream<Uint8Array>) =>
  new Request('https://site.example/', { method: 'POST', body, duplex: 'half' } as RequestInit);

/** An execution context without the platform's cache, as on a local site. */
const HERE: Execution = { waitUntil: () => undefined };

test('on the platform, the body is not drained before an early response', async () => {
  const { body, seen } = dripping(1, 1_000);
  const request = posting(body);
  await drainBody(request, { ...HERE, cache: {} });
  expect(seen.chunks).toBe(0);
});

test('an early response does not wait for a body that arrives slowly', async () => {
  const { body, seen } = dripping(1, 1_000);
  const request = posting(body);
  const drained = drainBody(request, HERE).then(() => 'answered');
  expect(await after(1_900, drained)).toBe('still reading');
  expect(await after(200, drained)).toBe('answered');
  expect(seen.isCancelled).toBe(true);
});

test('every step that reads the body gets the same bytes, and the request’s headers are unchanged', async () => {
  const bytes = new TextEncoder().encode('a=1');
  const request = new Request('http://site/misc', {
    method: 'POST',
    headers: { 'x-request-id': 'id', 'content-length': '3' },
    body: bytes,
  });
  const context = createContext(request);
  const read = (maxBytes: number) => readRequestBody(context, maxBytes, 'Too much.');
  const first = await read(3);
  expect(first).toEqual(bytes);
  expect(await read(3)).toBe(first);
  expect(context.body).toBe(first);
  expect(Object.fromEntries(context.request.headers)).toMatchObject({
    ...{ 'x-request-id': 'id', 'content-length': '3' },
  });
  await expect(read(2)).rejects.toMatchObject({ status: 413, message: 'Too much.' });
});
