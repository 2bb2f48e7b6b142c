import type { Endpoint } from '../../src/contracts/endpoints.ts';
import type { Question } from '../../src/contracts/job.ts';
import { manifestKey } from '../../worker/backend/backups/backup-layout.ts';
import { saveCompanies } from '../../worker/backend/companies/save-companies.ts';
import { createAlertLinks } from '../../worker/backend/job-alerts/alert-links.ts';
import { signFormTime } from '../../worker/backend/job-alerts/form-age.ts';
import { saveJobs } from '../../worker/backend/jobs/save-jobs.ts';
import { signReceiptLink } from '../../worker/backend/receipts/receipt-link.ts';
import { issueGrant, reviewerLink } from '../../worker/backend/reviewers/grants.ts';
import { listSigningKeys } from '../../worker/backend/signed-links/rotate-keys.ts';
import { createVacanciesLink } from '../../worker/backend/vacancies/vacancies-link.ts';
import type { Bindings } from '../../worker/env.ts';
import { signingKey } from '../../worker/http/signing-keys.ts';
import { createImport } from '../../worker/ops/imports/import-store.ts';
import { insertTestApplication } from './applications.ts';
import { CONTACT } from './contact-form.ts';
import { companyRecord, DAY_MS, jobRecord } from './records.ts';
import { pdfResume } from './resumes.ts';
import { signIn } from './sign-in.ts';

/** Sample data for one valid call to each endpoint, and the records it needs. */

const application = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '',
  location: 'London',
  'links.linkedin': 'https://example.com/ada',
  'links.github': '',
  'links.portfolio': '',
  coverLetter: 'Hello',
  consent: 'true',
  source: 'test',
  referralId: 'abcd1234',
  'answers.why': 'Because',
};

const importedJob = {
  fid: 'imported',
  title: 'Gardener',
  company: 'acme',
  requisitionId: 'R-1',
  locations: 'Berlin, DE',
  salaryMin: 1,
  skills: ['Hedges'],
};
const search = { q: 'ada', since: '2026-01-01', until: '2030-01-01' };
const paging = { page: 1, perPage: 20 };

/** Ids of the records that calls refer to. */
const REVIEWED = 'reviewed-application';
const OWN = 'own-application';
const ALERTED = 'sample-address';
const ASKED = 'sample-contact';
/** An application whose resume nobody has read. */
const RESENT = 'resent-application';
/** Refused without a request, as tests load nothing from the internet. */
const PRIVATE_FEED = 'https://jobs.internal/feed';
const PLATFORM_TEST = 'a-test-that-is-over-12';
/** Newer than any other backup, so that none makes the site delete it. */
export const SAMPLE_BACKUP = '20991231T000000Z';

/**
 * The body of each call in the endpoint map, by `POST misc/…`. Calls without a body are not listed.
 */
