import * as v from 'valibot';
import { EmailSchema } from '../application.ts';
import { boundedText, cutText } from '../bounded-text.ts';
import { MAX_ID_LENGTH } from '../company.ts';
import {
  AlertSchema,
  ApplicationDetailSchema,
  ApplicationExportSchema,
  ApplicationMoveSchema,
  ApplicationSearchSchema,
  ContactExportSchema,
  ContactRequestSchema,
  ContactSearchSchema,
  ContentTokensSchema,
  CountsSchema,
  DeadLetterSchema,
  DueRecordsSchema,
  ErasedPersonSchema,
  ImportProblemSchema,
  ImportRowsSchema,
  ImportRuleSchema,
  ImportSummarySchema,
  InvalidJobsQuerySchema,
  InvalidJobsSchema,
  JobAlertReportSchema,
  JobListQuerySchema,
  JobMovesSchema,
  ListedReferralSchema,
  ListedReviewerLinkSchema,
  ListedSecurityEventSchema,
  ListMetaSchema,
  MovedApplicationSchema,
  NoteSchema,
  OperatorApplicationSchema,
  OperatorJobSchema,
  OutboxMailSchema,
  OutboxQuerySchema,
  PeopleMoveSchema,
  PersonErasureSchema,
  PurgeSchema,
  ReferralSearchSchema,
  RemovedSynonymsSchema,
  ReviewerLinkFormSchema,
  ReviewerLinkSchema,
  SecurityEventsQuerySchema,
  SuppressedAddressSchema,
  SuppressionSearchSchema,
  SynonymsSchema,
  UndoneMoveSchema,
  UnreadPlacesSchema,
  UnsuppressSchema,
} from '../ops.ts';
import {
  BackupCheckSchema,
  BackupKeySchema,
  BackupListSchema,
  BackupManifestSchema,
  BackupObjectSchema,
  BackupProgressSchema,
  BackupRequestSchema,
  ErasureKeysSchema,
  RestoreProgressSchema,
  RestoreRequestSchema,
} from '../site/backups.ts';
import { GoLiveSchema } from '../site/go-live.ts';
import {
  JobReportListQuerySchema,
  JobReportResolutionSchema,
  JobReportSchema,
  ResolvedReportSchema,
} from '../site/job-report.ts';
import {
  DeletedCompanySchema,
  EditedJobSchema,
  JobDetailSchema,
  JobEditSchema,
  JobPreviewFormSchema,
  JobPreviewLinkSchema,
  JobRowsQuerySchema,
  JobRowsSchema,
  JobWalkQuerySchema,
  JobWalkSchema,
} from '../site/operator-jobs.ts';
import { JobPurgeSchema, PlatformTestSchema, QueueTestSchema } from '../site/platform-test.ts';
import {
  KeyRotationSchema,
  RevokedKeySchema,
  RotatedKeysSchema,
  SigningKeyListSchema,
} from '../site/signing-keys.ts';
import {
  FieldReleaseSchema,
  NewSourceSchema,
  ReadingSchema,
  SourceActionSchema,
  SourceEditSchema,
  SourceRemovalSchema,
  SourceSchema,
} from '../site/sources.ts';
import {
  ConfirmedJobsSchema,
  EmployerContactFormSchema,
  EmployerContactListSchema,
  JobConfirmationSchema,
  RemovedContactSchema,
  UnconfirmedJobsSchema,
} from '../site/vacancies.ts';
import { createDataSchema, createPageSchema, PagingQuerySchema } from '../wire.ts';
import { del, get, post } from './endpoint.ts';

/** The operators' calls (`npm run ops`). Only this site serves them, never an external service. */

const operator = { auth: 'operator', upstream: 'none' } as const;

export const getCounts = get('ops/counts', createDataSchema(CountsSchema), {
  summary: 'Count all records',
  ...operator,
});

export const listAlerts = get('ops/alerts', createDataSchema(v.array(AlertSchema)), {
  summary: 'Problems that operators should act on now, each with its remedy',
  ...operator,
});

export const listDeadLetters = get(
  'ops/dead-letters',
  createPageSchema(DeadLetterSchema, ListMetaSchema),
  {
    summary: 'Queue messages that failed each time, newest first',
    query: PagingQuerySchema,
    ...operator,
  },
);
export const retryDeadLetters = post(
  'ops/dead-letters/retries',
  createDataSchema(v.object({ sent: v.number(), left: v.number() })),
  {
    summary: 'Send the oldest dead letters, or the one with this id, to the queue again',
    body: v.object({ id: v.optional(boundedText(64)) }),
    ...operator,
  },
);

