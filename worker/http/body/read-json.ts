import { HttpError } from '../http-error.ts';
import type { RequestContext } from '../request/request-context.ts';
import { parseJson } from './parse-json.ts';
import { readRequestBody } from './read-body.ts';

/** Of a JSON body, unless a route says otherwise. */
export const BODY_MAX_BYTES = 64 * 1024;

/** 422 with a message for each field that is wrong. */
export const invalid = (fields: Record<string, string[]>, headers?: Record<string, string>) =>
  new HttpError(422, 'invalid', 'Some of what was sent needs putting right.', { fields, headers });

/** Shorter ones are made to be many. */
const MEMBER_MEAN_BYTES = 8;

/**
 * The body of a call: a JSON object. A list is none, though valibot takes it for an object without members.
 * @throws HttpError 400 where it is no JSON, 422 where it is another kind of it; 408, 413, 415
 */
export const readJson = async (
  context: RequestContext,
  maxBytes = BODY_MAX_BYTES,
): Promise<object> => {
  if (!/^application\/json\b/i.test(context.request.headers.get('content-type') ?? '')) {
    throw new HttpError(415, 'unsupported_type', 'Send the body as application/json.');
  }
  const body = await readRequestBody(context, maxBytes, `Send at most ${maxBytes / 1024} KB.`);
  const value = parseJson(body, maxBytes / MEMBER_MEAN_BYTES);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid({ form: ['Send a JSON object.'] });
  }
  return value;
};
