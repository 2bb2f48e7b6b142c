import { HttpError } from './http-error.ts';

/**
 * Reads at most `maxBytes`, whatever length was promised.
 * @throws HttpError 413 with `message`
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
  for await (const chunk of stream ?? []) {
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
