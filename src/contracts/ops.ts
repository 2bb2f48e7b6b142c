import * as v from 'valibot';
import { ApplicationSchema, EmailSchema, requiredLine } from './application.ts';
import { boundedText, cutText } from './bounded-text.ts';
import { MAX_ID_LENGTH } from './company.ts';
import {
  APPLICATION_STATUSES,
  CONTACT_KINDS,
  EMPLOYER_VISIBILITIES,
  JOB_STATUSES,
  keysOf,
  RECOMMENDATIONS,
  REVIEW_STATUSES,
  REVIEWER_KINDS,
} from './enums.ts';
import { MAX_PER_PAGE, PER_PAGE } from './query-names.ts';
import { ReviewAttributeSchema } from './review.ts';
import { notList, PageMetaSchema, PagingQuerySchema, TimeSchema } from './wire.ts';

/** What operators send and read (DESIGN 4, 'Operators'). Personal data is asked for by bodies: a URL is logged. */

const counts = <T extends Record<string, string>>(set: T) =>
  v.object(
    Object.fromEntries(keysOf(set).map((key) => [key, v.number()])) as Record<
      keyof T & string,
      v.NumberSchema<undefined>
    >,
  );

/** Of a page of a list of operators, which reaches the first 10,000 records. */
export const ListMetaSchema = v.object({
  ...PageMetaSchema.entries,
  /** There are more than `total`: no more were counted. */
  more: v.boolean(),
});

/** null: the records are kept by an outside service (API_BASE, CONTRACTOR_API_BASE). */
export const CountsSchema = v.object({
  companies: v.nullable(v.number()),
  jobs: v.nullable(counts(JOB_STATUSES)),
  applications: v.nullable(counts(APPLICATION_STATUSES)),
  /** Links that still open. */
  openReviewerLinks: v.nullable(v.number()),
  contactRequests: v.nullable(counts(CONTACT_KINDS)),
  outbox: v.object({ kept: v.number(), waiting: v.number(), failed: v.number(), sent: v.number() }),
  eventsWaiting: v.number(),
});
export type Counts = v.InferOutput<typeof CountsSchema>;

export const PeopleMoveSchema = v.object({
  stage: v.picklist(['copying', 'checking', 'deleting', 'done']),
  table: v.nullable(v.string()),
  rows: v.number(),
});

export const IMPORT_ROWS_AT_ONCE = 100;
/** A request's length at most; a row alone must fit. */
export const IMPORT_BODY_MAX_BYTES = 1024 * 1024;
export const IMPORT_MAX_ROWS = 10_000;

