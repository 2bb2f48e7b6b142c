import type { FixedLengthStream as FixedLength } from '@cloudflare/workers-types';
import { drain } from '../http/body/drain-body.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/**
 * `FixedLengthStream` is provided by the Workers runtime. Node, which runs the tests, does not have
 * it and sends the body in chunks.
 */
declare const FixedLengthStream: typeof FixedLength | undefined;

export interface ForwardedBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** The error to send if the client caused the body to be cut off. */
  readonly refusal: () => HttpError | undefined;
  /** Reads whatever the upstream left unread. Call it once the response has arrived. */
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
 * Forwards a submitted form as it arrives, so that an upload is never held in memory as a whole. If
 * the form's length is known, it is sent to the upstream, because some servers require it.
 * @throws HttpError 413 if the Content-Length is too large
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
    // Either side, or `finish`, cut the body off. What is left of it is drained below.
    .catch(() => undefined);
  return {
    stream: pipe.readable,
    refusal: () => refusal,
    async finish() {
      stop.abort();
      await piped;
      // If the client has disconnected, there is nothing left to read.
      await drain(source).catch(() => undefined);
    },
  };
};
