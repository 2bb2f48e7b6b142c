import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import { readBody } from '../http/body/read-body.ts';
import { HttpError, isOurFailure, jsonError, RETRY_AFTER_S } from '../http/http-error.ts';
import { checkResponse } from './check-response.ts';
import { filterRecords } from './filter-records.ts';
import type { Note } from './mend-response.ts';
import { retryAfterSeconds } from './retry-delay.ts';
import { UpstreamFailure } from './upstream-failure.ts';
import { fileHeaders, jsonHeaders } from './upstream-headers.ts';

/**
 * The size limit for a response, which is held in memory as a whole while it is checked. A page of
 * 100 jobs is about 200 KB.
 */
export const RESPONSE_MAX_BYTES = 4 * 1024 * 1024;

const readText = async (response: Response): Promise<string> => {
  try {
    return new TextDecoder().decode(await readBody(response, RESPONSE_MAX_BYTES, ''));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await response.body?.cancel().catch(() => undefined);
    throw new UpstreamFailure('invalid', `more than ${RESPONSE_MAX_BYTES} bytes`);
  }
};

const STATUS_ERRORS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  401: ['unauthorized', 'Please sign in again.'],
  403: ['forbidden', 'You don’t have access to this.'],
  404: ['not_found', 'We couldn’t find this.'],
  409: ['conflict', 'This has changed in the meantime. Reload the page and try again.'],
  410: ['gone', 'This is no longer available.'],
  422: ['invalid', 'Some fields need to be corrected.'],
};

/**
 * Passes on an error in the contract's format. For any other error, only the status is used. A 429
 * becomes a 503 for the caller (decision 9).
 */
const createErrorResponse = async (response: Response, requestId: string): Promise<Response> => {
  const { status } = response;
  const headers: Record<string, string> = {};
  const allow = response.headers.get('allow');
  if (allow) headers.allow = allow;
  const seconds = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
  if (seconds !== undefined) headers['retry-after'] = String(seconds);
  if (status === 429) {
    await response.body?.cancel();
    throw new UpstreamFailure('busy', 'status 429', { headers });
  }
  const text = await readText(response);
  if (v.is(v.pipe(v.string(), v.parseJson(), ErrorBodySchema), text)) {
    return new Response(text, {
      status,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        ...(isOurFailure(status) && { 'retry-after': RETRY_AFTER_S }),
        ...headers,
      },
    });
  }
  if (status >= 500) throw new UpstreamFailure('invalid', `status ${status}`, { headers });
  const [code, message] = STATUS_ERRORS[status] ?? ['refused', 'We couldn’t accept this request.'];
  return jsonError(new HttpError(status, code, message, { headers }), requestId);
};

/** The schema of one record in a streamed response. */
const recordSchema = ({ answer, path }: Endpoint): v.GenericSchema => {
  const { data } = (answer as unknown as { entries: { data?: { item?: v.GenericSchema } } })
    .entries;
  if (!data?.item) throw new TypeError(`${path} does not stream a list.`);
  return data.item;
};

/** Streams a list without its invalid records, starting at the first valid record. */
const streamRecords = async (
  response: Response,
  endpoint: Endpoint,
  note: Note,
): Promise<Response> => {
  const filter = filterRecords(recordSchema(endpoint), note);
  const reader = (response.body ?? new Blob().stream()).pipeThrough(filter).getReader();
  const first = await reader.read();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.value) controller.enqueue(first.value);
      if (first.done) controller.close();
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { status: response.status, headers: jsonHeaders(endpoint) });
};

/**
 * Turns an upstream's response into the response for the caller. `note` is called with each change.
 * @throws UpstreamFailure if the upstream's response does not match the endpoint's contract
 */
export const readUpstreamResponse = async (
  response: Response,
  endpoint: Endpoint,
  { requestId, note }: { readonly requestId: string; readonly note: Note },
): Promise<Response> => {
  if (!response.ok) return createErrorResponse(response, requestId);
  if (endpoint.produces === 'file') {
    return new Response(response.body, {
      status: response.status,
      headers: fileHeaders(response.headers, endpoint),
    });
  }
  if (endpoint.produces === 'stream') return streamRecords(response, endpoint, note);
  const received = await readText(response);
  // A call that is not in the endpoint map may get an empty response.
  if (received === '' && v.is(endpoint.answer, undefined)) {
    return new Response(null, { status: response.status, headers: jsonHeaders(endpoint) });
  }
  const text = checkResponse(received, endpoint, note);
  return new Response(text, { status: response.status, headers: jsonHeaders(endpoint) });
};
