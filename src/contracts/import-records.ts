import * as v from 'valibot';
import { longText, requiredLine, UrlSchema } from './application.ts';
import { boundedText } from './bounded-text.ts';
import { expandDeadline, isDate } from './dates.ts';
import {
  COMPANY_SIZES,
  EMPLOYER_VISIBILITIES,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
  listKeys,
  QUESTION_TYPES,
  SALARY_TIMEFRAMES,
  SENIORITIES,
  WORKPLACES,
} from './enums.ts';

/**
 * The companies and jobs that operators import, as JSON values or CSV cells. The importer removes
 * empty values (`''`, null) first. Error messages explain what to write instead.
 */

/** The longest description, title and requisition id that a job can have. */
export const DESCRIPTION_MAX_LENGTH = 100_000;
export const TITLE_MAX_LENGTH = 200;
const REQUISITION_MAX_LENGTH = 300;
const PAY_REASON_MAX_LENGTH = 300;

const SHOWN_LENGTH = 60;
const formatValue = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return `“${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text}”`;
};
type Issue = v.BaseIssue<unknown>;
/**
 * Builds a message such as `“x” is not a place. Write it as …`. If the value is missing, the
 * message begins with `This is missing.` instead.
 */
const createIssueMessage = (words: string) => (issue: Issue) =>
  issue.input === ''
    ? words.replace(/^is [^.]*\./, 'This is missing.')
    : `${formatValue(issue.input)} ${words}`;

// A CSV cell contains a string even if the value is a number in JSON.
const text = v.union(
  [
    v.string(),
    v.pipe(
      v.number(),
      v.transform((n) => String(n)),
    ),
  ],
  createIssueMessage('is not text.'),
);
const requiredText = (max: number, missing: string) =>
  v.pipe(v.optional(text, ''), requiredLine(max, missing));

const createIntegerSchema = (min: number, max: number, example: number) => {
  const message = createIssueMessage(
    `is not a whole number from ${min} to ${max}. Use digits only, such as ${example}.`,
  );
  return v.pipe(
    v.union(
      [v.number(), v.pipe(boundedText(10), v.regex(/^\d{1,10}$/), v.transform(Number))],
      message,
    ),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

const flag = v.union(
  [
    v.boolean(),
    v.pipe(
      boundedText(5),
      v.toLowerCase(),
      v.picklist(['true', 'false', 'yes', 'no', '1', '0']),
      v.transform((s) => ['true', 'yes', '1'].includes(s)),
    ),
  ],
  createIssueMessage('is not a yes/no value. Write true or false.'),
);

/** Maximum length of a value from a closed set, a date or a code; a longer value is invalid. */
const WORD_MAX_LENGTH = 60;

const withoutSpaces = (s: string): string => s.toLowerCase().replace(/[\s_-]+/g, '');

/** A value from a closed set in any spelling, such as `Full time`, `full-time` or `FullTime`. */
const createChoiceSchema = <T extends Record<string, string>>(set: T) => {
  const keys = listKeys(set);
  const unknown = createIssueMessage(`is not a known value. Use one of: ${keys.join(', ')}.`);
  return v.pipe(
    v.string(createIssueMessage(`is not text. Use one of: ${keys.join(', ')}.`)),
    boundedText(WORD_MAX_LENGTH, unknown),
    v.transform((s) => keys.find((key) => withoutSpaces(key) === withoutSpaces(s)) ?? s),
    v.picklist(keys, unknown),
  );
};

const noDate = createIssueMessage(
  'is not a valid date. Use the form 2027-01-31 or 2027-01-31T17:00:00Z.',
);
/** `2026-08-05 07:43:59 UTC`, as Ruby writes a time. */
const UTC_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:UTC|Z)$/;
/** A time without a zone, which is read as UTC. */
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;
const dateText = v.pipe(
  v.string(noDate),
  boundedText(WORD_MAX_LENGTH, noDate),
  v.transform((s) => s.replace(UTC_TIME, '$1T$2Z').replace(LOCAL_TIME, '$&Z')),
  v.check(isDate, noDate),
);
/** Unix milliseconds; a day without a time means the start of that day in UTC. */
const date = v.pipe(
  dateText,
  v.transform((s) => Date.parse(s)),
);
/** Unix milliseconds; a day without a time means the end of that day in UTC. */
const deadline = v.pipe(
  dateText,
  v.transform((s) => Date.parse(expandDeadline(s))),
);

const parseJson = (s: string): unknown => {
  try {
    return JSON.parse(s);
  } catch {
    return undefined;
  }
};

/** A JSON list, or a single cell that contains JSON or values separated by `|`. */
const createListSchema = <S extends v.GenericSchema>(item: S, max: number) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => {
      if (typeof value !== 'string') return value;
      const json = value.trim().startsWith('[') ? parseJson(value) : undefined;
      if (json !== undefined) return json;
      return value
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean);
    }),
    v.array(
      item,
      createIssueMessage('is not a list. Separate values with |, or use a JSON array.'),
    ),
    v.maxLength(max, `There are more than ${max} values. Remove some.`),
  );

