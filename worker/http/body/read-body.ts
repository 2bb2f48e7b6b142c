import { HttpError } from '../http-error.ts';
import type { RequestContext } from '../request/request-context.ts';
import { joinBytes } from './join-bytes.ts';

/** How long a client may take to start sending; long enough for a phone on a slow connection. */
const GRACE_MS = 30_000;
/**
 * 64 kbit/s. A client that stays below this rate for long is either an attacker or has
 * disconnected.
 */
const SLOWEST_BYTES_PER_MS = 8;

const tooSlow = () =>
  new HttpError(408, 'too_slow', 'That took too long to arrive. Please send it again.');

/**
 * Yields the chunks of a body as they arrive; throws if they arrive too slowly. Breaking out of the
 * loop cancels the body or, with `leavesRest`, leaves the unread part to the next reader
 * (`drain-body.ts`).
 * @throws HttpError 408
 */
export async function* chunksInTime(
  stream: ReadableStream<Uint8Array>,
  { graceMs = GRACE_MS, leavesRest = false } = {},
): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  const startedAt = Date.now();
  let length = 0;
  let isBroken = false;
  let isOver = false;
  try {
    while (true) {
      const leftMs = startedAt + graceMs + length / SLOWEST_BYTES_PER_MS - Date.now();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(tooSlow()), Math.max(0, leftMs));
      });
      const { done, value } = await Promise.race([reader.read(), late]).finally(() =>
        clearTimeout(timer),
      );
      if (done) {
        isOver = true;
        return;
      }
      length += value.length;
      yield value;
    }
  } catch (error) {
    isBroken = true;
    throw error;
  } finally {
    if (!isOver && (isBroken || !leavesRest)) reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

/**
 * Reads at most `maxBytes`, whatever the Content-Length. If a request body is longer, it is not
 * cancelled, because `drain-body.ts` reads the remaining bytes before the response is sent.
 * @throws HttpError 413 with `message`, 408 if the body arrives too slowly
 */
export const readBody = async (
  source: Pick<Body, 'body'> & { readonly headers: Headers },
  maxBytes: number,
  message: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { headers, body: stream } = source;
  const leavesRest = source instanceof Request;
  const tooLarge = () => new HttpError(413, 'too_large', message);
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of stream ? chunksInTime(stream, { leavesRest }) : []) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  }
  if (chunks.length === 1 && chunks[0]) return chunks[0];
  return joinBytes(chunks);
};

/**
 * Reads a request's body once. Later steps reuse the bytes, so that an upload is held in memory
 * only once.
 * @throws HttpError 413 with `message`, 408 if the body arrives too slowly
 */
export const readRequestBody = async (
  context: Pick<RequestContext, 'request' | 'body'>,
  maxBytes: number,
  message: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  context.body ??= await readBody(context.request, maxBytes, message);
  if (context.body.length > maxBytes) throw new HttpError(413, 'too_large', message);
  return context.body;
};
