import * as v from 'valibot';
import { ApplicationSchema, EmailSchema, longText, requiredLine } from './application.ts';
import { boundedText, cutText } from './bounded-text.ts';
import { MAX_ID_LENGTH } from './company.ts';
import {
  APPLICATION_STATUSES,
  CONTACT_KINDS,
  EMPLOYER_VISIBILITIES,
  JOB_STATUSES,
  listKeys,
  RECOMMENDATIONS,
  REVIEW_STATUSES,
  REVIEWER_KINDS,
} from './enums.ts';
import { REVIEWER_LINK_DAYS } from './lifetimes.ts';
import { MAX_PER_PAGE, PER_PAGE } from './query-names.ts';
import { ReviewAttributeSchema } from './review.ts';
import { notList, PageMetaSchema, PagingQuerySchema, TimeSchema } from './wire.ts';

/**
 * The operators' requests and their responses. Searches for personal data are POST requests with a
 * body, as URLs are logged.
 */

const counts = <T extends Record<string, string>>(set: T) =>
  v.object(
    Object.fromEntries(listKeys(set).map((key) => [key, v.number()])) as Record<
      keyof T & string,
      v.NumberSchema<undefined>
    >,
  );

/** Metadata for one page of an operators' list, which is limited to the first 10,000 records. */
export const ListMetaSchema = v.object({
  ...PageMetaSchema.entries,
  /** Whether there are more than `total` records; the count stopped there. */
  more: v.boolean(),
});

/** The problems that operators are alerted to. */
export const ALERT_IDS = [
  'failedMails',
  'lateMails',
  'suppressedNotices',
  'lateEvents',
  'deadLetters',
  'backup',
  'sources',
  'unconfirmedJobs',
  'failedResponses',
  'productApi',
  'contractorApi',
  'content',
  'jobEngine',
] as const;
export type AlertId = (typeof ALERT_IDS)[number];
/** A problem and its remedy. */
export const AlertSchema = v.object({ id: v.picklist(ALERT_IDS), message: v.string() });
export type Alert = v.InferOutput<typeof AlertSchema>;

/** A queue message that failed each time. `body` is the message, as JSON. */
export const DeadLetterSchema = v.object({ id: v.string(), at: v.string(), body: v.string() });

/** null if an external service stores the records (API_BASE, CONTRACTOR_API_BASE). */
export const CountsSchema = v.object({
  companies: v.nullable(v.number()),
  jobs: v.nullable(counts(JOB_STATUSES)),
  /** Open jobs that their employers did not confirm in time. */
  unconfirmedJobs: v.nullable(v.number()),
  applications: v.nullable(counts(APPLICATION_STATUSES)),
  /** Number of reviewer links that are still valid. */
  openReviewerLinks: v.nullable(v.number()),
  contactRequests: v.nullable(counts(CONTACT_KINDS)),
  /** Contact requests that are not marked as handled. */
  openContactRequests: v.nullable(v.number()),
  outbox: v.object({
    ...{ kept: v.number(), waiting: v.number(), failed: v.number() },
    ...{ suppressed: v.number(), sent: v.number() },
  }),
  suppressedAddresses: v.number(),
  jobAlerts: v.object({ unconfirmed: v.number(), active: v.number(), paused: v.number() }),
  jobReports: v.object({ new: v.number(), resolved: v.number() }),
  eventsWaiting: v.number(),
  /** Times in ISO 8601; null if there is none. The whole is null if there are no daily backups. */
  backup: v.nullable(
    v.object({
      state: v.picklist(['ok', 'failed', 'stale']),
      lastAt: v.nullable(v.string()),
      failedAt: v.nullable(v.string()),
    }),
  ),
  alerts: v.array(v.picklist(ALERT_IDS)),
});
export type Counts = v.InferOutput<typeof CountsSchema>;

export const JobAlertReportSchema = v.object({
  unconfirmed: v.number(),
  active: v.number(),
  paused: v.number(),
  /** Alerts whose mail is due. */
  due: v.number(),
  /** New jobs that are not compared with the alerts yet. */
  jobsWaiting: v.number(),
  /** The searches with the most confirmed alerts that no new job has matched in 30 days. */
  withoutResults: v.array(
    v.object({
      name: v.string(),
      /** The parameters of the search, as in the URL of `/jobs`. */
      search: v.string(),
      alerts: v.number(),
      /** When the first of them was confirmed; ISO 8601. */
      since: v.string(),
    }),
  ),
});