const code = v.pipe(boundedText(WORD_MAX_LENGTH), v.toUpperCase());

const PlaceObjectSchema = v.object({
  displayName: requiredText(100, 'A place needs a displayName, such as Berlin.'),
  countryCode: v.pipe(
    v.optional(v.string(createIssueMessage('is not text.')), ''),
    v.nonEmpty('A place needs a countryCode, such as DE.'),
    code,
  ),
  region: v.optional(v.pipe(v.string(createIssueMessage('is not text.')), code)),
});

/** Feeds name all offices of a job in one text. */
const PLACE_TEXT_MAX_LENGTH = 500;

const PLACE_HINT = 'is not a place. Write it as “Berlin, DE” or, with a region, “Berlin, DE-BE”.';
/** A place with a country code, or a text that names one or several places. */
export type PlaceImport =
  | {
      readonly displayName: string;
      readonly countryCode: string;
      readonly region?: string | undefined;
    }
  | { readonly text: string };

const CODED_PLACE = /^[^;|/•]*\S,\s*[A-Za-z]{2}(?:-[A-Za-z0-9]{1,3})?$/;
/**
 * `Berlin, DE` or `Portland, Oregon, US-OR`; the API checks whether the codes exist. Other texts are
 * read by the gazetteer: `Berlin`, `Remote - EMEA`, `SF / NYC`.
 */
const placeText = v.pipe(
  v.string(createIssueMessage(PLACE_HINT)),
  boundedText(PLACE_TEXT_MAX_LENGTH, createIssueMessage('is too long for a place.')),
  v.transform((s): PlaceImport => {
    if (!CODED_PLACE.test(s)) return { text: s };
    const comma = s.lastIndexOf(',');
    const code = s
      .slice(comma + 1)
      .trim()
      .toUpperCase();
    return {
      displayName: s.slice(0, comma).trim(),
      countryCode: code.slice(0, 2),
      region: code.includes('-') ? code : undefined,
    };
  }),
);
/** A text as another system writes it, in which `CA` may be California: never a country code. */
const PlaceTextSchema = v.object({
  text: v.pipe(
    v.string(createIssueMessage(PLACE_HINT)),
    boundedText(PLACE_TEXT_MAX_LENGTH, createIssueMessage('is too long for a place.')),
  ),
});
const PlaceImportSchema = v.lazy((input) => {
  if (typeof input !== 'object' || input === null) return placeText;
  return 'text' in input ? PlaceTextSchema : PlaceObjectSchema;
});

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A company's id: its slug, or a name that the slug is derived from. */
const companyId = (missing: string) => requiredText(200, missing);

