import * as v from 'valibot';
import {
  type ApplicationForm,
  ApplicationFormSchema,
  answersSchema,
} from '../../../src/contracts/application.ts';
import { type FieldErrors, RESUME_MAX_BYTES } from '../../../src/contracts/application-rules.ts';
import type { Question } from '../../../src/contracts/job.ts';
import { HttpError } from '../../edge/http-error.ts';
import { fieldErrors } from '../call.ts';

/** The file, the fields at their longest, and the multipart framing around them. */
export const APPLY_MAX_BYTES = RESUME_MAX_BYTES + 256 * 1024;

/** A field that people do not see. Whoever fills it in is a machine, or has a form filler run wild. */
export const HONEYPOT_FIELD = 'fax-number';

export interface PostedForm {
  readonly fields: Readonly<Record<string, string[]>>;
  readonly resume: File | undefined;
}

const tooLarge = () =>
  new HttpError(
    413,
    'too_large',
    'That is more than we can take at once. Upload a file of at most 5 MB and send it again.',
  );

/** Reads at most `maxBytes`, whatever length was promised. @throws HttpError 413 */
export const readBody = async (
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
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

/** @throws HttpError 413, 415 where it is no form, 422 where the form is broken. */
export const readPostedForm = async (request: Request): Promise<PostedForm> => {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;|^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw new HttpError(415, 'unsupported_type', 'Send the application as multipart/form-data.');
  }
  const body = await readBody(request, APPLY_MAX_BYTES);
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new HttpError(422, 'invalid', 'The form arrived incomplete. Please send it again.', {
      cause,
    });
  }
  const fields: Record<string, string[]> = Object.create(null);
  let resume: File | undefined;
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      fields[name] = [...(fields[name] ?? []), value];
    } else if (name === 'resume' && (value.size > 0 || value.name !== '')) {
      // A file field that was left empty arrives as a nameless file of no bytes.
      resume = value;
    }
  }
  return { fields, resume };
};

export interface Answer {
  readonly questionId: string;
  readonly label: string;
  readonly values: string[];
}

/** Checks fields and answers together, so that the applicant sees every error at once. */
export const checkFields = (
  fields: PostedForm['fields'],
  questions: readonly Question[],
): { form?: ApplicationForm; answers: Answer[]; errors: FieldErrors } => {
  const single = Object.fromEntries(
    Object.keys(ApplicationFormSchema.entries).map((name) => [name, fields[name]?.[0]]),
  );
  const given = {
    ...single,
    firstName: single.firstName ?? '',
    lastName: single.lastName ?? '',
    email: single.email ?? '',
  };
  // One message a field: what is empty is not also of a wrong shape.
  const form = v.safeParse(ApplicationFormSchema, given, { abortPipeEarly: true });
  const schema = answersSchema(questions);
  const answers = v.safeParse(
    schema,
    Object.fromEntries(Object.keys(schema.entries).map((name) => [name, fields[name] ?? []])),
  );
  const errors: FieldErrors = {
    ...(form.success ? {} : fieldErrors(form.issues)),
    ...(answers.success ? {} : answerErrors(answers.issues)),
  };
  if (fields[HONEYPOT_FIELD]?.some((value) => value !== '')) {
    errors[HONEYPOT_FIELD] = ['Leave this field empty: it is there to catch machines.'];
  }
  return {
    form: form.success ? form.output : undefined,
    answers: answers.success
      ? questions.flatMap((question) => {
          const values = (answers.output[`answers.${question.id}`] ?? []).filter((s) => s !== '');
          return values.length > 0
            ? [{ questionId: question.id, label: question.label, values }]
            : [];
        })
      : [],
    errors,
  };
};

/** Field names have dots of their own here, so only the first key of a path is the field. */
const answerErrors = (issues: readonly v.BaseIssue<unknown>[]): FieldErrors => {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    errors[String(issue.path?.[0]?.key ?? 'form')] ??= [issue.message];
  }
  return errors;
};