export const beginImport = post('ops/imports', createDataSchema(v.object({ id: v.string() })), {
  summary: 'Start an import; nothing is written until it is applied',
  ...operator,
});
export const addImportRows = post(
  'ops/imports/{id}/rows',
  createDataSchema(
    v.object({ problems: v.array(ImportProblemSchema), rules: v.array(ImportRuleSchema) }),
  ),
  {
    summary: 'Validate and store rows; send companies before the jobs that name them',
    body: ImportRowsSchema,
    ...operator,
  },
);
export const applyImport = post('ops/imports/{id}/apply', createDataSchema(ImportSummarySchema), {
  summary: 'Start writing the rows of an import; with dryRun, report what would change',
  body: v.object({ dryRun: v.optional(v.boolean(), false) }),
  ...operator,
});
export const getImport = get('ops/imports/{id}', createDataSchema(ImportSummarySchema), {
  summary: 'Progress of an import, available until one day after its end',
  ...operator,
});
export const dropImport = del(
  'ops/imports/{id}',
  createDataSchema(v.object({ dropped: v.boolean() })),
  {
    summary: 'Cancel an import; rows already written remain',
    ...operator,
  },
);

export const listSources = get('ops/sources', createDataSchema(v.array(SourceSchema)), {
  summary: 'List the feeds of other systems that are read on a schedule',
  ...operator,
});
export const getSource = get('ops/sources/{id}', createDataSchema(SourceSchema), {
  summary: 'Show a source with its settings and its last reading',
  ...operator,
});
export const addSource = post('ops/sources', createDataSchema(v.nullable(ReadingSchema)), {
  summary: 'Read a feed, and add it as a source; with dryRun, report what it has',
  body: NewSourceSchema,
  ...operator,
});
export const editSource = post('ops/sources/{id}/settings', createDataSchema(SourceSchema), {
  summary: 'Change settings of a source, which is then read again as a whole',
  body: SourceEditSchema,
  ...operator,
});
export const readSource = post(
  'ops/sources/{id}/readings',
  createDataSchema(v.nullable(ReadingSchema)),
  {
    summary: 'Read a source now; null if its list is the same as before',
    body: v.object({ dryRun: v.optional(v.boolean(), false) }),
    ...operator,
  },
);
export const changeSource = post('ops/sources/{id}/actions', createDataSchema(SourceSchema), {
  summary: 'Pause or resume a source, or agree to close the jobs that it does not have any more',
  body: SourceActionSchema,
  ...operator,
});
export const removeSource = post(
  'ops/sources/{id}/removal',
  createDataSchema(v.object({ removed: v.boolean(), closing: v.number() })),
  {
    summary: 'Remove a source; its jobs stay, or are closed',
    body: SourceRemovalSchema,
    ...operator,
  },
);
export const releaseFields = post(
  'ops/sources/{id}/released-fields',
  createDataSchema(v.object({ released: v.array(v.string()), left: v.array(v.string()) })),
  {
    summary: 'Let a source write fields of a job again that were edited by hand',
    body: FieldReleaseSchema,
    ...operator,
  },
);