export const IMPORT_KINDS = ['company', 'job'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const ImportRowsSchema = v.object({
  kind: v.picklist(IMPORT_KINDS),
  rows: v.pipe(
    v.array(
      v.object({
        /** Where the row stands: `line 12`, `jobs[3]`. */
        at: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
        record: notList(v.record(v.string(), v.unknown())),
      }),
    ),
    v.minLength(1),
    v.maxLength(IMPORT_ROWS_AT_ONCE),
    v.check(
      (rows) => new Set(rows.map(({ at }) => at)).size === rows.length,
      'Two rows stand in one place.',
    ),
  ),
});
export type ImportRows = v.InferOutput<typeof ImportRowsSchema>;

/** Something to put right in the file; `field` is null where it is about the whole row. */
export const ImportProblemSchema = v.object({
  at: v.string(),
  field: v.nullable(v.string()),
  message: v.string(),
});
export type ImportProblem = v.InferOutput<typeof ImportProblemSchema>;

const ChangesSchema = v.object({
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
});
/** Where the change stands, but visitors do not see it yet. */
export const NoteSchema = v.object({ note: v.optional(v.string()) });

/** Of spellings of places that a report lists. */
export const MAX_UNREAD_PLACES = 50;
/** Places of jobs that the gazetteer cannot read, each spelling once, the commonest first. */
export const UnreadPlacesSchema = v.object({
  places: v.array(
    v.object({
      text: v.string(),
      /** ISO 3166-1. */
      country: v.string(),
      jobs: v.number(),
      reason: v.string(),
    }),
  ),
  /** How many spellings beside those. */
  more: v.number(),
});
export type UnreadPlaces = v.InferOutput<typeof UnreadPlacesSchema>;

export const IMPORT_STATES = ['checking', 'checked', 'writing', 'done', 'stopped'] as const;
/** Of rows that a report of an import lists. */
export const LEFT_OUT_MAX = 100;

export const ImportSummarySchema = v.object({
  /** `checked`: a dry run, nothing was written. `stopped`: writing failed again and again, `error` says of what. */
  state: v.picklist(IMPORT_STATES),
  rows: v.number(),
  /** How many of the rows are written or left out, or needed no change. */
  done: v.number(),
  companies: ChangesSchema,
  jobs: ChangesSchema,
  /** Rows that were not written, though nothing was wrong with them when they were checked. */
  leftOut: v.array(
    v.object({
      kind: v.picklist(IMPORT_KINDS),
      at: v.string(),
      message: v.string(),
      /** As a row that can be imported again. */
      record: v.record(v.string(), v.unknown()),
    }),
  ),
  /** How many beside those. */
  moreLeftOut: v.number(),
  /** What writing failed of last; it is tried again unless the state is `stopped`. */
  error: v.optional(v.string()),
  /** Absent where every place was read. The jobs are imported all the same. */
  unreadPlaces: v.optional(UnreadPlacesSchema),
  ...NoteSchema.entries,
});
export type ImportSummary = v.InferOutput<typeof ImportSummarySchema>;

export const JobListQuerySchema = v.object({
  ...PagingQuerySchema.entries,
  status: v.optional(
    v.picklist(
      ['', ...keysOf(JOB_STATUSES)],
      `Write the state as one of: ${keysOf(JOB_STATUSES).join(', ')}.`,
    ),
    '',
  ),
  /** A company's slug. */
  company: v.optional(cutText(MAX_ID_LENGTH), ''),
  /** A part of title, fid or requisitionId. */
  q: v.optional(boundedText(200), ''),
});

export const OperatorJobSchema = v.object({
  fid: v.string(),
  title: v.string(),
  company: v.string(),
  status: v.picklist(keysOf(JOB_STATUSES)),
  employerVisibility: v.picklist(keysOf(EMPLOYER_VISIBILITIES)),
  requisitionId: v.nullable(v.string()),
  applications: v.number(),
  publishedAt: v.nullable(v.string()),
  updatedAt: v.string(),
  validThrough: v.nullable(v.string()),
});

export const InvalidJobsQuerySchema = v.object({
  /** `next` of the answer before. */
  after: v.optional(
    v.pipe(
      boundedText(15, 'Write a whole number.'),
      v.regex(/^\d{1,15}$/, 'Write a whole number.'),
      v.transform(Number),
    ),
    '0',
  ),
});

export const InvalidJobsSchema = v.object({
  data: v.array(v.object({ fid: v.string(), title: v.string(), problems: v.array(v.string()) })),
  /** Where more may follow: what `after` is to be. */
  next: v.nullable(v.number()),
});

/** The states that operators move jobs to, by the word for it. */
export const JOB_MOVES = { publish: 'open', close: 'closed', archive: 'archived' } as const;

export const JobMovesSchema = v.object({
  fids: v.pipe(
    v.array(boundedText(64)),
    v.minLength(1, 'Name at least one job.'),
    v.maxLength(500, 'Name at most 500 jobs at once.'),
  ),
  to: v.picklist(Object.values(JOB_MOVES), 'Move jobs to open, closed or archived.'),
});

const limit = (fallback: number, max: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max)), fallback);
const dateText = v.optional(v.nullable(TimeSchema), null);

