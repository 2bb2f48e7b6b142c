import { beforeAll, expect, test, vi } from 'vitest';
import { insertTestApplication } from '../../tests/support/applications.ts';
import { countRows, sumRowsRead } from '../../tests/support/count-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../tests/support/records.ts';
import { createContext } from '../../tests/support/request-context.ts';
import { respondInJson } from '../api/respond-to-call.ts';
import { saveCompanies } from '../backend/companies/save-companies.ts';
import { eraseAddress, findTraces } from '../backend/erasures/erase-address.ts';
import { handleWaitingEvents } from '../backend/events/consume-events.ts';
import { recordEvent } from '../backend/events/record-event.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';
import { deliverMails } from '../backend/outbox/deliver-mails.ts';
import { issueGrant } from '../backend/reviewers/grants.ts';
import type { Bindings } from '../env.ts';

/*
 * The number of rows read for one person, email or page must not depend on how many other records
 * there are.
 */

const OTHERS = 3_000;
/** Unrelated records that are newer, or due earlier, than those that a test looks for. */
const OTHER_RECORDS = [
  `INSERT INTO job (fid, slug, title, company_id, employer_visibility, status, description_html,
     description_plain, employment_type, workplace, seniority, category, published_at, updated_at,
     closed_at, requisition_id)
   SELECT 'other-' || i, 'g', 'Welder', 2, 'named', iif(i % 2, 'open', 'closed'), '', '', 'full_time',
     'remote', 'senior', 'legal', ${NOW}, ${NOW}, iif(i % 2, NULL, ${NOW}), 'W-' || i FROM n`,
  `INSERT INTO application (id, job_fid, first_name, last_name, email, consent_store,
     consent_policy_id, consent_at, status, submitted_at, idempotency_hash, content_hash)
   SELECT 'other-' || i, 'other-' || i, 'Otto', 'Other',
     'otto' || i || '@others.example', 1, 'p', 1, iif(i % 2, 'submitted', 'withdrawn'), ${NOW}, 'h' || i, 'c'
   FROM n`,
  `INSERT INTO pending_move SELECT 'other-' || i, 'submitted', 'offered', 0, 'Welcome', 1, ${NOW} FROM n`,
  `INSERT INTO application_status (application_id, status, at) SELECT 'other-' || i, 'submitted', ${NOW} FROM n`,
  `INSERT INTO contact_request (id, kind, name, email, message, consent_at, created_at)
   SELECT 'contact-' || i, 'employer', 'Otto', 'otto' || i || '@others.example', 'Hello', 1, ${NOW} FROM n`,
  // Newer than the open request that a test looks for, and handled.
  `UPDATE contact_request SET handled_at = ${NOW}`,
  `INSERT INTO referral (id, name, email, consent_at, created_at)
   SELECT 'referral-' || i, 'Otto', 'otto' || i || '@others.example', 1, ${NOW} FROM n`,
  `INSERT INTO candidate (id, email, created_at)
   SELECT 'candidate-' || i, 'otto' || i || '@others.example', 1 FROM n`,
  `INSERT INTO candidate_token (hash, kind, email, created_at, expires_at)
   SELECT 'token-' || i, 'bearer', 'otto' || i || '@others.example', 1, 9e15 FROM n`,
  `INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, about, created_at,
     next_attempt_at, sent_at)
   SELECT 'mail-' || i, 'event-' || i, 'application_received', 'otto' || i || '@others.example', 's', 't',
     'h', 'other-' || i, ${NOW}, iif(i % 2, ${NOW - DAY_MS}, NULL), iif(i % 2, NULL, ${NOW}) FROM n`,
  `INSERT INTO event (id, kind, payload, at, attempts)
   SELECT 'event-' || i, iif(i % 3, 'magic_link_requested', 'jobs_changed'),
     '{"email":"otto' || i || '@others.example"}', ${NOW - DAY_MS}, 9 FROM n`,
  `INSERT INTO event (id, kind, payload, at)
   SELECT 'moved-' || i, 'application_moved', '{"applicationId":"other-' || i || '","message":"Welcome"}',
     ${NOW} FROM n`,
  // New events that are still queued.
  `INSERT INTO event (id, kind, payload, at) SELECT 'new-' || i, 'review_invited', '{}', ${NOW} FROM n`,
  `INSERT INTO suppressed_address (address_hash, masked, reason, suppressed_at)
   SELECT printf('%043d', i), 'o…@others.example', 'bounce', ${NOW} FROM n`,
  `INSERT INTO reviewer (id, kind, name, email)
   SELECT 'reviewer-' || i, 'client', 'Rita', 'rita' || i || '@others.example' FROM n`,
  `INSERT INTO review_grant (id, reviewer_id, created_at, expires_at)
   SELECT 'grant-' || i, 'reviewer-' || i, ${NOW}, ${NOW + 30 * DAY_MS} FROM n`,
  `INSERT INTO review_grant_application (grant_id, application_id, number)
   SELECT 'grant-' || i, 'other-' || i, 1 FROM n`,
  `INSERT INTO review (id, application_id, reviewer_id, requested_at)
   SELECT 'review-' || i, 'other-' || i, 'reviewer-' || i, 1 FROM n`,
].map((sql) => {
  const [, into, select] = /^([\s\S]*?)(SELECT[\s\S]*)$/.exec(sql) ?? [];
  if (!select) return sql;
  return `${into} WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${OTHERS})
    ${select}`;
});