export const listJobsOfAllStates = get(
  'ops/jobs',
  createPageSchema(OperatorJobSchema, ListMetaSchema),
  {
    summary: 'Jobs of every status, most recently changed first',
    query: JobListQuerySchema,
    ...operator,
  },
);
export const listInvalidJobs = get('ops/jobs/invalid', InvalidJobsSchema, {
  summary: 'Open jobs without structured data, and what to correct',
  query: InvalidJobsQuerySchema,
  ...operator,
});
export const listUnconfirmedJobs = get(
  'ops/jobs/unconfirmed',
  createDataSchema(UnconfirmedJobsSchema),
  { summary: 'Open jobs that their employers did not confirm in time', ...operator },
);
export const confirmJobs = post('ops/jobs/confirmations', createDataSchema(ConfirmedJobsSchema), {
  summary: 'Confirm that jobs are still open, in place of their employers',
  body: JobConfirmationSchema,
  ...operator,
});
export const listUnreadPlaces = get(
  'ops/jobs/unread-places',
  createDataSchema(UnreadPlacesSchema),
  {
    summary: 'Places of open jobs that the gazetteer does not recognise, each spelling once',
    ...operator,
  },
);
export const moveJobs = post(
  'ops/jobs/moves',
  createDataSchema(
    v.object({
      moved: v.array(v.string()),
      unchanged: v.array(v.string()),
      ...NoteSchema.entries,
    }),
  ),
  {
    summary: 'Publish, close or archive jobs: all of those named, or none',
    body: JobMovesSchema,
    ...operator,
  },
);
export const walkJobs = get('ops/jobs/walk', JobWalkSchema, {
  summary: 'All jobs that match, of every status, oldest first; each page names the next',
  query: JobWalkQuerySchema,
  ...operator,
});
export const readJobRows = post('ops/jobs/rows', JobRowsSchema, {
  summary: 'Jobs as rows that can be imported',
  body: JobRowsQuerySchema,
  ...operator,
});
export const readJob = get('ops/jobs/{id}/detail', createDataSchema(JobDetailSchema), {
  summary: 'Everything about one job',
  ...operator,
});
export const editJob = post('ops/jobs/{id}/edits', createDataSchema(EditedJobSchema), {
  summary: 'Change fields of a job by the rules of an import; with dryRun, show the changes',
  body: JobEditSchema,
  ...operator,
});
export const issueJobPreview = post(
  'ops/jobs/{id}/preview-links',
  createDataSchema(JobPreviewLinkSchema),
  { summary: 'Create a link to the page of a draft', body: JobPreviewFormSchema, ...operator },
);
export const deleteCompany = del('ops/companies/{id}', createDataSchema(DeletedCompanySchema), {
  summary: 'Delete a company that has no jobs',
  ...operator,
});

export const listEmployerContacts = get(
  'ops/employer-contacts',
  createDataSchema(EmployerContactListSchema),
  {
    summary: 'The employers’ contacts who are asked whether jobs are still open, in pages of 100',
    query: v.object({
      company: v.optional(cutText(MAX_ID_LENGTH), ''),
      after: v.optional(cutText(MAX_ID_LENGTH), ''),
    }),
    ...operator,
  },
);
export const setEmployerContact = post(
  'ops/companies/{id}/contact',
  createDataSchema(EmployerContactListSchema),
  {
    summary: 'Set the contact of an employer, or replace it',
    body: EmployerContactFormSchema,
    ...operator,
  },
);
export const removeEmployerContact = del(
  'ops/companies/{id}/contact',
  createDataSchema(RemovedContactSchema),
  { summary: 'Remove the contact of an employer', ...operator },
);

export const searchApplications = post(
  'ops/applications/search',
  createPageSchema(OperatorApplicationSchema, ListMetaSchema),
  { summary: 'Applications, newest first', body: ApplicationSearchSchema, ...operator },
);
export const exportApplications = post(
  'ops/applications/export',
  createDataSchema(v.array(OperatorApplicationSchema)),
  {
    summary: 'Applications as a CSV or JSON file',
    body: ApplicationExportSchema,
    produces: 'file',
    ...operator,
  },
);
export const readApplication = get(
  'ops/applications/{id}',
  createDataSchema(ApplicationDetailSchema),
  {
    summary: 'One application with its reviews and the applicant’s referrer',
    ...operator,
  },
);
export const downloadResume = get('ops/applications/{id}/resume', v.unknown(), {
  summary: 'The resume of an application',
  produces: 'file',
  ...operator,
});
export const moveApplicationTo = post(
  'ops/applications/{id}/moves',
  createDataSchema(MovedApplicationSchema),
  {
    summary: 'Move an application to another status, after the delay in which it can be undone',
    body: ApplicationMoveSchema,
    ...operator,
  },
);
export const undoApplicationMove = del(
  'ops/applications/{id}/pending-move',
  createDataSchema(UndoneMoveSchema),
  { summary: 'Take back the move of an application that has not taken effect yet', ...operator },
);

export const searchContactRequests = post(
  'ops/contact-requests/search',
  createPageSchema(ContactRequestSchema, ListMetaSchema),
  { summary: 'Contact requests, newest first', body: ContactSearchSchema, ...operator },
);
export const exportContactRequests = post(
  'ops/contact-requests/export',
  createDataSchema(v.array(ContactRequestSchema)),
  {
    summary: 'Contact requests as a CSV or JSON file',
    body: ContactExportSchema,
    produces: 'file',
    ...operator,
  },
);

export const handleContactRequest = post(
  'ops/contact-requests/{id}/handled',
  createDataSchema(v.object({ handledAt: v.nullable(v.string()), changed: v.boolean() })),
  {
    summary: 'Mark a contact request as handled, or as open again',
    body: v.object({ handled: v.optional(v.boolean(), true) }),
    ...operator,
  },
);