const searchEntries = {
  /** A part of a name or address. */
  q: v.optional(boundedText(200), ''),
  /** From this time on. */
  since: dateText,
  /** Before this time. */
  until: dateText,
};
const paged = { page: limit(1, 1_000_000), perPage: limit(PER_PAGE, MAX_PER_PAGE) };
const format = {
  format: v.optional(v.picklist(['csv', 'json'], 'Export as csv or json.'), 'csv'),
};

const ApplicationFilterSchema = v.object({
  ...searchEntries,
  /** A job's fid. */
  job: v.optional(boundedText(64), ''),
  status: v.optional(
    v.array(
      v.picklist(
        keysOf(APPLICATION_STATUSES),
        `Write states as: ${keysOf(APPLICATION_STATUSES).join(', ')}.`,
      ),
    ),
    [],
  ),
});
export type ApplicationFilter = v.InferOutput<typeof ApplicationFilterSchema>;
export const ApplicationSearchSchema = v.object({ ...ApplicationFilterSchema.entries, ...paged });
export const ApplicationExportSchema = v.object({ ...ApplicationFilterSchema.entries, ...format });

export const OperatorApplicationSchema = v.object({
  ...v.omit(ApplicationSchema, ['resumeUrl']).entries,
  jobTitle: v.string(),
  company: v.string(),
  resumeName: v.nullable(v.string()),
  source: v.nullable(v.string()),
  referralId: v.nullable(v.string()),
  /** Id of the same person's first application to the job. */
  repeats: v.nullable(v.string()),
  submittedAt: v.string(),
  /** What the reviews that are in recommend, one each, the oldest first. */
  recommendations: v.array(v.picklist(keysOf(RECOMMENDATIONS))),
});
export type OperatorApplication = v.InferOutput<typeof OperatorApplicationSchema>;

const ReviewerNameSchema = v.object({
  name: v.string(),
  email: v.string(),
  kind: v.picklist(keysOf(REVIEWER_KINDS)),
});

/** A review as it was handed in, or declined, at one time. */
const ReviewVersionSchema = v.object({
  status: v.picklist(['received', 'declined']),
  recommendation: v.nullable(v.picklist(keysOf(RECOMMENDATIONS))),
  attributes: v.array(ReviewAttributeSchema),
  comment: v.string(),
  at: v.string(),
  /** Whether its reviewer could see who applied by then; null where that was not recorded yet. */
  namesOpen: v.nullable(v.boolean()),
});

/** A review as it was handed in last. What its reviewer typed since is theirs alone. */
export const OperatorReviewSchema = v.object({
  reviewer: ReviewerNameSchema,
  status: v.picklist(keysOf(REVIEW_STATUSES)),
  recommendation: v.nullable(v.picklist(keysOf(RECOMMENDATIONS))),
  attributes: v.array(ReviewAttributeSchema),
  comment: v.string(),
  requestedAt: v.string(),
  /** When it was handed in last, or declined. */
  submittedAt: v.nullable(v.string()),
  /** All that its reviewer handed in, the first one first; the last is what the review says now. */
  versions: v.array(ReviewVersionSchema),
});

export const ApplicationDetailSchema = v.object({
  ...OperatorApplicationSchema.entries,
  /** Who made the link that the applicant came by; null where none is known. */
  referrer: v.nullable(v.object({ name: v.string(), email: v.string() })),
  reviews: v.array(OperatorReviewSchema),
  /** What reviewers wrote to each other, the oldest first. */
  feedback: v.array(
    v.object({ reviewer: ReviewerNameSchema, comment: v.string(), at: v.string() }),
  ),
});
export type ApplicationDetail = v.InferOutput<typeof ApplicationDetailSchema>;

export const ApplicationMoveSchema = v.object({
  to: v.picklist(
    keysOf(APPLICATION_STATUSES),
    `Move it to one of: ${keysOf(APPLICATION_STATUSES).join(', ')}.`,
  ),
});