export const PeopleMoveSchema = v.object({
  stage: v.picklist(['copying', 'checking', 'deleting', 'done']),
  table: v.nullable(v.string()),
  rows: v.number(),
});

export const IMPORT_ROWS_AT_ONCE = 250;
/** Maximum size of a request body. A row is never split, so each row must fit into one request. */
export const IMPORT_BODY_MAX_BYTES = 1024 * 1024;
export const IMPORT_MAX_ROWS = 20_000;

export const IMPORT_KINDS = ['company', 'job'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const ImportRowsSchema = v.object({
  kind: v.picklist(IMPORT_KINDS),
  rows: v.pipe(
    v.array(
      v.object({
        /** Position of the row, such as `line 12` or `jobs[3]`. */
        at: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
        record: notList(v.record(v.string(), v.unknown())),
        /** True to leave the record as it is if it exists. Only for companies. */
        onlyNew: v.optional(v.boolean()),
      }),
    ),
    v.minLength(1),
    v.maxLength(IMPORT_ROWS_AT_ONCE),
    v.check(
      (rows) => new Set(rows.map(({ at }) => at)).size === rows.length,
      'Two rows have the same position.',
    ),
  ),
});
export type ImportRows = v.InferOutput<typeof ImportRowsSchema>;

/** An error in the imported file; `field` is null if it concerns the whole row. */
export const ImportProblemSchema = v.object({
  at: v.string(),
  field: v.nullable(v.string()),
  message: v.string(),
});
export type ImportProblem = v.InferOutput<typeof ImportProblemSchema>;

/** What a rule did to the records of an import, with the first of them as an example. */
export const ImportRuleSchema = v.object({
  /** The rule's name, such as `category from title`. */
  rule: v.string(),
  /** The number of records that the rule touched. */
  rows: v.number(),
  at: v.string(),
  from: v.string(),
  to: v.string(),
});
export type ImportRule = v.InferOutput<typeof ImportRuleSchema>;

const ChangesSchema = v.object({
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
});
/** `note` is set if the change is stored but not yet visible to visitors. */
export const NoteSchema = v.object({ note: v.optional(v.string()) });

/** Maximum number of spellings listed in a report. */
export const MAX_UNREAD_PLACES = 50;
/**
 * Job locations that the gazetteer cannot resolve. Each spelling is listed once, most frequent
 * first.
 */
export const UnreadPlacesSchema = v.object({
  places: v.array(
    v.object({
      text: v.string(),
      /** ISO 3166-1 code. */
      country: v.string(),
      jobs: v.number(),
      reason: v.string(),
    }),
  ),
  /** Number of spellings beyond those listed. */
  more: v.number(),
});
export type UnreadPlaces = v.InferOutput<typeof UnreadPlacesSchema>;

export const IMPORT_STATES = ['checking', 'checked', 'writing', 'done', 'stopped'] as const;
/** Maximum number of skipped rows listed in an import's report. */
export const LEFT_OUT_MAX = 100;

export const ImportSummarySchema = v.object({
  /**
   * `checked`: this was a dry run, and nothing was written. `stopped`: writing failed repeatedly;
   * see `error`.
   */
  state: v.picklist(IMPORT_STATES),
  rows: v.number(),
  /** Number of rows written, skipped or unchanged. */
  done: v.number(),
  companies: ChangesSchema,
  jobs: ChangesSchema,
  /** Number of rows that had problems when they were checked, which are not imported. */
  invalid: v.optional(v.number(), 0),
  /** Rows that passed validation but were not written. */
  leftOut: v.array(
    v.object({
      kind: v.picklist(IMPORT_KINDS),
      at: v.string(),
      message: v.string(),
      /** The row, in a form that can be imported again. */
      record: v.record(v.string(), v.unknown()),
    }),
  ),
  /** Number of skipped rows beyond those listed. */
  moreLeftOut: v.number(),
  /** The last write failure. Writing is retried unless the state is `stopped`. */
  error: v.optional(v.string()),
  /** Absent if every place was resolved. The jobs are imported in either case. */
  unreadPlaces: v.optional(UnreadPlacesSchema),
  ...NoteSchema.entries,
});
export type ImportSummary = v.InferOutput<typeof ImportSummarySchema>;

export const JobListQuerySchema = v.object({
  ...PagingQuerySchema.entries,
  status: v.optional(
    v.picklist(
      ['', ...listKeys(JOB_STATUSES)],
      `The status must be one of: ${listKeys(JOB_STATUSES).join(', ')}.`,
    ),
    '',
  ),
  /** The company's slug. */
  company: v.optional(cutText(MAX_ID_LENGTH), ''),
  /** A substring of title, fid or requisitionId. */
  q: v.optional(boundedText(200), ''),
});

export const OperatorJobSchema = v.object({
  fid: v.string(),
  title: v.string(),
  company: v.string(),
  status: v.picklist(listKeys(JOB_STATUSES)),
  employerVisibility: v.picklist(listKeys(EMPLOYER_VISIBILITIES)),
  requisitionId: v.nullable(v.string()),
  applications: v.number(),
  publishedAt: v.nullable(v.string()),
  updatedAt: v.string(),
  validThrough: v.nullable(v.string()),
});

export const InvalidJobsQuerySchema = v.object({
  /** `next` from the previous response. */
  after: v.optional(
    v.pipe(
      boundedText(15, 'Enter a whole number.'),
      v.regex(/^\d{1,15}$/, 'Enter a whole number.'),
      v.transform(Number),
    ),
    '0',
  ),
});

export const InvalidJobsSchema = v.object({
  data: v.array(v.object({ fid: v.string(), title: v.string(), problems: v.array(v.string()) })),
  /** The `after` value for the next request; null at the end of the list. */
  next: v.nullable(v.number()),
});

/** The commands that change a job's status, with the status that each one sets. */
export const JOB_MOVES = { publish: 'open', close: 'closed', archive: 'archived' } as const;

export const JOBS_MOVED_AT_ONCE = 500;
/** The fids of at least one job, and at most `max`. */
export const createFidsSchema = (max: number) =>
  v.pipe(
    v.array(boundedText(64)),
    v.minLength(1, 'Name at least one job.'),
    v.maxLength(max, `Name at most ${max} jobs at once.`),
  );
export const JobMovesSchema = v.object({
  fids: createFidsSchema(JOBS_MOVED_AT_ONCE),
  to: v.picklist(Object.values(JOB_MOVES), 'Move jobs to open, closed or archived.'),
});

const limit = (fallback: number, max: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max)), fallback);
const dateText = v.optional(v.nullable(TimeSchema), null);

