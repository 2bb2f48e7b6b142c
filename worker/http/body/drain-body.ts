import type { Execution } from '../request/request-context.ts';
import { chunksInTime } from './read-body.ts';

/**
 * The maximum number of bytes to drain, slightly more than the largest form. Anything beyond it is
 * left unread.
 */
const DRAIN_MAX_BYTES = 8 * 1024 * 1024;

/**
 * How long to wait for the rest of a body. Kept short, because the response does not depend on it.
 */
const DRAIN_GRACE_MS = 2_000;

/** Reads the rest of a body, up to `DRAIN_MAX_BYTES`. @throws HttpError 408 */
export const drain = async (body: ReadableStream<Uint8Array>, graceMs?: number): Promise<void> => {
  let length = 0;
  for await (const chunk of chunksInTime(body, { graceMs })) {
    length += chunk.length;
    if (length > DRAIN_MAX_BYTES) return;
  }
};

/**
 * Reads the rest of a request body before sending a response that does not need it, because the
 * runtime stops reading once the response is sent. Only needed on a local site: wrangler's proxy
 * closes a connection whose request body was not fully read, and the next request on that
 * connection, possibly from another client, is lost, which causes sporadic 500s.
 */
export const drainBody = async (
  request: Request,
  { cache }: Pick<Execution, 'cache'>,
): Promise<void> => {
  if (cache || !request.body || request.body.locked) return;
  if (Number(request.headers.get('content-length') ?? 0) > DRAIN_MAX_BYTES) return;
  // A client that sends too slowly still gets the response, but its connection is closed.
  await drain(request.body, DRAIN_GRACE_MS).catch(() => undefined);
};
