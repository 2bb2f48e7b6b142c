import type { Execution } from '../request/request-context.ts';
import { chunksInTime } from './read-body.ts';

/** A little more than a form may hold. Who sends more is not waited for. */
const DRAIN_MAX_BYTES = 8 * 1024 * 1024;

/** An early answer needs no body: who promised one and sends none is not waited for. */
const DRAIN_GRACE_MS = 2_000;

/** Reads what is left of a body to its end, or until it is too much. @throws HttpError 408 */
export const drain = async (body: ReadableStream<Uint8Array>, graceMs?: number): Promise<void> => {
  let length = 0;
  for await (const chunk of chunksInTime(body, { graceMs })) {
    length += chunk.length;
    if (length > DRAIN_MAX_BYTES) return;
  }
};

/**
 * Reads what an early answer left unread, before that answer goes out (the runtime reads nothing after it), on a
 * local site. Wrangler's proxy there closes a connection whose request body stays unread, and the next request on
 * it, which may be anybody's, is lost: seen as sporadic 500s.
 */
export const drainBody = async (
  request: Request,
  { cache }: Pick<Execution, 'cache'>,
): Promise<void> => {
  if (cache || !request.body || request.body.locked) return;
  if (Number(request.headers.get('content-length') ?? 0) > DRAIN_MAX_BYTES) return;
  // Who trickles gets the answer all the same, and loses the connection.
  await drain(request.body, DRAIN_GRACE_MS).catch(() => undefined);
};
