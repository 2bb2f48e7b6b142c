import { HttpError } from '../http-error.ts';
import type { RequestContext } from '../request/request-context.ts';
import { parseJson } from './parse-json.ts';
import { readRequestBody } from './read-body.ts';

/** The size limit for a JSON body, unless a route sets its own. */
export const BODY_MAX_BYTES = 64 * 1024;

/** A 422 error with a message for each invalid field. */
export const invalid = (fields: Record<string, string[]>, headers?: Record<string, string>) =>
  new HttpError(422, 'invalid', 'Some fields need to be corrected.', { fields, headers });

/**
 * The smallest plausible average size of a JSON member. A body whose members are smaller on average
 * was crafted to contain as many as possible.
 */
const MEMBER_MEAN_BYTES = 8;

const tooLarge = (maxBytes: number): string => `Send at most ${maxBytes / 1024} KB.`;

/**
 * Parses a body that must be a JSON object.
 * @throws HttpError 400 if the body is not JSON, 422 if it is not an object or `parseJson` rejects
 * it
 */
const parseObject = (body: Uint8Array<ArrayBuffer>, maxBytes: number): object => {
  const value = parseJson(body, maxBytes / MEMBER_MEAN_BYTES);
  // Valibot would accept an array as an object without members.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid({ form: ['Send a JSON object.'] });
  }
  return value;
};

/**
 * Reads the JSON body of an API call.
 * @throws HttpError 400 and 422 as in `parseObject`; 408, 413, 415
 */
export const readJson = async (
  context: RequestContext,
  maxBytes = BODY_MAX_BYTES,
): Promise<object> => {
  if (!/^application\/json\b/i.test(context.request.headers.get('content-type') ?? '')) {
    throw new HttpError(415, 'unsupported_type', 'Send the body as application/json.');
  }
  return parseObject(await readRequestBody(context, maxBytes, tooLarge(maxBytes)), maxBytes);
};

/**
 * Applies the rules for JSON bodies to a value that was built from a form.
 * @throws HttpError 413, 422
 */
export const checkJson = (value: unknown): object => {
  const body = new TextEncoder().encode(JSON.stringify(value));
  if (body.length > BODY_MAX_BYTES) throw new HttpError(413, 'too_large', tooLarge(BODY_MAX_BYTES));
  return parseObject(body, BODY_MAX_BYTES);
};
