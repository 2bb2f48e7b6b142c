import * as v from 'valibot';
import { COVER_LETTER_MAX_LENGTH, HONEYPOT_FIELD } from './application-rules.ts';
import { arrivingLength, boundedText, normalizeText, tooLong } from './bounded-text.ts';
import { isDate } from './dates.ts';
import { APPLICATION_STATUSES, listKeys } from './enums.ts';
import type { Question } from './job.ts';
import type { FieldErrors } from './wire.ts';

// Invisible characters and direction controls. A name that consists only of these counts as empty.
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out.
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

// Multi-line text loses only these, because many scripts need joiners and direction controls.
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A string that is normalised to NFC, cleaned up by `tidy` and limited to `max` characters. */
const normalized = (max: number, message: string, tidy: (text: string) => string) =>
  v.pipe(
    boundedText(arrivingLength(max), message),
    v.transform((text) => tidy(normalizeText(text, 'NFC', arrivingLength(max))).trim()),
    v.maxLength(max, message),
  );

const line = (max: number, message: string) =>
  normalized(max, message, (text) => text.replace(UNSEEN, '').replace(/\s+/g, ' '));

export const requiredLine = (max: number, missing: string, what?: string) =>
  v.pipe(line(max, tooLong(max, what)), v.nonEmpty(missing));

export const optionalLine = (max: number, what?: string) =>
  v.optional(line(max, tooLong(max, what)), '');

export const longText = (max: number, what?: string) =>
  normalized(max, tooLong(max, what), (text) => text.replace(/\r\n?/g, '\n').replace(CONTROLS, ''));

/** An email address. Only its format is checked, because stricter rules reject real addresses. */
export const EmailSchema = v.pipe(
  boundedText(254, tooLong(254, 'your email address')),
  v.nonEmpty('Enter your email address.'),
  v.regex(
    /^[^\s\p{C}@<>()[\]\\,;:".]+(?:\.[^\s\p{C}@<>()[\]\\,;:".]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u,
    'Enter an email address such as name@example.com.',
  ),
);

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  if (digits < 5 || digits > 15) return false;
  return /^[+\d][\d\s().\-/]*(?:(?:ext|x)\.? ?\d{1,6})?$/i.test(text);
};

export const PhoneSchema = v.optional(
  v.pipe(
    boundedText(40, tooLong(40, 'your phone number')),
    v.check(
      (s) => s === '' || isPhone(s),
      'Enter a phone number such as +44 20 7946 0958, or leave it empty.',
    ),
  ),
  '',
);

/**
 * `HONEYPOT_FIELD` must be empty. If it is not, the error explains that the field is for bots,
 * because autofill may have filled it in.
 */
export const HoneypotSchema = v.optional(
  v.pipe(
    v.string(),
    v.check((s) => s === '', 'Leave this field empty. It’s there to catch bots.'),
  ),
  '',
);

/** A checkbox that must be checked. A missing value gets the same message as a wrong one. */
export const createConsentSchema = (message: string) =>
  v.optional(v.literal('true', message), '' as never);

/**
 * A web address. If it has no scheme, https is added; any scheme other than http(s) is rejected.
 */
export const UrlSchema = v.pipe(
  boundedText(500, tooLong(500, 'a web address')),
  v.transform((s) => (s === '' || /^[a-z][a-z0-9+.-]*:/i.test(s) ? s : `https://${s}`)),
  v.check(
    (s) => s === '' || (/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(s) && URL.canParse(s)),
    'Enter a web address such as https://example.com/you.',
  ),
);

/**
 * The application fields that the form posts, apart from the file and the answers, which depend on
 * the job's questions. Messages address the applicant.
 */
export const ApplicationFormSchema = v.object({
  firstName: requiredLine(100, 'Enter your first name.', 'your first name'),
  lastName: requiredLine(100, 'Enter your last name.', 'your last name'),
  email: EmailSchema,
  phone: PhoneSchema,
  location: optionalLine(200, 'your location'),
  'links.linkedin': v.optional(UrlSchema, ''),
  'links.github': v.optional(UrlSchema, ''),
  'links.portfolio': v.optional(UrlSchema, ''),
  coverLetter: v.optional(longText(COVER_LETTER_MAX_LENGTH, 'your cover letter'), ''),
  consent: createConsentSchema(
    'Tick the box to let us pass on your application. We can’t accept it otherwise.',
  ),
  source: optionalLine(100),
  // The applicant does not type the referral id, so an invalid one is dropped without an error.
  referralId: v.fallback(v.pipe(boundedText(64), v.regex(/^[A-Za-z0-9_-]{4,64}$/)), ''),
});
export type ApplicationForm = v.InferOutput<typeof ApplicationFormSchema>;

