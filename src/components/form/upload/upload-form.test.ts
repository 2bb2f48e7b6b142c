import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { readResponse, uploadForm } from './upload-form.ts';

// docs/specification.md: 8.9

const DATA = v.object({ id: v.string() });

const listMessages = (status: number, text: string): string[] => {
  const result = readResponse(status, text, DATA);
  return result.ok ? [] : Object.values(result.errors).flat();
};

test('a valid 2xx response succeeds and returns its data', () => {
  expect(readResponse(201, '{"data":{"id":"a1"}}', DATA)).toEqual({
    ok: true,
    data: { id: 'a1' },
  });
});

test.each(['<h1>Log in to the hotel</h1>', '', '{}', '{"data":{}}'])(
  'treats a 2xx response from another server as a failure: %s',
  (text) => {
    expect(listMessages(200, text)).toEqual([expect.stringContaining('Something went wrong')]);
  },
);

test('errors are assigned to their fields, or to the whole form', () => {
  const fields = { email: ['Enter your email address.'] };
  const errorFields = { code: 'x', requestId: 'r1' };
  const error = {
    ...errorFields,
    status: 422,
    message: 'Please correct the highlighted answers.',
    fields,
  };
  const tooOften = { ...errorFields, status: 429, message: 'Please wait.' };
  expect(readResponse(422, JSON.stringify({ error }), DATA)).toEqual({ ok: false, errors: fields });
  expect(readResponse(429, JSON.stringify({ error: tooOften }), DATA)).toEqual({
    ok: false,
    errors: { form: ['Please wait.'] },
  });
});

test('status 0 is reported as a connection problem', () => {
  expect(listMessages(0, '')).toEqual([expect.stringContaining('check your connection')]);
});

test.each([
  ['HTML', '<h1>Bad gateway</h1>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['an error that is text', '{"error":"Bad gateway"}'],
  ['an error without words', '{"error":{"status":502}}'],
])('an invalid error response (%s) is reported as a server failure', (_, text) => {
  expect(listMessages(502, text)).toEqual([
    expect.stringContaining('Something went wrong on our side'),
  ]);
});

/** A fake XMLHttpRequest; the test provides its response. */
class FakeRequest {
  static sent: FakeRequest;
  status = 0;
  responseText = '';
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send() {
    FakeRequest.sent = this;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
  }
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const upload = (signal = new AbortController().signal) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const seen = { unauthorized: 0, progress: [] as number[] };
  const result = uploadForm({
    url: '/candidate/jobs/a/apply',
    form: new FormData(),
    data: DATA,
    authorization: 'Bearer x',
    onUnauthorized: () => {
      seen.unauthorized++;
    },
    onProgress: (part) => seen.progress.push(part),
    signal,
  });
  return { result, seen, request: FakeRequest.sent };
};

test('an upload sends its authorization and reports progress; only a 401 response ends the session', async () => {
  const error = (status: number) =>
    JSON.stringify({ error: { status, code: 'x', message: 'No.', requestId: 'r1' } });
  for (const [status, ended] of [
    [401, 1],
    [403, 0],
    [500, 0],
  ] as const) {
    const { result, seen, request } = upload();
    expect(request.headers.get('authorization')).toBe('Bearer x');
    expect(request.headers.has('idempotency-key')).toBe(false);
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.answer(status, error(status));
    expect(await result).toEqual({ ok: false, errors: { form: ['No.'] } });
    expect(seen).toEqual({ unauthorized: ended, progress: [0.25] });
  }
});

test('an aborted upload is reported as possibly received', async () => {
  const stopping = new AbortController();
  const { result } = upload(stopping.signal);
  stopping.abort();
  expect(await result).toEqual({
    ok: false,
    errors: { form: [expect.stringContaining('Your form may have arrived')] },
  });
});
