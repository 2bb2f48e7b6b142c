import { RESUME_MAX_BYTES } from '../../../src/contracts/application-rules.ts';
import { HttpError } from '../http-error.ts';

/**
 * The maximum total size of all form fields except the file, with each at its maximum length in the
 * longest encoding.
 */
export const FIELDS_MAX_BYTES = 256 * 1024;
export const FIELDS_TOO_LARGE =
  'That’s more than we can accept at once. Go back, shorten it and try again.';

/**
 * The maximum size of an application: the file, the fields, and the multipart framing around them.
 */
export const APPLY_MAX_BYTES = RESUME_MAX_BYTES + FIELDS_MAX_BYTES;
export const APPLY_TOO_LARGE =
  'That’s more than we can accept at once. Upload a file of up to 5 MB and send it again.';

/** More parts than any form on this site has; parsing more would only waste CPU time. */
const MAX_PARTS = 300;

export const INCOMPLETE = 'The form arrived incomplete. Please send it again.';
const BOUNDARY_MAX_LENGTH = 70;
const LF = 10;

/**
 * The separator between the parts of a form with this content type; undefined if the content type
 * is not that of a form.
 * @throws HttpError 422 if the boundary is missing or too long
 */
const parseSeparator = (contentType: string): string | undefined => {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return '&';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined;
  const boundary = [...contentType.matchAll(/\bboundary=(?:"([^"]+)"|([^\s;]+))/gi)].at(-1);
  const name = boundary?.[1] ?? boundary?.[2];
  // The limit comes from RFC 2046, 5.1.1. Searching for a long boundary made of one repeated
  // character could take arbitrarily long, and the platform would parse such a form without
  // limiting the number of its parts.
  if (!name || name.length > BOUNDARY_MAX_LENGTH) throw new HttpError(422, 'invalid', INCOMPLETE);
  return `--${name}`;
};

const isAt = (body: Uint8Array, bytes: Uint8Array, at: number): boolean =>
  bytes.every((byte, i) => body[at + i] === byte);

/**
 * Yields the parts of a form as views of its bytes. The number of parts is limited, because parsing
 * a part costs far more than reading its bytes.
 * @throws HttpError 422 if there are too many parts, or if the boundary is missing or too long
 */
function* splitParts(body: Uint8Array<ArrayBuffer>, contentType: string): Generator<Uint8Array> {
  const separator = parseSeparator(contentType);
  if (!separator) return;
  const bytes = new TextEncoder().encode(separator);
  const [first = 0] = bytes;
  const isMultipart = separator !== '&';
  let parts = 0;
  let begin = 0;
  for (let at = body.indexOf(first); at >= 0; at = body.indexOf(first, at + 1)) {
    // A boundary is recognised only at the start of a line.
    if (isMultipart && at > 0 && body[at - 1] !== LF) continue;
    if (!isAt(body, bytes, at)) continue;
    parts += 1;
    if (parts > MAX_PARTS) throw new HttpError(422, 'invalid', `Send at most ${MAX_PARTS} fields.`);
    yield body.subarray(begin, at);
    begin = at + bytes.length;
  }
  yield body.subarray(begin);
}

/** The size limit for a part's headers, of which there are only a few. */
const HEAD_MAX_BYTES = 1024;

/**
 * Finds a text field in a form held in memory, without parsing any files in the form. `name` must
 * not contain characters that are encoded in forms.
 * @param maxLength the maximum length of the value; a longer value is truncated to `maxLength + 1`
 * characters
 * @throws HttpError 422 if there are too many parts
 */
export const findText = (
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  name: string,
  maxLength: number,
): string | undefined => {
  const isMultipart = /^multipart/i.test(contentType);
  for (const piece of splitParts(body, contentType)) {
    const begin = new TextDecoder('latin1').decode(piece.subarray(0, HEAD_MAX_BYTES));
    if (!isMultipart) {
      if (!begin.startsWith(`${name}=`)) continue;
      const value = piece.subarray(0, name.length + 1 + 3 * (maxLength + 1));
      return new URLSearchParams(new TextDecoder().decode(value)).get(name) ?? undefined;
    }
    const headEnd = begin.indexOf('\r\n\r\n');
    if (headEnd < 0 || !begin.slice(0, headEnd).includes(` name="${name}"`)) continue;
    // The line break before a boundary belongs to the separator.
    const value = piece.subarray(headEnd + 4, -2);
    return new TextDecoder().decode(value.subarray(0, maxLength + 1));
  }
  return undefined;
};

/**
 * Parses a form held in memory.
 * @throws HttpError 413 or 422 if it exceeds the limits for forms on this site; Error if it is
 * malformed
 */
export const readFormParts = async (
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormData> => {
  for (const _ of splitParts(body, contentType));
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  let length = 0;
  for (const [name, value] of form) {
    length += name.length + (typeof value === 'string' ? value.length : value.name.length);
  }
  if (length > FIELDS_MAX_BYTES) throw new HttpError(413, 'too_large', FIELDS_TOO_LARGE);
  return form;
};