export const SAMPLES: Record<string, Record<string, unknown>> = {
  'POST misc/contact-us/employer': CONTACT,
  'POST contractor/candidate-contact': CONTACT,
  'POST contractor/company-contact': CONTACT,
  'POST contractor/ghostwriting-consultation': CONTACT,
  'POST misc/interested-in-job': { referralId: 'abcd1234', jobFid: 'open' },
  'POST misc/referrals': {
    name: 'Ada',
    email: 'ada@example.com',
    'fax-number': '',
    consent: 'true',
  },
  'POST misc/job-alerts': {
    email: 'ada@example.com',
    frequency: 'day',
    search: 'q=gardener',
    // `addSampleRecords` signs it.
    shown: '',
    'fax-number': '',
    consent: 'true',
  },
  'POST misc/job-alerts/{id}': {
    alert: 'sample-alert',
    action: 'change',
    frequency: 'week',
    replaces: '',
  },
  'POST ops/job-alerts/stop': { email: 'nobody@example.com' },
  'POST misc/saved-jobs': {
    email: 'ada@example.com',
    fids: 'open,closed',
    'fax-number': '',
    consent: 'true',
  },
  'POST misc/jobs/{id}/reports': { reason: 'scam', details: '', email: '', 'fax-number': '' },
  'POST ops/job-reports/{id}/resolution': { note: 'Closed the job.' },
  'POST misc/nearest-town': { lat: 52.09, lon: 5.12 },
  'POST misc/jobs/{id}/apply': application,
  'POST candidate/jobs/{id}/apply': { ...application, useKeptResume: 'true' },
  'POST candidate/resume': {},
  'POST misc/receipts/{id}/resume': {},
  'POST candidate/magic-links': { email: 'ada@example.com', 'fax-number': '' },
  'POST candidate/sessions': { token: 'none', code: '012345', replaces: 'none' },
  'POST candidate/profile': {
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '',
    location: 'London',
    links: { linkedin: '', github: '', portfolio: '' },
  },
  'POST misc/reviewers/{id}/application-reviews/{reviewId}': {
    action: 'draft',
    version: 0,
    attributes: [{ name: 'Skills', rating: 3, note: 'Good' }],
    comment: 'Good',
    recommendation: 'yes',
  },
  'POST misc/reviewers/{reviewerId}/applications/{applicationId}': { comment: 'Good' },
  'POST ops/imports/{id}/rows': {
    kind: 'job',
    rows: [{ at: 'line 2', record: importedJob }],
  },
  'POST ops/imports/{id}/apply': { dryRun: true },
  'POST ops/jobs/rows': { fids: ['open'] },
  'POST ops/jobs/{id}/edits': { changes: { title: 'Gardener' }, dryRun: true },
  'POST ops/jobs/{id}/preview-links': { days: 1 },
  'POST misc/vacancies/{id}': { fid: 'other', answer: 'open' },
  'POST ops/companies/{id}/contact': { email: 'rosa@client.example', name: 'Rosa' },
  'POST ops/jobs/confirmations': { fids: ['open'] },
  'POST ops/jobs/moves': { fids: ['other'], to: 'closed' },
  'POST ops/applications/search': { ...search, job: 'open', status: ['submitted'], ...paging },
  'POST ops/applications/export': { ...search, job: 'open', status: ['submitted'], format: 'csv' },
  'POST ops/applications/{id}/moves': { to: 'withdrawn', silent: false, message: 'All the best.' },
  'POST ops/contact-requests/search': { ...search, kind: ['employer'], open: true, ...paging },
  'POST ops/contact-requests/export': {
    ...search,
    ...{ kind: ['employer'], open: true, format: 'json' },
  },
  'POST ops/contact-requests/{id}/handled': { handled: true },
  'POST ops/referrals/search': { q: 'ada', ...paging },
  'POST ops/people/erase': { email: 'eve@example.com', dryRun: true },
  'POST ops/suppressed-addresses/search': { email: 'eve@example.com', ...paging },
  'POST ops/suppressed-addresses/removals': { email: 'eve@example.com' },
  'POST ops/reviewer-links': {
    kind: 'client',
    name: 'Rosa',
    email: 'rosa@client.example',
    applicationIds: [REVIEWED],
    fields: ['names'],
    contact: false,
    includeEnded: true,
    blind: true,
    days: 14,
  },
  'POST ops/backups': { id: SAMPLE_BACKUP },
  'POST ops/backups/{id}/checks': { from: 0 },
  'POST ops/backup-objects': { key: 'backups/files/a.b', content: 'eA==' },
  'POST ops/restores': { id: SAMPLE_BACKUP, which: 'both', erasures: 'apply' },
  'POST ops/signing-keys': { kinds: ['kept-resume'] },
  'POST ops/dead-letters/retries': { id: 'letter' },
  'POST ops/cache/purges': { job: 'open' },
  'POST ops/sources': {
    ...{ id: 'other-feed', dryRun: true },
    settings: { url: PRIVATE_FEED, company: 'acme', visibility: 'named' },
  },
  'POST ops/sources/{id}/settings': { settings: { every: 120 } },
  'POST ops/sources/{id}/readings': { dryRun: true },
  'POST ops/sources/{id}/actions': { action: 'pause' },
  'POST ops/sources/{id}/removal': { closeJobs: true },
  'POST ops/sources/{id}/released-fields': { fid: 'open', fields: ['title'] },
  'POST ops/synonyms': { groups: [['care assistant', 'HCA']] },
  'POST ops/synonyms/removals': { words: ['odd-jobber'] },
};

