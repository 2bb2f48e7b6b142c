import { RESUME_MAX_BYTES } from '../../../src/contracts/application-rules.ts';
import { formValues } from '../../../src/lib/form-values.ts';
import { FIELDS_MAX_BYTES, INCOMPLETE, readFormParts } from '../../http/form-parts.ts';
import { HttpError } from '../../http/http-error.ts';
import { readRequestBody } from '../../http/read-body.ts';
import type { RequestContext } from '../../http/request-context.ts';

/** The file, the fields at their longest, and the multipart framing around them. */
export const APPLY_MAX_BYTES = RESUME_MAX_BYTES + FIELDS_MAX_BYTES;
export const APPLY_TOO_LARGE =
  'That is more than we can take at once. Upload a file of at most 5 MB and send it again.';

export interface PostedForm {
  /** That it came with. Its body is read. */
  readonly request: Request;
  readonly fields: Readonly<Record<string, string[]>>;
  readonly resume: File | undefined;
}

/** @throws HttpError 413, 415 where it is no form, 422 where the form is broken, or of too many parts. */
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
  // A file field that was left empty arrives as a nameless file of no bytes.
  const resume = parts.find(
    (part): part is [string, File] =>
      part[0] === 'resume' &&
      typeof part[1] !== 'string' &&
      (part[1].size > 0 || part[1].name !== ''),
  );
  return { request, fields: formValues(parts), resume: resume?.[1] };
};