const ContactFilterSchema = v.object({
  ...searchEntries,
  kind: v.optional(
    v.array(
      v.picklist(keysOf(CONTACT_KINDS), `Write kinds as: ${keysOf(CONTACT_KINDS).join(', ')}.`),
    ),
    [],
  ),
});
export type ContactFilter = v.InferOutput<typeof ContactFilterSchema>;
export const ContactSearchSchema = v.object({ ...ContactFilterSchema.entries, ...paged });
export const ContactExportSchema = v.object({ ...ContactFilterSchema.entries, ...format });

export const ContactRequestSchema = v.object({
  id: v.string(),
  kind: v.picklist(keysOf(CONTACT_KINDS)),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  company: v.nullable(v.string()),
  service: v.nullable(v.string()),
  message: v.string(),
  consentAt: v.string(),
  createdAt: v.string(),
});
export type ContactRequest = v.InferOutput<typeof ContactRequestSchema>;

export const ReferralSearchSchema = v.object({
  /** The id, or a part of a name or address. */
  q: searchEntries.q,
  ...paged,
});
export const ListedReferralSchema = v.object({
  /** As it stands in links, and in `referralId` of applications. */
  id: v.string(),
  name: v.string(),
  email: v.string(),
  createdAt: v.string(),
  /** How often somebody came by it. */
  opened: v.number(),
  applications: v.number(),
  hired: v.number(),
});
export type ListedReferral = v.InferOutput<typeof ListedReferralSchema>;

export const GRANT_DEFAULT_DAYS = 14;
export const ReviewerLinkFormSchema = v.object({
  kind: v.picklist(
    keysOf(REVIEWER_KINDS),
    `The kind is one of: ${keysOf(REVIEWER_KINDS).join(', ')}.`,
  ),
  name: v.pipe(v.optional(v.string(), ''), requiredLine(200, 'Give the reviewer’s name.')),
  email: EmailSchema,
  applicationIds: v.pipe(
    v.array(boundedText(64)),
    v.minLength(1, 'Name at least one application.'),
    v.maxLength(200, 'Name at most 200 applications.'),
  ),
  /** Parts of an application that are shown; all where none is named. */
  fields: v.optional(v.array(boundedText(50))),
  blind: v.optional(v.boolean(), false),
  days: v.optional(
    v.pipe(
      v.number(),
      v.integer('Give whole days.'),
      v.minValue(1, 'Give at least one day.'),
      v.maxValue(90, 'Give at most 90 days.'),
    ),
    GRANT_DEFAULT_DAYS,
  ),
});

export const ReviewerLinkSchema = v.object({
  id: v.string(),
  url: v.string(),
  reviewer: v.object({ id: v.string(), name: v.string(), email: v.string() }),
  expiresAt: v.string(),
  revoked: v.boolean(),
});

export const ListedReviewerLinkSchema = v.object({
  id: v.string(),
  reviewerName: v.string(),
  reviewerEmail: v.string(),
  reviewerKind: v.picklist(keysOf(REVIEWER_KINDS)),
  blind: v.boolean(),
  applications: v.number(),
  /** How many of its reviews are in. */
  received: v.number(),
  createdAt: v.string(),
  expiresAt: v.string(),
  revokedAt: v.nullable(v.string()),
});

export const MAIL_STATES = ['kept', 'waiting', 'failed', 'sent'] as const;
export const OutboxQuerySchema = v.object({
  ...PagingQuerySchema.entries,
  state: v.optional(
    v.picklist(
      ['all', ...MAIL_STATES],
      `Write the state as one of: all, ${MAIL_STATES.join(', ')}.`,
    ),
    'all',
  ),
});
export const OutboxMailSchema = v.object({
  id: v.string(),
  state: v.picklist(MAIL_STATES),
  template: v.string(),
  recipient: v.string(),
  subject: v.string(),
  text: v.string(),
  createdAt: v.string(),
  sentAt: v.nullable(v.string()),
  attempts: v.number(),
  nextAttemptAt: v.nullable(v.string()),
  lastError: v.nullable(v.string()),
});