export const formatCall = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Calls that create a record and return its id. */
const CREATES = [
  'POST misc/contact-us/employer',
  'POST misc/jobs/{id}/apply',
  'POST misc/referrals',
  'POST misc/job-alerts',
  'POST misc/jobs/{id}/reports',
  'POST contractor/candidate-contact',
  'POST contractor/company-contact',
  'POST contractor/ghostwriting-consultation',
  'POST candidate/sessions',
  'POST candidate/jobs/{id}/apply',
  'POST ops/imports',
  'POST ops/jobs/{id}/preview-links',
  'POST ops/reviewer-links',
];

/** The status of a valid call. */
export const findSuccessStatus = (endpoint: Endpoint): number =>
  CREATES.includes(formatCall(endpoint)) ? 201 : 200;

const WHY: Question = {
  id: 'why',
  type: 'short_text',
  label: 'Why?',
  required: false,
  options: [],
};

export interface SampleRecords {
  /** The real value for a path parameter. */
  readonly paramOf: (endpoint: Endpoint, name: string) => string;
  /** Gives access to the reviewer's applications. */
  readonly expires: string;
  /** The emailed links, by the id of the application or address. */
  readonly links: Readonly<Record<string, string>>;
}

/** The candidate whose application `paramOf` returns. */
export const CANDIDATE = 'ada@example.com';

/**
 * The candidate who makes a call. Erasure uses a different account, so that other calls keep
 * theirs.
 */
export const candidateFor = ({ method, path }: Endpoint): string =>
  method === 'DELETE' && path === 'candidate/account' ? 'eve@example.com' : CANDIDATE;