const searchEntries = {
  /** A substring of a name or email address. */
  q: v.optional(boundedText(200), ''),
  /** Inclusive. */
  since: dateText,
  /** Exclusive. */
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
        listKeys(APPLICATION_STATUSES),
        `Each status must be one of: ${listKeys(APPLICATION_STATUSES).join(', ')}.`,
      ),
    ),
    [],
  ),
});
export type ApplicationFilter = v.InferOutput<typeof ApplicationFilterSchema>;
export const ApplicationSearchSchema = v.object({ ...ApplicationFilterSchema.entries, ...paged });
export const ApplicationExportSchema = v.object({ ...ApplicationFilterSchema.entries, ...format });

const EarlierVersionSchema = v.object({
  ...v.pick(ApplicationSchema, [
    ...(['id', 'status', 'firstName', 'lastName', 'phone', 'location', 'links'] as const),
    ...(['coverLetter', 'answers'] as const),
  ]).entries,
  submittedAt: v.string(),
  resumeName: v.nullable(v.string()),
});

export const OperatorApplicationSchema = v.object({
  ...v.omit(ApplicationSchema, ['resumeUrl']).entries,
  jobTitle: v.string(),
  company: v.string(),
  resumeName: v.nullable(v.string()),
  source: v.nullable(v.string()),
  referralId: v.nullable(v.string()),
  /** Id of the first version, from the same address for the same job; null if this is the first. */
  repeats: v.nullable(v.string()),
  submittedAt: v.string(),
  /** The earlier versions of this application, newest first. */
  earlier: v.array(EarlierVersionSchema),
  /** Id of the newest version; null if this is the newest. */
  newest: v.nullable(v.string()),
  /** The move that has been requested and is not visible to anyone else yet; null if there is none. */
  pendingMove: v.nullable(
    v.object({
      to: v.picklist(listKeys(APPLICATION_STATUSES)),
      /** When the move takes effect. */
      effectiveAt: v.string(),
      /** Whether the candidate gets no mail. */
      silent: v.boolean(),
      /** The operator's own text for the mail; empty for the standard text. */
      message: v.string(),
    }),
  ),
  /** The recommendation from each submitted review, oldest first. */
  recommendations: v.array(v.picklist(listKeys(RECOMMENDATIONS))),
});
export type OperatorApplication = v.InferOutput<typeof OperatorApplicationSchema>;