const answerSchema = (question: Question) => {
  const missing = question.type === 'checkbox' ? 'Tick this box.' : 'Answer this question.';
  const required = <S extends v.GenericSchema<string[], string[]>>(schema: S) =>
    v.pipe(
      schema,
      v.check((list) => !question.required || list.some((s) => s !== ''), missing),
    );
  // One value per question, unless several options may be selected. Extra values are invalid.
  const mostValues = question.type === 'multi_select' ? question.options.length : 1;
  const each = (check: (s: string) => boolean, message: string, max = 200) =>
    required(
      v.pipe(
        v.array(boundedText(max)),
        v.maxLength(mostValues, 'Give only one answer.'),
        v.check((list) => list.every((s) => s === '' || check(s)), message),
      ),
    );
  switch (question.type) {
    case 'single_select':
    case 'multi_select': {
      const known = question.options.map((option) => option.value);
      return each((s) => known.includes(s), 'Choose from the list.');
    }
    case 'number':
      return each((s) => /^-?\d{1,12}([.,]\d{1,6})?$/.test(s), 'Enter a number, such as 12.');
    case 'date':
      return each(
        (s) => /^\d{4}-\d{2}-\d{2}$/.test(s) && isDate(s),
        'Enter a date in the form year-month-day, such as 2027-01-31.',
      );
    case 'url':
      return each(
        (s) => v.is(UrlSchema, s),
        'Enter a web address such as https://example.com.',
        500,
      );
    case 'checkbox':
      return each((s) => s === 'true', missing);
    case 'long_text':
      return each(() => true, '', 5_000);
    case 'short_text':
      return each(() => true, '', 300);
  }
};

/** The answers to a job's questions, keyed by field name: `answers.{id}` -> its posted values. */
const answersSchema = (questions: readonly Question[]) =>
  v.object(
    Object.fromEntries(
      questions.map((question) => [
        `answers.${question.id}`,
        v.optional(answerSchema(question), []),
      ]),
    ),
  );

export interface Answer {
  readonly questionId: string;
  readonly label: string;
  readonly values: string[];
}

/**
 * Validates fields and answers together, so that the applicant sees all errors at the same time.
 * The browser and the server both use this function. Each field gets only one message, so an empty
 * field does not get a format error as well.
 */
export const checkApplication = (
  values: Readonly<Record<string, string[]>>,
  questions: readonly Question[],
): { form?: ApplicationForm; answers: Answer[]; errors: FieldErrors } => {
  const first = Object.keys(ApplicationFormSchema.entries).map((name) => [
    name,
    values[name]?.[0] ?? '',
  ]);
  const form = v.safeParse(ApplicationFormSchema, Object.fromEntries(first), {
    abortPipeEarly: true,
  });
  const schema = answersSchema(questions);
  const all = Object.keys(schema.entries).map((name) => [name, values[name] ?? []]);
  const answers = v.safeParse(schema, Object.fromEntries(all));

  // Field names contain dots here, so only the first key in an issue's path is the field.
  const errors: FieldErrors = {};
  for (const issue of [...(form.issues ?? []), ...(answers.issues ?? [])]) {
    errors[String(issue.path?.[0]?.key ?? 'form')] ??= [issue.message];
  }
  const trap = v.safeParse(HoneypotSchema, values[HONEYPOT_FIELD]?.join(''));
  if (!trap.success) errors[HONEYPOT_FIELD] = [trap.issues[0].message];
  return {
    form: form.success ? form.output : undefined,
    answers: questions.flatMap((question) => {
      const given = answers.success ? answers.output[`answers.${question.id}`] : undefined;
      const filled = given?.filter((s) => s !== '') ?? [];
      return filled.length > 0
        ? [{ questionId: question.id, label: question.label, values: filled }]
        : [];
    }),
    errors,
  };
};

/** The response sent to an applicant. It does not reveal whether the submission was a duplicate. */
export const ApplicationReceiptSchema = v.object({
  id: v.string(),
  jobFid: v.string(),
  status: v.literal('submitted'),
  /**
   * The resume-URL entry (docs/specification.md, row 3.7), keyed by the job's fid; null if there is
   * no file.
   */
  resume: v.nullable(v.object({ key: v.string(), url: v.string() })),
  /**
   * The signed value that opens this application's receipt (`receiptPath`). An external product API
   * may leave it out.
   */
  link: v.optional(v.string()),
});
export type ApplicationReceipt = v.InferOutput<typeof ApplicationReceiptSchema>;

/** An application as shown to the candidate or a reviewer. */
export const ApplicationSchema = v.object({
  id: v.string(),
  jobFid: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  location: v.nullable(v.string()),
  links: v.record(v.string(), v.string()),
  coverLetter: v.nullable(v.string()),
  answers: v.array(
    v.object({ questionId: v.string(), label: v.string(), values: v.array(v.string()) }),
  ),
  resumeUrl: v.nullable(v.string()),
  status: v.picklist(listKeys(APPLICATION_STATUSES)),
  statusAt: v.record(v.string(), v.string()),
});
export type Application = v.InferOutput<typeof ApplicationSchema>;

/** An application as shown to the candidate, including the job. */
export const CandidateApplicationSchema = v.object({
  ...ApplicationSchema.entries,
  /** Id of the first version, from the same address for the same job; null if this is the first. */
  repeats: v.nullable(v.string()),
  resumeName: v.nullable(v.string()),
  /** The earlier versions of this application, newest first; absent from exports, which list each. */
  earlier: v.optional(
    v.array(
      v.object({
        ...v.pick(ApplicationSchema, ['id', 'status', 'resumeUrl']).entries,
        resumeName: v.nullable(v.string()),
        submittedAt: v.string(),
      }),
    ),
  ),
  job: v.object({
    title: v.string(),
    companyName: v.nullable(v.string()),
    /** The path of the job's page; null once the page no longer exists. */
    path: v.nullable(v.string()),
  }),
});
export type CandidateApplication = v.InferOutput<typeof CandidateApplicationSchema>;