/** Writes every record that a call in the map can refer to. */
export const addSampleRecords = async (bindings: Bindings): Promise<SampleRecords> => {
  const { JOBS, PEOPLE } = bindings;
  const now = Date.now();
  await saveCompanies(JOBS, [companyRecord(), companyRecord({ slug: 'empty' })]);
  await saveJobs(JOBS, [
    jobRecord('open', { questions: [WHY] }),
    jobRecord('other'),
    jobRecord('draft', { status: 'draft', publishedAt: null }),
  ]);
  const added = {
    jobFid: 'open',
    submittedAt: now,
    resume: { name: 'cv.pdf', type: 'application/pdf', bytes: pdfResume() },
  };
  const own = await insertTestApplication(bindings, { ...added, id: OWN, email: CANDIDATE });
  await insertTestApplication(bindings, { ...added, id: REVIEWED });
  await insertTestApplication(bindings, { ...added, id: RESENT });
  const grant = {
    reviewer: { kind: 'client', name: 'Rosa', email: 'rosa@client.example' },
    applicationIds: [REVIEWED],
    blind: false,
    expiresAt: now + DAY_MS,
  } as const;
  const { grantId, reviewerId } = await issueGrant(
    bindings,
    { ...grant, applicationIds: [REVIEWED] },
    now,
  );
  const revoked = await issueGrant(bindings, { ...grant, applicationIds: [REVIEWED] }, now);
  const review = await PEOPLE.prepare('SELECT id FROM review').first<{ id: string }>();
  const link = await reviewerLink(PEOPLE, 'http://localhost', grantId, now);
  await signingKey(PEOPLE, 'preview', now);
  const keys = await listSigningKeys(PEOPLE, now);
  await PEOPLE.prepare(
    `INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, created_at)
     VALUES ('mail', 'e', 'contact_copy', 'ada@example.com', 'Hello', 'Hello', '', 1)`,
  ).run();
  await PEOPLE.prepare(
    `INSERT INTO contact_request (id, kind, name, email, message, consent_at, created_at)
     VALUES ('contact', 'employer', 'Rosa', 'rosa@client.example', 'Hello', 1, 1)`,
  ).run();
  await JOBS.prepare(
    `INSERT INTO search_synonym (term, typed, synonym_group) VALUES
       ('odd jobber', 'odd-jobber', 'handyman'), ('handyman', 'handyman', 'handyman')`,
  ).run();
  await JOBS.prepare(`INSERT INTO dead_letter VALUES ('letter', 1, '{"eventId":"none"}')`).run();
  for (const [id, url] of [
    ['a-feed', 'https://jobs.example/feed'],
    ['feed-to-remove', 'https://jobs.example/feed'],
    ['private-feed', PRIVATE_FEED],
  ]) {
    await JOBS.prepare(
      `INSERT INTO source (id, settings, created_at, next_read_at) VALUES (?1, json_object('url',
         ?2, 'visibility', 'named', 'status', 'draft', 'every', 60,
         'maxShrink', 30), 1, 1)`,
    )
      .bind(id, url)
      .run();
  }
  await JOBS.prepare(
    `INSERT INTO source_job (job_id, source_id, posting, given, written)
       SELECT id, 'a-feed', 'p', '', '{}' FROM job WHERE fid = 'open'`,
  ).run();
  await PEOPLE.prepare(
    `INSERT INTO job_alert (id, address_id, email, query_key, query, name, frequency,
       created_at, confirmed_at, last_used_at, matched_to)
     VALUES ('sample-alert', ?1, 'ben@example.com', ?2, '{"q":"gardener"}', 'Gardener jobs', 'day',
       1, 1, 1, 0)`,
  )
    .bind(ALERTED, 'k'.repeat(43))
    .run();
  await PEOPLE.prepare(
    `INSERT INTO job_report (id, job_fid, job_title, reason, details, created_at)
     VALUES ('sample-report', 'open', 'Gardener', 'scam', '', 1)`,
  ).run();
  await PEOPLE.prepare(
    `INSERT INTO employer_contact (company, contact_id, email, created_at, check_at)
     VALUES ('acme', ?, 'rosa@client.example', 1, 1)`,
  )
    .bind(ASKED)
    .run();
  await JOBS.prepare(
    `INSERT INTO job_ask (job_id, asked_at, sinks_at, waits_at)
       SELECT id, ?1, ?1 + 1e10, ?1 + 1e10 FROM job WHERE fid = 'other'`,
  )
    .bind(now)
    .run();
  const vacancies = await createVacanciesLink(PEOPLE, 'http://localhost', ASKED, now);
  const alerts = await createAlertLinks(PEOPLE, 'http://localhost', ALERTED, now);
  // The form has been open for a minute.
  Object.assign(SAMPLES['POST misc/job-alerts'] ?? {}, {
    shown: await signFormTime(PEOPLE, now - 60_000),
  });
  const imports = [
    await createImport(JOBS, now),
    await createImport(JOBS, now),
    await createImport(JOBS, now),
  ];

  await bindings.FILES.put(
    manifestKey(SAMPLE_BACKUP),
    JSON.stringify({
      ...{ version: 1, id: SAMPLE_BACKUP, erasureKey: '', migration: null, tables: [] },
      ...{ startedAt: '2026-01-01T00:00:00.000Z', finishedAt: '2026-01-01T00:00:01.000Z' },
    }),
  );

  // The first entry whose call is a prefix of the call's name is used.
  const ids: readonly (readonly [call: string, id: string | undefined])[] = [
    ['GET ops/jobs/{id}', 'open'],
    ['POST ops/jobs/{id}/preview-links', 'draft'],
    ['POST ops/jobs/{id}', 'open'],
    ['POST ops/companies/{id}/contact', 'acme'],
    ['DELETE ops/companies/{id}/contact', 'empty'],
    ['DELETE ops/companies/{id}', 'empty'],
    ['POST ops/sources/{id}/removal', 'feed-to-remove'],
    ['POST ops/sources/{id}/readings', 'private-feed'],
    ['POST ops/sources/{id}', 'a-feed'],
    ['GET ops/sources/{id}', 'a-feed'],
    ['POST ops/imports/{id}/rows', imports[0]],
    ['POST ops/imports/{id}/apply', imports[1]],
    ['DELETE ops/imports/{id}', imports[2]],
    ['GET ops/imports/{id}', imports[1]],
    ['GET ops/reviewer-links/{id}', grantId],
    ['DELETE ops/reviewer-links/{id}', revoked.grantId],
    ['GET ops/backups/{id}', SAMPLE_BACKUP],
    ['POST ops/backups/{id}', SAMPLE_BACKUP],
    ['DELETE ops/signing-keys/{id}', keys.find(({ kind }) => kind === 'preview')?.id],
    ['GET ops/platform-tests/{id}', PLATFORM_TEST],
    ['DELETE ops/platform-tests/{id}', PLATFORM_TEST],
    ['GET ops/outbox/{id}', 'mail'],
    ['POST ops/outbox/{id}', 'mail'],
    ['GET ops/applications/{id}', OWN],
    ['POST ops/applications/{id}', OWN],
    ['DELETE ops/applications/{id}', OWN],
    ['POST ops/contact-requests/{id}', 'contact'],
    ['GET ops/job-reports/{id}', 'sample-report'],
    ['POST ops/job-reports/{id}', 'sample-report'],
    ['DELETE candidate/sessions/{id}', 'current'],
    ['GET candidate/applications/{id}', OWN],
    ['POST candidate/applications/{id}', OWN],
    ['GET misc/receipts/{id}', OWN],
    ['POST misc/receipts/{id}/resume', RESENT],
    ['POST misc/receipts/{id}', OWN],
    ['GET misc/resumes/{id}', own.resumeId],
    ['GET misc/reviewers/{id}', reviewerId],
    ['POST misc/reviewers/{id}', reviewerId],
    ['GET misc/job-alerts/{id}', ALERTED],
    ['POST misc/job-alerts/{id}', ALERTED],
    ['GET misc/vacancies/{id}', ASKED],
    ['POST misc/vacancies/{id}', ASKED],
    ['GET misc/employers/{id}', 'acme'],
    ['GET misc/countries/{id}', 'de'],
    ['GET misc/jobs/{id}', 'open'],
    ['POST misc/jobs/{id}', 'open'],
    ['POST candidate/jobs/{id}', 'open'],
  ];
  const others: Readonly<Record<string, string | undefined>> = {
    reviewerId,
    reviewId: review?.id,
    applicationId: REVIEWED,
  };
  return {
    paramOf(endpoint, name) {
      const id = others[name] ?? ids.find(([call]) => formatCall(endpoint).startsWith(call))?.[1];
      if (!id)
        throw new Error(`${formatCall(endpoint)} needs a record: name it in addSampleRecords.`);
      return id;
    },
    expires: new URL(link?.url ?? '').searchParams.get('expires') ?? '',
    links: {
      [ALERTED]: new URL(alerts.page).searchParams.get('link') ?? '',
      [ASKED]: new URL(vacancies).searchParams.get('link') ?? '',
      [OWN]: await signReceiptLink(PEOPLE, OWN, 'mailed', now),
      [RESENT]: await signReceiptLink(PEOPLE, RESENT, 'mailed', now),
    },
  };
};