const ADA = 'ada@example.com';

const databases: Record<'few' | 'many', TestDatabase> = {} as never;
beforeAll(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  for (const size of ['few', 'many'] as const) {
    const database = await createTestDatabase();
    const { both, db, files, events } = database;
    const bindings = { ...both, FILES: files, EVENTS: events } as Bindings;
    await saveCompanies(
      db,
      [companyRecord(), companyRecord({ slug: 'others', name: 'Others' })],
      NOW,
    );
    await saveJobs(db, [
      jobRecord('ours', { title: 'Nozzle painter', requisitionId: 'REQ-1' }),
      jobRecord('draft', { status: 'draft', publishedAt: null }),
    ]);
    for (const sql of size === 'many' ? OTHER_RECORDS : []) await db.prepare(sql).run();
    const { id } = await insertTestApplication(bindings, {
      ...{ jobFid: 'ours', submittedAt: NOW - DAY_MS, status: 'hired' },
      ...{ email: ADA, firstName: 'Ada', lastName: 'Byron' },
    });
    await db.batch(
      [
        `INSERT INTO contact_request (id, kind, name, email, message, consent_at, created_at)
         VALUES ('c', 'company', 'Ada', '${ADA}', 'Hello', 1, ${NOW - DAY_MS})`,
        `INSERT INTO referral (id, name, email, consent_at, created_at)
         VALUES ('r', 'Ada', '${ADA}', 1, ${NOW - DAY_MS})`,
        `INSERT INTO suppressed_address (address_hash, reason, suppressed_at)
         VALUES ('${'x'.repeat(43)}', 'bounce', ${NOW - DAY_MS})`,
        `INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, about,
           created_at, attempts) VALUES ('m', 'e', 't', '${ADA}', 's', 't', 'h', '${id}', ${NOW - DAY_MS}, 1)`,
      ].map((sql) => db.prepare(sql)),
    );
    const reviewer = { kind: 'client' as const, name: 'Grace', email: 'grace@example.com' };
    const grant = {
      ...{ reviewer, applicationIds: [id], blind: true, expiresAt: NOW + DAY_MS },
      includeEnded: true,
    };
    await issueGrant(bindings, grant, NOW - DAY_MS);
    databases[size] = database;
  }
});

type Work = (bindings: Bindings) => Promise<unknown>;

/**
 * The numbers of rows read when the database holds few unrelated records and when it holds many.
 */
const measureRows = async (work: Work) => {
  const rows = { few: 0, many: 0 };
  for (const size of ['few', 'many'] as const) {
    const { files, events, db: real } = databases[size];
    const { db, takeWork } = countRows(real);
    await work({ JOBS: db, PEOPLE: db, FILES: files, EVENTS: events } as Bindings);
    rows[size] = sumRowsRead(takeWork());
  }
  return rows;
};