const ReviewerNameSchema = v.object({
  name: v.string(),
  email: v.string(),
  kind: v.picklist(listKeys(REVIEWER_KINDS)),
});

/** One submitted or declined version of a review. */
const ReviewVersionSchema = v.object({
  status: v.picklist(['received', 'declined']),
  recommendation: v.nullable(v.picklist(listKeys(RECOMMENDATIONS))),
  attributes: v.array(ReviewAttributeSchema),
  comment: v.string(),
  at: v.string(),
  /**
   * Whether the reviewer could see the applicant's name when submitting this version; null if not
   * recorded.
   */
  namesOpen: v.nullable(v.boolean()),
});

/** The last submitted version of a review. Only the reviewer can see a later draft. */
export const OperatorReviewSchema = v.object({
  reviewer: ReviewerNameSchema,
  status: v.picklist(listKeys(REVIEW_STATUSES)),
  recommendation: v.nullable(v.picklist(listKeys(RECOMMENDATIONS))),
  attributes: v.array(ReviewAttributeSchema),
  comment: v.string(),
  requestedAt: v.string(),
  /** When the review was last submitted or declined. */
  submittedAt: v.nullable(v.string()),
  /** All submitted versions, oldest first; the last one is the current one. */
  versions: v.array(ReviewVersionSchema),
});

export const ApplicationDetailSchema = v.object({
  ...OperatorApplicationSchema.entries,
  /** Creator of the referral link that the applicant used; null if unknown. */
  referrer: v.nullable(v.object({ name: v.string(), email: v.string() })),
  reviews: v.array(OperatorReviewSchema),
  /** The reviewers' comments to each other, oldest first. */
  feedback: v.array(
    v.object({ reviewer: ReviewerNameSchema, comment: v.string(), at: v.string() }),
  ),
});
export type ApplicationDetail = v.InferOutput<typeof ApplicationDetailSchema>;

const StatusSchema = v.picklist(listKeys(APPLICATION_STATUSES));

export const MOVE_MESSAGE_MAX_LENGTH = 5_000;
export const ApplicationMoveSchema = v.pipe(
  v.object({
    to: v.picklist(
      listKeys(APPLICATION_STATUSES),
      `Move the application to one of: ${listKeys(APPLICATION_STATUSES).join(', ')}.`,
    ),
    /** Whether the candidate gets no mail. */
    silent: v.optional(v.boolean(), false),
    /** The operator's own text for the mail, in place of the standard text. */
    message: v.optional(longText(MOVE_MESSAGE_MAX_LENGTH, 'the message'), ''),
  }),
  v.forward(
    v.partialCheck(
      [['silent'], ['message']],
      ({ silent, message }) => !silent || message === '',
      'A silent move sends no email, so it cannot carry a message.',
    ),
    ['message'],
  ),
);
export const MovedApplicationSchema = v.object({
  from: StatusSchema,
  to: StatusSchema,
  /** Whether this call changed anything; false if it repeats an earlier one. */
  moved: v.boolean(),
  /** When the pending move takes effect; null if the application has the status already. */
  effectiveAt: v.nullable(v.string()),
});
export const UndoneMoveSchema = v.object({
  /** The status that the application has and keeps. */
  status: StatusSchema,
  /** The status that the application would have got; null if no move was pending. */
  undone: v.nullable(StatusSchema),
});

const ContactFilterSchema = v.object({
  ...searchEntries,
  kind: v.optional(
    v.array(
      v.picklist(
        listKeys(CONTACT_KINDS),
        `Each kind must be one of: ${listKeys(CONTACT_KINDS).join(', ')}.`,
      ),
    ),
    [],
  ),
  /** Only requests that are not handled yet. */
  open: v.optional(v.boolean(), false),
});
export type ContactFilter = v.InferOutput<typeof ContactFilterSchema>;
export const ContactSearchSchema = v.object({ ...ContactFilterSchema.entries, ...paged });
export const ContactExportSchema = v.object({ ...ContactFilterSchema.entries, ...format });

export const ContactRequestSchema = v.object({
  id: v.string(),
  kind: v.picklist(listKeys(CONTACT_KINDS)),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  company: v.nullable(v.string()),
  service: v.nullable(v.string()),
  message: v.string(),
  consentAt: v.string(),
  createdAt: v.string(),
  /** When an operator marked the request as handled; null while it is open. */
  handledAt: v.nullable(v.string()),
});
export type ContactRequest = v.InferOutput<typeof ContactRequestSchema>;