/** The bearer token of a candidate. Ends the candidate's other sessions. */
export const bearerToken = async (bindings: Bindings, email: string): Promise<string> => {
  await bindings.PEOPLE.prepare('DELETE FROM candidate_token').run();
  return (await signIn(bindings, email)).token;
};

export const createForm = (fields: Record<string, unknown>, file: string | undefined): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (file) form.append(file, new File([new Uint8Array(pdfResume())], 'cv.pdf'));
  return form;
};

/** Replacements in an otherwise valid call. */
export interface Changes {
  readonly path?: Record<string, string>;
  readonly search?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

/** The emailed link that gives access to a call. */
export const linkFor = ({ links, paramOf }: SampleRecords, endpoint: Endpoint): string =>
  links[paramOf(endpoint, 'id')] ?? '';

const sampleSearch = (records: SampleRecords, endpoint: Endpoint): string => {
  if (endpoint.auth === 'reviewer') return `?expires=${records.expires}`;
  if (endpoint.auth === 'link') return `?link=${linkFor(records, endpoint)}`;
  return formatCall(endpoint) === 'GET ops/backup-objects'
    ? `?key=${manifestKey(SAMPLE_BACKUP)}`
    : '';
};

/**
 * A valid call to an endpoint with the given changes. `token` belongs to a candidate or an
 * operator.
 */
export const sampleRequest = (
  records: SampleRecords,
  endpoint: Endpoint,
  token: string,
  changes: Changes = {},
): Request => {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  let body: BodyInit | undefined = changes.body;
  const good = SAMPLES[formatCall(endpoint)] ?? {};
  if (body === undefined && endpoint.body) body = JSON.stringify(good);
  if (body === undefined && endpoint.form) body = createForm(good, endpoint.file);
  if (endpoint.body) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(changes.headers ?? {})) headers.set(name, value);
  const path = endpoint.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => changes.path?.[name] ?? records.paramOf(endpoint, name),
  );
  const search = changes.search ?? sampleSearch(records, endpoint);
  const method = changes.method ?? endpoint.method;
  return new Request(`http://localhost/${path}${search}`, {
    method,
    headers,
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  });
};