export const searchReferrals = post(
  'ops/referrals/search',
  createPageSchema(ListedReferralSchema, ListMetaSchema),
  {
    summary: 'Referrals and their results, newest first',
    body: ReferralSearchSchema,
    ...operator,
  },
);

export const getJobAlertReport = get('ops/job-alerts', createDataSchema(JobAlertReportSchema), {
  summary: 'Number of job alerts by state, and the top searches without results',
  ...operator,
});
export const stopAlertsOfAddress = post(
  'ops/job-alerts/stop',
  createDataSchema(v.object({ stopped: v.number() })),
  {
    summary: 'Stop all job alerts of an email address',
    body: v.object({ email: EmailSchema }),
    ...operator,
  },
);

export const listJobReports = get(
  'ops/job-reports',
  createPageSchema(JobReportSchema, ListMetaSchema),
  {
    summary: 'Visitors’ reports of jobs, newest first',
    query: JobReportListQuerySchema,
    ...operator,
  },
);
export const readJobReport = get('ops/job-reports/{id}', createDataSchema(JobReportSchema), {
  summary: 'One report of a job',
  ...operator,
});
export const resolveJobReport = post(
  'ops/job-reports/{id}/resolution',
  createDataSchema(ResolvedReportSchema),
  { summary: 'Mark a report of a job as resolved', body: JobReportResolutionSchema, ...operator },
);

export const erasePerson = post('ops/people/erase', createDataSchema(ErasedPersonSchema), {
  summary: 'Erase everything stored about an email address; with dryRun, list what would be erased',
  body: PersonErasureSchema,
  ...operator,
});

export const issueReviewerLink = post('ops/reviewer-links', createDataSchema(ReviewerLinkSchema), {
  summary: 'Give a reviewer access to applications and email the link',
  body: ReviewerLinkFormSchema,
  ...operator,
});
export const listReviewerLinks = get(
  'ops/reviewer-links',
  createPageSchema(ListedReviewerLinkSchema, ListMetaSchema),
  {
    summary: 'Reviewer links, newest first',
    query: PagingQuerySchema,
    ...operator,
  },
);
export const getReviewerLink = get(
  'ops/reviewer-links/{id}',
  createDataSchema(ReviewerLinkSchema),
  {
    summary: 'One reviewer link',
    ...operator,
  },
);
export const revokeReviewerLink = del(
  'ops/reviewer-links/{id}',
  createDataSchema(v.object({ revoked: v.boolean() })),
  { summary: 'Revoke a reviewer link', ...operator },
);

export const listMails = get('ops/outbox', createPageSchema(OutboxMailSchema, ListMetaSchema), {
  summary: 'Emails, newest first',
  query: OutboxQuerySchema,
  ...operator,
});
export const readMail = get('ops/outbox/{id}', createDataSchema(OutboxMailSchema), {
  summary: 'One email',
  ...operator,
});
export const resendMail = post('ops/outbox/{id}/resend', createDataSchema(OutboxMailSchema), {
  summary: 'Send an email now, or send it again',
  ...operator,
});
export const retryMail = post('ops/outbox/{id}/retry', createDataSchema(OutboxMailSchema), {
  summary: 'Send an email now, unless it was sent already',
  ...operator,
});
export const searchSuppressedAddresses = post(
  'ops/suppressed-addresses/search',
  createPageSchema(SuppressedAddressSchema, ListMetaSchema),
  {
    summary: 'Addresses that get no email after a hard bounce or a complaint, newest first',
    body: SuppressionSearchSchema,
    ...operator,
  },
);
export const unsuppressAddress = post(
  'ops/suppressed-addresses/removals',
  createDataSchema(v.object({ removed: v.boolean() })),
  { summary: 'Allow email to an address again', body: UnsuppressSchema, ...operator },
);

export const getContentTokens = get('ops/content-tokens', createDataSchema(ContentTokensSchema), {
  summary: 'How to read the built-in content with a Contentful client',
  ...operator,
});

export const listSecurityEvents = get(
  'ops/security-events',
  createDataSchema(v.array(ListedSecurityEventSchema)),
  {
    summary: 'Security events by hour and network, latest first',
    query: SecurityEventsQuerySchema,
    ...operator,
  },
);