const createCall =
  (path: string, body?: object): Work =>
  async (bindings) => {
    const request = new Request(`http://localhost/ops/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { origin: 'http://localhost', ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const response = await respondInJson(createContext(request, bindings));
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: unknown };
    if (Array.isArray(data)) expect(data.length).toBeGreaterThan(0);
  };

/** With many unrelated records, a page may be full; with few, it is not. */
const PAGE = 20;
/**
 * Two of these are entries of the index of versions: one to know that an application is its record's
 * newest version, and one to find its other versions.
 */
const PER_RECORD = 14;

test.each<[string, Work]>([
  ['counts', createCall('counts')],
  ['jobs', createCall('jobs')],
  ['drafts', createCall('jobs?status=draft')],
  ['jobs of an employer', createCall('jobs?company=acme')],
  ['open jobs of an employer', createCall('jobs?company=acme&status=open')],
  ['jobs of a title', createCall('jobs?q=NOZZLE')],
  ['jobs of a requisition', createCall('jobs?q=req-1')],
  ['an employer’s jobs of a title', createCall('jobs?company=acme&q=nozzle')],
  ['applications', createCall('applications/search', {})],
  ['applications of a state', createCall('applications/search', { status: ['hired'] })],
  ['applications of states', createCall('applications/search', { status: ['hired', 'offered'] })],
  ['applications to a job', createCall('applications/search', { job: 'ours', status: ['hired'] })],
  ['applications of a name', createCall('applications/search', { q: 'ada byr' })],
  [
    'applications until a time',
    createCall('applications/search', { until: new Date(NOW - 1).toISOString() }),
  ],
  ['contact requests', createCall('contact-requests/search', {})],
  ['contact requests that are open', createCall('contact-requests/search', { open: true })],
  [
    'contact requests of a kind that are open',
    createCall('contact-requests/search', { open: true, kind: ['company'] }),
  ],
  ['contact requests of a kind', createCall('contact-requests/search', { kind: ['company'] })],
  ['contact requests of an address', createCall('contact-requests/search', { q: ADA })],
  ['referrals', createCall('referrals/search', {})],
  ['referrals of an address', createCall('referrals/search', { q: ADA })],
  ['reviewer links', createCall('reviewer-links')],
  ['mails', createCall('outbox')],
  ['mails that failed', createCall('outbox?state=failed')],
  ['suppressed addresses', createCall('suppressed-addresses/search', {})],
  ['what an erasure would take', createCall('people/erase', { email: ADA, dryRun: true })],
])('the list of %s reads only the rows that it shows', async (_, work) => {
  const { few, many } = await measureRows(work);
  expect(many).toBeLessThanOrEqual(few + PAGE * PER_RECORD);
});

const withMail = (bindings: Bindings) =>
  ({
    ...bindings,
    MAIL_API_URL: 'http://127.0.0.1:1/emails',
    MAIL_API_KEY: 'secret-key',
    MAIL_FROM: 'Rolecall <jobs@rolecall.example>',
    MAIL_OPERATOR: 'team@rolecall.example',
  }) as Bindings;

test('the emails for an event are found among thousands of due emails', async () => {
  const { few, many } = await measureRows((bindings) =>
    deliverMails(withMail(bindings), () => NOW, ['e', 'event-2', 'none']),
  );
  expect(many).toBeLessThanOrEqual(few + 10);
});

test('processing fifty events does not read thousands of failed or new ones', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { db: real, files, events } = databases.many;
  const unknownEvent = recordEvent(real, 'no_such_kind' as never, {} as never, NOW - DAY_MS);
  await unknownEvent.statement.run();
  const { db, takeWork } = countRows(real);
  const bindings = { JOBS: db, PEOPLE: db, FILES: files, EVENTS: events } as Bindings;
  await handleWaitingEvents(bindings, () => NOW, 'event');
  expect(sumRowsRead(takeWork())).toBeLessThan(50 * PER_RECORD);
  const tried = await real
    .prepare('SELECT attempts FROM event WHERE id = ?')
    .bind(unknownEvent.id)
    .first('attempts');
  expect(tried).toBe(1);
  vi.restoreAllMocks();
});

// Must be the last test, because it erases Ada.
test('an erasure reads only what it erases', async () => {
  const { few, many } = await measureRows(async (bindings) => {
    const traces = await eraseAddress(bindings, ADA, 'operator', NOW);
    expect(traces.records.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['application', 'review', 'outbox', 'contact_request', 'referral']),
    );
  });
  // Some of these rows belong to the text index, which gets deeper as it grows.
  expect(many).toBeLessThanOrEqual(few + 100);
  const left = await findTraces(
    { ...databases.many.both, FILES: databases.many.files } as Bindings,
    ADA,
    NOW,
  );
  expect(left.records).toEqual([]);
  // No fragment of the address remains in the text index either.
  const { results } = await databases.few.both.PEOPLE.prepare(
    `SELECT count(*) AS n FROM person_fts_data WHERE instr(block, CAST('byr' AS BLOB))`,
  ).all();
  expect(results).toEqual([{ n: 0 }]);
});