/** What a client of Contentful needs to read the embedded delivery service. */
export const ContentTokensSchema = v.object({
  space: v.string(),
  environment: v.string(),
  /** `localhost:8787` */
  host: v.string(),
  basePath: v.string(),
  /** Plain HTTP. */
  insecure: v.boolean(),
  /** Reads what is published. */
  deliveryToken: v.string(),
  /** Reads drafts too. */
  previewToken: v.string(),
});

/** What happened to those who tried to get in, in words. */
export const SECURITY_EVENTS = {
  signed_in: 'Signed in',
  sign_in_refused: 'Sign-in link used, too old or made up',
  code_wrong: 'Wrong code for a sign-in link',
  links_limit_reached: 'Sign-in links of a day used up',
  session_refused: 'Session over or made up',
  reviewer_link_refused: 'Reviewer’s link over, taken back or made up',
  operator_refused: 'Wrong token of an operator',
  limit_reached: 'Sent or asked too often',
} as const;
export type SecurityEvent = keyof typeof SECURITY_EVENTS;

export const SecurityEventsQuerySchema = v.object({
  days: v.optional(
    v.pipe(
      boundedText(3),
      v.regex(/^[1-9]\d?$/, 'Name 1 to 90 days.'),
      v.transform(Number),
      v.maxValue(90, 'Name 1 to 90 days.'),
    ),
    '7',
  ),
});

export const ListedSecurityEventSchema = v.object({
  /** When its hour begins. */
  at: v.string(),
  kind: v.picklist(keysOf(SECURITY_EVENTS)),
  /** Stands for a network for one day; `others` for those that were too many. */
  network: v.string(),
  /** At least. */
  count: v.number(),
});

/** What a rule of retention would take now (`worker/backend/retention/policy.ts`). */
export const DueRecordsSchema = v.object({
  /** The rule: what it is about. */
  name: v.string(),
  /** Kept for this long. */
  days: v.number(),
  /** Records that are older and not kept for something else. */
  due: v.number(),
});

/** Of all words that operators add, and of those that mean one thing. */
export const MAX_SYNONYMS = 2_000;
export const MAX_SYNONYMS_OF_GROUP = 20;
export const MAX_SYNONYM_LENGTH = 60;
export const MAX_SYNONYM_WORDS = 5;

const synonymWords = (min: number) =>
  v.pipe(
    v.array(v.pipe(boundedText(MAX_SYNONYM_LENGTH), v.minLength(1, 'Write a word.'))),
    v.minLength(min, `Write at least ${min === 1 ? 'one word' : `${min} words`}.`),
    v.maxLength(MAX_SYNONYMS_OF_GROUP, `Write at most ${MAX_SYNONYMS_OF_GROUP} words.`),
  );
export const SynonymsSchema = v.object({
  /** Each of words or phrases that mean the same. */
  groups: v.pipe(
    v.array(synonymWords(2)),
    v.minLength(1, 'Write at least one group of words.'),
    v.maxLength(MAX_SYNONYMS / 2, `Write at most ${MAX_SYNONYMS / 2} groups.`),
  ),
});
export const RemovedSynonymsSchema = v.object({ words: synonymWords(1) });

export const PurgeSchema = v.object({
  /** False where nothing is cached: there was nothing to purge. */
  purged: v.boolean(),
  message: v.string(),
});

export const PersonErasureSchema = v.object({
  /** In a body: a URL is logged. */
  email: EmailSchema,
  /** No default: neither is a slip of the hand. */
  dryRun: v.boolean('Say true to see what would go, or false to erase it.'),
});

export const ErasedPersonSchema = v.object({
  /** False: a dry run, nothing went. */
  erased: v.boolean(),
  records: v.array(
    v.object({
      table: v.string(),
      count: v.number(),
      /** None of tokens, and of records that have no id of their own. */
      ids: v.array(v.string()),
    }),
  ),
  /** Keys of R2. */
  files: v.array(v.string()),
  /** What is not erased with it, and what to do about that. */
  notes: v.array(v.string()),
});
export type ErasedPerson = v.InferOutput<typeof ErasedPersonSchema>;