const httpUrl = v.pipe(text, UrlSchema);
const logoUrl = v.pipe(
  text,
  boundedText(500),
  v.check(
    (s) => /^\/[\w.%-][\w./%-]*$/.test(s) || (/^https:\/\//.test(s) && URL.canParse(s)),
    createIssueMessage(
      'is not an image URL. Use https://… or a path on this site such as /logos/a.svg.',
    ),
  ),
);

const html = v.pipe(text, longText(DESCRIPTION_MAX_LENGTH));

export const CompanyImportSchema = v.object({
  /** The company's public id; derived from its name if absent. */
  slug: v.optional(
    v.pipe(
      text,
      boundedText(100),
      v.regex(
        SLUG,
        createIssueMessage(
          'is not a valid slug. Use lowercase letters, digits and single hyphens, such as acme-rockets.',
        ),
      ),
    ),
  ),
  name: requiredText(200, 'A company needs a name.'),
  website: v.optional(httpUrl),
  logoUrl: v.optional(logoUrl),
  summary: v.optional(v.pipe(text, longText(500))),
  descriptionHtml: v.optional(html),
  /** Id of a company category. */
  category: requiredText(100, 'A company needs a category, such as software.'),
  size: v.optional(createChoiceSchema(COMPANY_SIZES)),
  founded: v.optional(createIntegerSchema(1000, 2200, 1999)),
  locations: v.optional(createListSchema(PlaceImportSchema, 50)),
});
export type CompanyImport = v.InferOutput<typeof CompanyImportSchema>;

const optionText = v.pipe(boundedText(200), v.nonEmpty());

const QuestionImportSchema = v.pipe(
  v.object({
    id: v.pipe(
      v.string('A question needs an id.'),
      boundedText(50),
      v.regex(
        /^[A-Za-z0-9_-]{1,50}$/,
        createIssueMessage('is not a valid id. Use letters, digits, - and _.'),
      ),
    ),
    type: v.optional(createChoiceSchema(QUESTION_TYPES), 'short_text'),
    label: requiredText(300, 'A question needs a label.'),
    required: v.optional(flag, false),
    options: v.optional(
      v.pipe(
        v.array(
          v.union([
            v.pipe(
              optionText,
              v.transform((s) => ({ value: s, label: s })),
            ),
            v.object({
              value: optionText,
              label: optionText,
            }),
          ]),
          'Options must be a list of texts or of { value, label } objects.',
        ),
        v.maxLength(50, 'There are more than 50 options.'),
      ),
      [],
    ),
  }),
  v.check(
    ({ type, options }) =>
      (type === 'single_select' || type === 'multi_select') === options.length > 0,
    'A question of type single_select or multi_select needs options; other types have none.',
  ),
);

export const JobImportSchema = v.pipe(
  v.object({
    /** The job's public id. Without it, company and requisitionId identify the row. */
    fid: v.optional(
      v.pipe(
        text,
        boundedText(64),
        v.regex(
          /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/,
          createIssueMessage(
            'is not a valid fid. Use up to 64 letters, digits, - and _, starting with a letter or digit.',
          ),
        ),
      ),
    ),
    requisitionId: v.optional(requiredText(REQUISITION_MAX_LENGTH, '')),
    company: companyId('A job needs a company: give its slug.'),
    title: requiredText(TITLE_MAX_LENGTH, 'A job needs a title.'),
    /** If absent, the job keeps its current status; a new job becomes a draft. */
    status: v.optional(createChoiceSchema(JOB_STATUSES)),
    employerVisibility: v.optional(createChoiceSchema(EMPLOYER_VISIBILITIES)),
    /** Optional for a job that has an applicationUrl. */
    descriptionHtml: v.optional(html, ''),
    employmentType: v.optional(createChoiceSchema(EMPLOYMENT_TYPES), ''),
    workplace: v.optional(createChoiceSchema(WORKPLACES), ''),
    seniority: v.optional(createChoiceSchema(SENIORITIES), ''),
    locations: v.optional(createListSchema(PlaceImportSchema, 50)),
    /** ISO 3166-1 alpha-2 codes of the countries in which a remote job may be done. */
    remoteCountryCodes: v.optional(
      createListSchema(v.pipe(v.string(createIssueMessage('is not text.')), code), 250),
    ),
    /** Amounts in whole units of the currency. */
    salaryMin: v.optional(createIntegerSchema(0, 1_000_000_000, 50_000)),
    salaryMax: v.optional(createIntegerSchema(0, 1_000_000_000, 50_000)),
    salaryCurrency: v.optional(
      v.pipe(v.string(createIssueMessage('is not a currency code.')), code),
    ),
    salaryTimeframe: v.optional(createChoiceSchema(SALARY_TIMEFRAMES)),
    /** Why the job does not state its pay. */
    payReason: v.optional(requiredText(PAY_REASON_MAX_LENGTH, '')),
    /** Id of a job category. */
    category: requiredText(100, 'A job needs a category, such as engineering.'),
    skills: v.optional(createListSchema(v.pipe(text, requiredLine(100, 'A skill is empty.')), 50)),
    vacancies: v.optional(createIntegerSchema(1, 10_000, 1)),
    publishedAt: v.optional(date),
    validThrough: v.optional(deadline),
    applicationUrl: v.optional(httpUrl),
    requireResume: v.optional(flag),
    /** ISO 639-1 code of the job's language. */
    language: v.optional(
      v.pipe(
        text,
        v.toLowerCase(),
        v.check(
          (code) => code.length === 2 && /^[a-z]{2}$/.test(code),
          createIssueMessage('is not a language code. Use two letters (ISO 639-1), such as de.'),
        ),
      ),
    ),
    /** In a CSV cell, this is JSON: [{ id, type, label, required, options }]. */
    questions: v.optional(createListSchema(QuestionImportSchema, 30)),
  }),
  v.partialCheck(
    [['fid'], ['requisitionId']],
    ({ fid, requisitionId }) => Boolean(fid || requisitionId),
    'Give a fid or a requisitionId, so that the next import can find this job.',
  ),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax']],
      ({ salaryMin, salaryMax }) => (salaryMin ?? 0) <= (salaryMax ?? Number.POSITIVE_INFINITY),
      'This is less than salaryMin. Put the smaller amount in salaryMin.',
    ),
    ['salaryMax'],
  ),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax'], ['salaryCurrency']],
      ({ salaryMin, salaryMax, salaryCurrency }) =>
        (salaryMin ?? salaryMax) === undefined || Boolean(salaryCurrency),
      'A salary needs a currency, such as EUR.',
    ),
    ['salaryCurrency'],
  ),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax'], ['salaryTimeframe']],
      ({ salaryMin, salaryMax, salaryTimeframe }) =>
        (salaryMin ?? salaryMax) === undefined || Boolean(salaryTimeframe),
      'A salary needs a time unit, such as per_year.',
    ),
    ['salaryTimeframe'],
  ),
  v.forward(
    v.partialCheck(
      [['publishedAt'], ['validThrough']],
      ({ publishedAt, validThrough }) => (publishedAt ?? 0) < (validThrough ?? Infinity),
      'This must be later than publishedAt.',
    ),
    ['validThrough'],
  ),
  v.forward(
    v.partialCheck(
      [['questions']],
      ({ questions = [] }) => new Set(questions.map(({ id }) => id)).size === questions.length,
      'Two questions have the same id.',
    ),
    ['questions'],
  ),
);
export type JobImport = v.InferOutput<typeof JobImportSchema>;

const listColumns = (schema: { entries: object }) => Object.keys(schema.entries);
/** The columns of a CSV file and the fields of a JSON record, which are the same. */
export const IMPORT_COLUMNS = {
  company: listColumns(CompanyImportSchema),
  job: listColumns(JobImportSchema.pipe[0]),
} as const;
