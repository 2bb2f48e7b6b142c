import { HttpError } from './http-error.ts';

/** Long enough for a phone to begin. */
const GRACE_MS = 30_000;
/** 64 kbit/s: whoever is slower for longer holds a connection on purpose, or is as good as gone. */
const SLOWEST_BYTES_PER_MS = 8;

const tooSlow = () =>
  new HttpError(408, 'too_slow', 'That took too long to arrive. Please send it again.');

/**
 * The chunks of a body while they arrive; ends with an error where they trickle. Leaving the loop
 * gives the rest up.
 * @throws HttpError 408
 */
export async function* chunksInTime(
  stream: ReadableStream<Uint8Array>,
  graceMs = GRACE_MS,
): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  const begun = Date.now();
  let length = 0;
  let isOver = false;
  try {
    while (true) {
      const leftMs = begun + graceMs + length / SLOWEST_BYTES_PER_MS - Date.now();
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
  } finally {
    if (!isOver) reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads at most `maxBytes`, whatever length was promised.
 * @throws HttpError 413 with `message`, 408 where it trickles
 */
export const readBody = async (
  { headers, body: stream }: Pick<Body, 'body'> & { readonly headers: Headers },
  maxBytes: number,
  message: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const tooLarge = () => new HttpError(413, 'too_large', message);
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream ? chunksInTime(stream) : []) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
};
