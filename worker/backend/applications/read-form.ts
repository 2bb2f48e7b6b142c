import { formValues } from '../../../src/lib/form-values.ts';
import {
  APPLY_MAX_BYTES,
  APPLY_TOO_LARGE,
  INCOMPLETE,
  readFormParts,
} from '../../http/body/form-parts.ts';
import { readRequestBody } from '../../http/body/read-body.ts';
import { HttpError } from '../../http/http-error.ts';
import type { RequestContext } from '../../http/request/request-context.ts';

export interface PostedForm {
  /** The request that posted the form. Its body has been consumed. */
  readonly request: Request;
  readonly fields: Readonly<Record<string, string[]>>;
  readonly resume: File | undefined;
}

/**
 * @throws HttpError 413 for an oversized body; 415 for any other content type; 422 for a malformed
 * form or one with too many parts
 */
export const readPostedForm = async (context: RequestContext): Promise<PostedForm> => {
  const { request } = context;
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;|^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw new HttpError(415, 'unsupported_type', 'Send the application as multipart/form-data.');
  }
  const body = await readRequestBody(context, APPLY_MAX_BYTES, APPLY_TOO_LARGE);
  let parts: [string, FormDataEntryValue][];
  try {
    parts = [...(await readFormParts(body, type))];
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError(422, 'invalid', INCOMPLETE, { cause });
  }
  // A browser submits an empty file field as an empty file without a name.
  const resume = parts.find(
    (part): part is [string, File] =>
      part[0] === 'resume' &&
      typeof part[1] !== 'string' &&
      (part[1].size > 0 || part[1].name !== ''),
  );
  return { request, fields: formValues(parts), resume: resume?.[1] };
};
