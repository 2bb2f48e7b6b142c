import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import { HttpError, jsonError } from '../http-error.ts';
import { readBody } from '../read-body.ts';
import { checkAnswer, checkBeginning } from './check-answer.ts';
import { UpstreamFailure } from './upstream-failure.ts';
import { fileHeaders, jsonHeaders } from './upstream-headers.ts';

/** A whole answer is held while it is checked; a page of 100 jobs has about 200 KB. */
export const ANSWER_MAX_BYTES = 4 * 1024 * 1024;
/** Of lists that are passed on while they arrive: some 200,000 jobs. */
export const STREAM_MAX_BYTES = 32 * 1024 * 1024;
/** What is read of such a list before anything of it is passed on. */
const BEGINNING_BYTES = 64 * 1024;

const readText = async (response: Response): Promise<string> => {
  try {
    return new TextDecoder().decode(await readBody(response, ANSWER_MAX_BYTES, ''));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await response.body?.cancel().catch(() => undefined);
    throw new UpstreamFailure('invalid', `more than ${ANSWER_MAX_BYTES} bytes`);
  }
};

const WORDS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  401: ['unauthorized', 'Please sign in again.'],
  403: ['forbidden', 'This is not open to you.'],
  404: ['not_found', 'There is nothing here.'],
  409: ['conflict', 'This was changed meanwhile. Reload the page and try again.'],
  410: ['gone', 'This is no longer here.'],
  422: ['invalid', 'Some of what was sent needs putting right.'],
  429: ['rate_limited', 'Too many requests. Please wait a minute and try again.'],
};

/** An error in our shape goes on as it is; of any other only its status is worth something. */
const errorAnswer = async (response: Response, requestId: string): Promise<Response> => {
  const { status } = response;
  const headers: Record<string, string> = {};
  for (const name of ['retry-after', 'allow']) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  const text = await readText(response);
  if (v.is(v.pipe(v.string(), v.parseJson(), ErrorBodySchema), text)) {
    return new Response(text, {
      status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    });
  }
  if (status >= 500) throw new UpstreamFailure('invalid', `status ${status}`, { headers });
  const [code, message] = WORDS[status] ?? ['refused', 'This could not be taken as it was sent.'];
  return jsonError(new HttpError(status, code, message, { headers }), requestId);
};

/** The list as it arrives, once its beginning was right. What comes later is bounded, not read. */
const streamAnswer = async (response: Response, endpoint: Endpoint): Promise<Response> => {
  const reader = (response.body ?? new Blob().stream()).getReader();
  const begun: Uint8Array[] = [];
  let length = 0;
  let isDone = false;
  while (!isDone && length < BEGINNING_BYTES) {
    const { done, value } = await reader.read();
    if (value) begun.push(value);
    length += value?.length ?? 0;
    isDone = done;
  }
  const text = await new Blob(begun as BlobPart[]).text();
  try {
    (isDone ? checkAnswer : checkBeginning)(text, endpoint);
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error;
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of begun) controller.enqueue(chunk);
      if (isDone) controller.close();
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      length += value.length;
      // Cut off it is no JSON, and cannot be taken for the whole list.
      if (length > STREAM_MAX_BYTES) throw new UpstreamFailure('invalid', 'a list without end');
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { status: response.status, headers: jsonHeaders(endpoint) });
};

/**
 * What the caller gets for an upstream's answer.
 * @throws UpstreamFailure where it is not what the endpoint promises
 */
export const readAnswer = async (
  response: Response,
  endpoint: Endpoint,
  requestId: string,
): Promise<Response> => {
  if (!response.ok) return errorAnswer(response, requestId);
  if (endpoint.produces === 'file') {
    return new Response(response.body, {
      status: response.status,
      headers: fileHeaders(response.headers, endpoint),
    });
  }
  if (endpoint.produces === 'stream') return streamAnswer(response, endpoint);
  const text = await readText(response);
  checkAnswer(text, endpoint);
  return new Response(text, { status: response.status, headers: jsonHeaders(endpoint) });
};