export const ReferralSearchSchema = v.object({
  /** The id, or a substring of a name or email address. */
  q: searchEntries.q,
  ...paged,
});
export const ListedReferralSchema = v.object({
  /** The id used in links and in the `referralId` of applications. */
  id: v.string(),
  name: v.string(),
  email: v.string(),
  createdAt: v.string(),
  /** Number of visits through this referral's links. */
  opened: v.number(),
  applications: v.number(),
  hired: v.number(),
});
export type ListedReferral = v.InferOutput<typeof ListedReferralSchema>;

export const GRANT_DEFAULT_DAYS = 14;
export const ReviewerLinkFormSchema = v.object({
  kind: v.picklist(
    listKeys(REVIEWER_KINDS),
    `The kind must be one of: ${listKeys(REVIEWER_KINDS).join(', ')}.`,
  ),
  name: v.pipe(v.optional(v.string(), ''), requiredLine(200, 'Enter the reviewer’s name.')),
  email: EmailSchema,
  applicationIds: v.pipe(
    v.array(boundedText(64)),
    v.minLength(1, 'Name at least one application.'),
    v.maxLength(200, 'Name at most 200 applications.'),
  ),
  /** The parts of an application to show; if absent, all of them, but to a client no `contact`. */
  fields: v.optional(v.array(boundedText(50))),
  /** Whether to show contact details besides these parts. */
  contact: v.optional(v.boolean(), false),
  /** Whether the review of applications that have ended is intended; otherwise it is refused. */
  includeEnded: v.optional(v.boolean(), false),
  blind: v.optional(v.boolean(), false),
  days: v.optional(
    v.pipe(
      v.number(),
      v.integer('Enter a whole number of days.'),
      v.minValue(1, 'Enter at least 1 day.'),
      v.maxValue(REVIEWER_LINK_DAYS, `Enter at most ${REVIEWER_LINK_DAYS} days.`),
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

/** Maximum number of applications that a list names for each link. */
export const LISTED_REVIEWS_MAX = 10;
export const ListedReviewerLinkSchema = v.object({
  id: v.string(),
  reviewerName: v.string(),
  reviewerEmail: v.string(),
  reviewerKind: v.picklist(listKeys(REVIEWER_KINDS)),
  blind: v.boolean(),
  applications: v.number(),
  /** Number of submitted reviews. */
  received: v.number(),
  declined: v.number(),
  /** The first applications with their reviews. */
  reviews: v.array(
    v.object({
      applicationId: v.string(),
      applicant: v.string(),
      jobFid: v.string(),
      jobTitle: v.string(),
      status: v.picklist(listKeys(REVIEW_STATUSES)),
      /** False if the application has ended since the review was requested. */
      needed: v.boolean(),
    }),
  ),
  createdAt: v.string(),
  expiresAt: v.string(),
  revokedAt: v.nullable(v.string()),
});

export type ListedReviewerLink = v.InferOutput<typeof ListedReviewerLinkSchema>;

export const MAIL_STATES = ['kept', 'waiting', 'failed', 'suppressed', 'sent'] as const;
export const OutboxQuerySchema = v.object({
  ...PagingQuerySchema.entries,
  state: v.optional(
    v.picklist(
      ['all', ...MAIL_STATES],
      `The state must be one of: all, ${MAIL_STATES.join(', ')}.`,
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

export const SUPPRESSION_REASONS = {
  bounce: 'The mail server refused mail to the address permanently.',
  complaint: 'The recipient marked a mail as spam.',
  provider: 'The mail provider’s own list has the address.',
} as const;
export const SuppressionSearchSchema = v.object({
  /** Only this address. Sent in the body, as URLs are logged. */
  email: v.optional(EmailSchema),
  ...paged,
});
export const SuppressedAddressSchema = v.object({
  /** Such as `a…@example.com`; null if the person was erased. */
  masked: v.nullable(v.string()),
  reason: v.picklist(listKeys(SUPPRESSION_REASONS)),
  /** The provider's word for the kind of bounce, such as `NoEmail`. */
  detail: v.nullable(v.string()),
  suppressedAt: v.string(),
});
export type SuppressedAddress = v.InferOutput<typeof SuppressedAddressSchema>;
export const UnsuppressSchema = v.object({ email: EmailSchema });

/** The settings that a Contentful client needs to read from the embedded delivery service. */
export const ContentTokensSchema = v.object({
  space: v.string(),
  environment: v.string(),
  /** A host and port, such as `localhost:8787`. */
  host: v.string(),
  basePath: v.string(),
  /** Whether to use plain HTTP. */
  insecure: v.boolean(),
  /** Reads published entries. */
  deliveryToken: v.string(),
  /** Reads drafts as well. */
  previewToken: v.string(),
});

/** Labels for events related to authentication and limits. */
export const SECURITY_EVENTS = {
  signed_in: 'Signed in',
  sign_in_refused: 'Sign-in link already used, expired or forged',
  code_wrong: 'Wrong code for a sign-in link',
  links_limit_reached: 'Daily limit of sign-in links reached',
  session_refused: 'Session expired or forged',
  reviewer_link_refused: 'Reviewer’s link expired, revoked or forged',
  link_refused: 'Link to an application or to job alerts expired or forged',
  operator_refused: 'Wrong operator token',
  limit_reached: 'Rate limit reached',
} as const;
export type SecurityEvent = keyof typeof SECURITY_EVENTS;

export const SecurityEventsQuerySchema = v.object({
  days: v.optional(
    v.pipe(
      boundedText(3),
      v.regex(/^[1-9]\d?$/, 'Enter a number of days from 1 to 90.'),
      v.transform(Number),
      v.maxValue(90, 'Enter a number of days from 1 to 90.'),
    ),
    '7',
  ),
});

export const ListedSecurityEventSchema = v.object({
  /** Start of the hour in which the events occurred. */
  at: v.string(),
  kind: v.picklist(listKeys(SECURITY_EVENTS)),
  /**
   * A pseudonym for a network, valid for one day; `others` once the maximum number of networks is
   * reached.
   */
  network: v.string(),
  /** A lower bound on the number of events. */
  count: v.number(),
});

/** What a retention rule would delete now (`worker/backend/retention/policy.ts`). */
export const DueRecordsSchema = v.object({
  /** Name of the retention rule. */
  name: v.string(),
  /** Retention period in days. */
  days: v.number(),
  /** Number of records that are past the retention period and not covered by an exception. */
  due: v.number(),
});

/** Limits on the synonyms that operators add: in total, per group, and per synonym. */
export const MAX_SYNONYMS = 2_000;
export const MAX_SYNONYMS_PER_GROUP = 20;
export const MAX_SYNONYM_LENGTH = 60;
export const MAX_SYNONYM_WORDS = 5;

const createSynonymsSchema = (min: number) =>
  v.pipe(
    v.array(v.pipe(boundedText(MAX_SYNONYM_LENGTH), v.minLength(1, 'Enter a word.'))),
    v.minLength(min, `Enter at least ${min === 1 ? 'one word' : `${min} words`}.`),
    v.maxLength(MAX_SYNONYMS_PER_GROUP, `Enter at most ${MAX_SYNONYMS_PER_GROUP} words.`),
  );
export const SynonymsSchema = v.object({
  /** Each group contains words or phrases that mean the same thing. */
  groups: v.pipe(
    v.array(createSynonymsSchema(2)),
    v.minLength(1, 'Enter at least one group of words.'),
    v.maxLength(MAX_SYNONYMS / 2, `Enter at most ${MAX_SYNONYMS / 2} groups.`),
  ),
});
export const RemovedSynonymsSchema = v.object({ words: createSynonymsSchema(1) });

export const PurgeSchema = v.object({
  /** False if there was nothing in the cache. */
  purged: v.boolean(),
  message: v.string(),
});

export const PersonErasureSchema = v.object({
  /** Sent in the body, as URLs are logged. */
  email: EmailSchema,
  /** There is no default; operators must choose deliberately. */
  dryRun: v.boolean('Set this to true to see what would be erased, or to false to erase it.'),
});

export const ErasedPersonSchema = v.object({
  /** False after a dry run. */
  erased: v.boolean(),
  records: v.array(
    v.object({
      table: v.string(),
      count: v.number(),
      /** Empty for tokens and for records that have no id. */
      ids: v.array(v.string()),
    }),
  ),
  /** R2 keys. */
  files: v.array(v.string()),
  /** Data that was not erased, and what to do about it. */
  notes: v.array(v.string()),
});
export type ErasedPerson = v.InferOutput<typeof ErasedPersonSchema>;