export const listSigningKeys = get('ops/signing-keys', createDataSchema(SigningKeyListSchema), {
  summary: 'Keys that sign links, cookies and tokens, without their values, newest first',
  ...operator,
});
export const rotateSigningKeys = post('ops/signing-keys', createDataSchema(RotatedKeysSchema), {
  summary: 'Replace signing keys; what the replaced ones signed stays valid until it expires',
  body: KeyRotationSchema,
  ...operator,
});
export const revokeSigningKey = del('ops/signing-keys/{id}', createDataSchema(RevokedKeySchema), {
  summary: 'Delete a signing key that leaked; what it signed becomes invalid',
  ...operator,
});

export const listDueRecords = get('ops/retention', createDataSchema(v.array(DueRecordsSchema)), {
  summary: 'How many records each retention rule would delete now; deletes nothing',
  ...operator,
});

export const movePeople = post('ops/people-move', createDataSchema(PeopleMoveSchema), {
  summary: 'Continue moving people to a separate database, which PEOPLE_MOVE=on prepared',
  ...operator,
});

export const listBackups = get('ops/backups', createDataSchema(BackupListSchema), {
  summary: 'Backups, newest first, and the state of the one that is being written',
  ...operator,
});
export const continueBackup = post('ops/backups', createDataSchema(BackupProgressSchema), {
  summary: 'Start a backup, or continue the one being written; one that is complete stays as it is',
  body: BackupRequestSchema,
  ...operator,
});
export const readBackup = get('ops/backups/{id}', createDataSchema(BackupManifestSchema), {
  summary: 'The manifest of a complete backup',
  ...operator,
});
export const checkBackup = post('ops/backups/{id}/checks', createDataSchema(BackupCheckSchema), {
  summary: 'Check a part of a backup: that its content is what was written',
  body: v.object({ from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0) }),
  ...operator,
});
export const downloadBackupObject = get('ops/backup-objects', v.unknown(), {
  summary: 'One object of the bucket of backups',
  query: v.object({ key: BackupKeySchema }),
  produces: 'file',
  ...operator,
});
export const uploadBackupObject = post(
  'ops/backup-objects',
  createDataSchema(v.object({ isNew: v.boolean() })),
  {
    summary: 'Store an object of a downloaded backup again, unless it exists',
    body: BackupObjectSchema,
    ...operator,
  },
);
export const listErasureKeys = get('ops/erasure-ledger', createDataSchema(ErasureKeysSchema), {
  summary: 'Keys of the entries of the erasure ledger, oldest first',
  query: v.object({ after: v.optional(BackupKeySchema) }),
  ...operator,
});
export const continueRestore = post('ops/restores', createDataSchema(RestoreProgressSchema), {
  summary: 'Start or continue the restore of a backup into empty databases, with RESTORE=on',
  body: RestoreRequestSchema,
  ...operator,
});

export const purgeCache = post('ops/cache/purge', createDataSchema(PurgeSchema), {
  summary: 'Purge every cached page',
  ...operator,
});
export const purgeJob = post('ops/cache/purges', createDataSchema(JobPurgeSchema), {
  summary: 'Purge the cached page of one job, as a change of the job does',
  body: v.object({ job: boundedText(64) }),
  ...operator,
});

export const testPlatform = post('ops/platform-tests', createDataSchema(PlatformTestSchema), {
  summary: 'Use the file store, the queue and the rate limits once each',
  ...operator,
});
export const readQueueTest = get('ops/platform-tests/{id}', createDataSchema(QueueTestSchema), {
  summary: 'Whether the queue has delivered the message of a platform test',
  ...operator,
});
export const endQueueTest = del('ops/platform-tests/{id}', createDataSchema(QueueTestSchema), {
  summary: 'End a platform test whose message was not delivered: deletes its file',
  ...operator,
});

export const checkGoLive = get('ops/go-live', createDataSchema(GoLiveSchema), {
  summary: 'What to correct before the site goes public: demo data, missing secrets, kept mail',
  ...operator,
});

export const listSynonyms = get('ops/synonyms', createDataSchema(v.array(v.array(v.string()))), {
  summary: 'Synonyms that operators added to the search, by group',
  ...operator,
});
export const addSynonyms = post('ops/synonyms', createDataSchema(v.object({ added: v.number() })), {
  summary: 'Add synonyms to the search: all groups, or none',
  body: SynonymsSchema,
  ...operator,
});
export const removeSynonyms = post(
  'ops/synonyms/removals',
  createDataSchema(v.object({ removed: v.number(), unknown: v.array(v.string()) })),
  {
    summary: 'Remove words that were added to the search; `unknown` lists those not found',
    body: RemovedSynonymsSchema,
    ...operator,
  },
);
