import type { FixedLengthStream as FixedLength } from '@cloudflare/workers-types';
import { drain } from '../http/body/drain-body.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/** The runtime's own; Node, where tests run, has none and sends in chunks. */
declare const FixedLengthStream: typeof FixedLength | undefined;

export interface ForwardedBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** The error of a body that broke off by the client's fault. */
  readonly refusal: () => HttpError | undefined;
  /** Call it once the response has arrived: reads what the upstream left unread. */
  readonly finish: () => Promise<void>;
}

const tooLarge = () =>
  new HttpError(413, 'too_large', 'That’s more than we can accept at once. Choose a smaller file.');

const counted = (maxBytes: number, onTooLarge: () => HttpError) => {
  let length = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > maxBytes) controller.error(onTooLarge());
      else controller.enqueue(chunk);
    },
  });
};

/**
 * Forwards a posted form while it arrives, so that an upload is never in memory as a whole. A known
 * length is sent to the upstream, because some servers require it.
 * @throws HttpError 413 where its Content-Length is too large
 */
export const forwardBody = (
  { request, body }: Pick<RequestContext, 'request' | 'body'>,
  maxBytes: number,
): ForwardedBody | undefined => {
  const source = body ? new Blob([body]).stream() : request.body;
  if (!source) return undefined;
  const length = body ? String(body.length) : request.headers.get('content-length');
  if (Number(length ?? 0) > maxBytes) throw tooLarge();
  let refusal: HttpError | undefined;
  const pipe =
    length !== null && typeof FixedLengthStream === 'function'
      ? (new FixedLengthStream(Number(length)) as unknown as TransformStream<
          Uint8Array,
          Uint8Array
        >)
      : counted(maxBytes, () => {
          refusal = tooLarge();
          return refusal;
        });
  const stop = new AbortController();
  const piped = source
    .pipeTo(pipe.writable, { preventCancel: true, signal: stop.signal })
    // Broken off by either side, or by `finish`: the rest is drained below.
    .catch(() => undefined);
  return {
    stream: pipe.readable,
    refusal: () => refusal,
    async finish() {
      stop.abort();
      await piped;
      // The client may have disconnected: then there is nothing left to read.
      await drain(source).catch(() => undefined);
    },
  };
};
