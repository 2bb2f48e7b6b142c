import { readFile } from 'node:fs/promises';
import type { R2Bucket } from '@cloudflare/workers-types';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { meterDatabase } from '../../../tests/support/metered-database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { createBudget } from '../budget.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { APPLICATION_RULES, ROW_RULES } from './policy.ts';
import { countDue, PURGE_LIMITS, purge } from './purge.ts';
import { APPLICATIONS_AT_ONCE } from './purge-applications.ts';
import { ROWS_AT_ONCE, WALKED_AT_ONCE } from './purge-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open')]);
});
const TABLES = [
  ...[
    'audit_log',
    'outbox',
    'event',
    'job_event',
    'application',
    'reviewer',
    'referral',
    'job_interest',
  ],
  ...['security_event', 'suppressed_address', "job WHERE status <> 'open'", 'retired_job'],
  ...['dead_letter', 'fault_count', 'job_report'],
];
beforeEach(async () => {
  for (const table of TABLES) await run(`DELETE FROM ${table}`);
  await database.both.PEOPLE.prepare("DELETE FROM app_setting WHERE key LIKE 'purged: %'").run();
});

/** Both databases, with counters for statements and rows read. */
const metered = () => {
  const jobs = meterDatabase(database.both.JOBS);
  const people = meterDatabase(database.both.PEOPLE);
  const sum = (of: 'statements' | 'rowsRead') => jobs.used[of] + people.used[of];
  return { bindings: { ...bindings(), JOBS: jobs.db, PEOPLE: people.db }, sum };
};

const bindings = () => ({ ...database.both, FILES: database.files });
const run = (sql: string, ...values: (string | number | null)[]) =>
  database.db
    .prepare(sql)
    .bind(...values)
    .run();
const all = async (sql: string) => (await database.db.prepare(sql).all()).results;
const ids = async (table: string) => (await all(`SELECT id FROM ${table}`)).map(({ id }) => id);

const addApplication = async (id: string, status: string, at: number) => {
  await database.files.put(`resumes/${id}`, 'resume');
  await run(
    `INSERT INTO application (id, job_fid, first_name, last_name, email, resume_key, resume_name,
       resume_type, consent_store, consent_policy_id, consent_at, submitted_at, status,
       idempotency_hash, content_hash)
     VALUES (?1, 'open', 'Ada', 'Byron', ?1 || '@example.com', ?2, 'cv.pdf', 'application/pdf', 1, 'p',
       1, 1, ?3, ?1, ?1)`,
    ...[id, `resumes/${id}`, status],
  );
  await run(
    'INSERT INTO application_status (application_id, status, at) VALUES (?, ?, ?)',
    id,
    status,
    at,
  );
};

const addAlert = (
  id: string,
  createdAt: number,
  confirmedAt: number | null,
  askedAt: number | null,
) =>
  run(
    `INSERT INTO job_alert (id, address_id, email, query_key, query, name, frequency,
       created_at, confirmed_at, last_used_at, asked_at, matched_to)
     VALUES (?1, ?1, ?1 || '@b.example', ?2, '{}', 'All new jobs', 'day', ?3, ?4, ?4, ?5, 0)`,
    ...[id.padEnd(12, '-'), id.padEnd(43, '-'), createdAt, confirmedAt, askedAt],
  );

const addReport = (
  id: string,
  createdAt: number,
  network: string | null,
  resolvedAt: number | null,
) =>
  run(
    `INSERT INTO job_report (id, job_fid, job_title, reason, details, network, created_at,
       resolved_at)
     VALUES (?, ?, 'Gardener', 'scam', '', ?, ?, ?)`,
    ...[id.padEnd(12, '-'), id, network, createdAt, resolvedAt],
  );

/**
 * For each kind of record, a function that inserts one with the given id and time. The records that
 * it refers to already exist.
 */
const ROWS: Record<string, (id: string, at: number) => Promise<unknown>> = {
  'ended jobs': (fid, closedAt) =>
    saveJobs(database.db, [jobRecord(fid, { status: 'closed', publishedAt: 1, closedAt })]),
  'sign-in links and sessions': (id, at) =>
    run(
      `INSERT INTO candidate_token (hash, kind, email, created_at, expires_at)
       VALUES (?, 'bearer', 'a@b', ?, ?)`,
      ...[id, at - 1, at],
    ),
  'keys of network hashes': (id, at) =>
    run('INSERT INTO signing_key VALUES (?, ?, ?, NULL)', `network-${id}`, 'k'.repeat(43), at),
  'replaced signing keys': (id, at) =>
    run('INSERT INTO signing_key VALUES (?, ?, 1, ?)', `preview.${id}`, 'k'.repeat(43), at),
  'security events': (id, at) =>
    run(`INSERT INTO security_event VALUES (1, 'signed_in', ?, 1, ?)`, ...[id, at]),
  'dead letters': (id, at) => run(`INSERT INTO dead_letter VALUES (?, ?, '{}')`, id, at),
  'counts of failures': (_, at) => run(`INSERT INTO fault_count VALUES (?, 'responses', 1)`, at),
  'stored bytes by network': (id, at) => run('INSERT INTO stored_bytes VALUES (?, ?, 5)', at, id),
  'requests for job alerts by network': (id, at) =>
    run('INSERT INTO job_alert_request VALUES (?, 1, ?)', id, at),
  'emails with a sign-in link': (id, at) => addMail(id, at, 'magic_link', null),
  'emails sent': (id, at) => addMail(id, at, 'contact_copy', at),
  'emails kept or failed': (id, at) => addMail(id, at, 'contact_copy', null),
  events: (id, at) =>
    run('INSERT INTO event (id, kind, at, handled_at) VALUES (?, ?, ?, ?)', id, 'k', at, at),
  'events of jobs': (id, at) =>
    run('INSERT INTO job_event (id, kind, at, handled_at) VALUES (?, ?, ?, ?)', id, 'k', at, at),
  'contact requests': (id, at) =>
    run(
      `INSERT INTO contact_request (id, kind, name, email, message, consent_at, created_at)
       VALUES (?, 'employer', 'Ada', 'a@b', 'Hi', 1, ?)`,
      ...[id, at],
    ),
  'opened referral links': (id, at) =>
    run('INSERT INTO job_interest (referral_id, at) VALUES (?, ?)', id, at),
  'unused referrals': (id, at) =>
    run(`INSERT INTO referral VALUES (?, 'Ada', 'a@b', 1, ?)`, id, at),
  'suppressed addresses': (id, at) =>
    run(
      `INSERT INTO suppressed_address (address_hash, reason, suppressed_at) VALUES (?, 'bounce', ?)`,
      ...[id.padEnd(43, '-'), at],
    ),
  'unconfirmed job alerts': (id, at) => addAlert(id, at, null, null),
  'unused job alerts': (id, at) => addAlert(id, 1, 1, at),
  'jobs mailed by job alerts': (id, at) =>
    run('INSERT INTO job_alert_mailed (address_id, job_id, at) VALUES (?, 1, ?)', id, at),
  'matches of job alerts': (id, at) =>
    run(
      'INSERT INTO job_alert_match (query_id, batch, jobs) VALUES (?, ?, 1)',
      ...[id.length * 1_000 + id.charCodeAt(id.length - 1), at],
    ),
  'networks of job reports': (id, at) => addReport(id, at, 'n', null),
  'resolved job reports': (id, at) => addReport(id, 1, null, at),
  'unresolved job reports': (id, at) => addReport(id, at, null, null),
  'audit log': (id, at) =>
    run(`INSERT INTO audit_log (at, actor, action, subject) VALUES (?, 'system', 'x', ?)`, at, id),
  'review drafts': async (id, at) => {
    await addApplication(id, 'hired', NOW);
    await run(`INSERT INTO reviewer VALUES (?1, 'client', 'Rosa', ?1 || '@client.example')`, id);
    await run(
      `INSERT INTO review_grant (id, reviewer_id, created_at, expires_at) VALUES (?1, ?1, 1, ?2)`,
      ...[id, at],
    );
    await run(
      'INSERT INTO review_grant_application (grant_id, application_id) VALUES (?1, ?1)',
      id,
    );
    await run(
      `INSERT INTO review (id, application_id, reviewer_id, requested_at, draft, draft_at)
       VALUES (?1, ?1, ?1, 1, '{}', 2)`,
      id,
    );
  },
};
const addMail = (id: string, at: number, template: string, sentAt: number | null) =>
  run(
    `INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, created_at, sent_at)
     VALUES (?1, ?1, ?2, 'a@b', '', '', '', ?3, ?4)`,
    ...[id, template, at, sentAt],
  );

test.each(ROW_RULES.map(({ name, days }) => [name, days] as const))(
  '%s are kept for %i days and no longer',
  async (name, days) => {
    await ROWS[name]?.('old', NOW - days * DAY_MS);
    await ROWS[name]?.('young', NOW - days * DAY_MS + 1);
    expect(await purge(bindings(), NOW)).toEqual({ [name]: 1 });
    expect(await purge(bindings(), NOW)).toEqual({});
    // Whether a draft is retained depends on more than its age, so retained drafts are not read
    // again until a day later.
    const later = name === 'review drafts' ? DAY_MS : 1;
    expect(await purge(bindings(), NOW + later)).toEqual({ [name]: 1 });
  },
);

test.each(APPLICATION_RULES.map(({ name, days, statuses }) => [name, days, statuses] as const))(
  '%s are kept for %i days after their last status change, then erased with their files, and the erasure is audited',
  async (name, days, statuses) => {
    const [status = ''] = statuses;
    await addApplication('old', status, NOW - days * DAY_MS);
    await addApplication('young', status, NOW - days * DAY_MS + 1);
    await addApplication('hired', 'hired', 1);
    expect(await purge(bindings(), NOW)).toEqual({ [name]: 1 });
    expect(await ids('application')).toEqual(['hired', 'young']);
    expect(await database.files.head('resumes/old')).toBeNull();
    expect(await all('SELECT actor, action, subject, detail FROM audit_log')).toEqual([
      {
        actor: 'system',
        action: 'application.erased',
        subject: 'old',
        detail: JSON.stringify({ rule: name }),
      },
    ]);
  },
);

test('an application whose status changed after submission is read only once until that change is old enough', async () => {
  for (let i = 0; i < 3; i++) await addApplication(`moved${i}`, 'unsuccessful', NOW);
  const purgeAgain = async (now: number) => {
    const meter = metered();
    return [await purge(meter.bindings, now), meter.sum('rowsRead')] as const;
  };
  const [none, first] = await purgeAgain(NOW);
  const [, second] = await purgeAgain(NOW);
  expect(none).toEqual({});
  await run('DELETE FROM application');
  const [, empty] = await purgeAgain(NOW);
  expect([first > empty, second]).toEqual([true, empty]);
});

test('an unhandled event is retained, however old it is', async () => {
  await run(`INSERT INTO event (id, kind, at) VALUES ('e', 'k', 1)`);
  await purge(bindings(), NOW);
  expect(await ids('event')).toEqual(['e']);
});

test('a referral with an application is retained', async () => {
  await ROWS['unused referrals']?.('ref1', 1);
  await addApplication('app', 'hired', NOW);
  await run(`UPDATE application SET referral_id = 'ref1'`);
  await purge(bindings(), NOW);
  expect(await ids('referral')).toEqual(['ref1']);
});

/** A common table expression with `count` rows, numbered by `i`. */
const many = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

const FILLINGS = {
  job_interest: (at: number) => `(referral_id, at) SELECT 'r', ${at}`,
  event: (at: number) => `(id, kind, at, handled_at) SELECT 'e' || i, 'k', 1, ${at}`,
  outbox: (at: number) =>
    `(id, event_id, template, recipient, subject, text, html, created_at, sent_at)
     SELECT 'm' || i, i, 't', 'a@b', '', '', '', ${at} - 9, iif(i % 2, ${at}, NULL)`,
  security_event: (at: number) =>
    `(hour, kind, network, count, last_at)
     SELECT ${at} / 3600000, 'signed_in', 'network' || i, 1, ${at}`,
  audit_log: (at: number) => `(at, actor, action, subject) SELECT ${at}, 'system', 'x', i`,
  application: (at: number) =>
    `(id, job_fid, first_name, last_name, email, consent_store, consent_policy_id, consent_at,
       submitted_at, last_move_seen, status, idempotency_hash, content_hash)
     SELECT 'a' || i, 'open', 'Ada', 'Byron', i || '@example.com', 1,
       'p', 1, 1, ${at}, 'unsuccessful', 'a' || i, ''`,
  referral: (at: number) =>
    `(id, name, email, consent_at, created_at) SELECT 'r' || i, 'Ada', 'a@b', 1, ${at}`,
};
type Filled = keyof typeof FILLINGS;
const SIMPLE: Filled[] = ['job_interest', 'event', 'outbox', 'security_event', 'audit_log'];

/** Inserts `count` rows with the time `at`, in milliseconds, into each of the tables. */
const fill = (count: number, at: number, tables: readonly Filled[]) =>
  database.db.batch(
    tables.map((table) =>
      // The INSERT clause comes before the WITH clause.
      database.db.prepare(
        `INSERT INTO ${table} ${FILLINGS[table](at).replace('SELECT', `${many(count)} SELECT`)} FROM n`,
      ),
    ),
  );

test('a backlog of thousands of records is removed in slices within one run, and the dry run predicts the exact counts', async () => {
  await fill(2_600, 5, SIMPLE);
  await fill(1_100, 5, ['application', 'referral']);
  const due = await countDue(database.both, NOW);
  const expected = {
    ...{ 'unsuccessful applications': 1_100, 'unused referrals': 1_100 },
    ...{ 'security events': 2_600, 'emails sent': 1_300, 'emails kept or failed': 1_300 },
    ...{ events: 2_600, 'opened referral links': 2_600, 'audit log': 2_600 },
  };
  expect(
    Object.fromEntries(due.flatMap((rule) => (rule.due > 0 ? [[rule.name, rule.due]] : []))),
  ).toEqual(expected);
  expect(await ids('application')).toHaveLength(1_100);
  expect(await purge(bindings(), NOW)).toEqual(expected);
  // One audit entry for each application that was just erased.
  expect(await ids('audit_log')).toHaveLength(1_100);
}, 60_000);

test('if the backlog exceeds the budget, the rules share the budget and the next run continues', async () => {
  await fill(2 * ROWS_AT_ONCE, 1, [...SIMPLE, 'application']);
  const rules = APPLICATION_RULES.length + ROW_RULES.length;
  const small = () => createBudget({ slices: rules, ms: 1_000 }, () => 0);
  const first = {
    'unsuccessful applications': APPLICATIONS_AT_ONCE,
    'security events': ROWS_AT_ONCE,
    'emails sent': ROWS_AT_ONCE,
    'emails kept or failed': ROWS_AT_ONCE,
    events: ROWS_AT_ONCE,
    'opened referral links': ROWS_AT_ONCE,
    'audit log': ROWS_AT_ONCE,
  };
  expect(await purge(bindings(), NOW, small())).toEqual(first);
  const { 'emails sent': _, 'emails kept or failed': __, ...second } = first;
  expect(await purge(bindings(), NOW, small())).toEqual(second);
  expect(await purge(bindings(), NOW)).toEqual({ 'unsuccessful applications': 800 });
});

test('a run starts no more slices once its time limit is reached', async () => {
  await fill(10, 1, SIMPLE);
  let time = 0;
  // The clock advances by a second each time it is read: once at the start and once before each of
  // the three slices.
  const slow = createBudget({ slices: 100, ms: 4_000 }, () => (time += 1_000));
  const purged = await purge(bindings(), 0, slow);
  expect(Object.keys(purged)).toEqual([]);
  expect(time).toBe(5_000);
});

test('records retained by a condition are read once a day and do not delay the removal of records that are due', async () => {
  const old = NOW - 400 * DAY_MS;
  const retained = 2 * WALKED_AT_ONCE;
  await run(
    `INSERT INTO referral ${many(retained)} SELECT 'kept' || i, 'Ada', 'a@b', 1, ${old} + i FROM n`,
  );
  await run(
    `INSERT INTO job_interest (referral_id, job_fid, at) SELECT id, 'open', ${NOW} FROM referral`,
  );
  await ROWS['unused referrals']?.('due', NOW - 365 * DAY_MS);
  expect(await purge(bindings(), NOW)).toEqual({ 'unused referrals': 1 });

  // A record that becomes due later sorts after the stored position.
  await ROWS['unused referrals']?.('later', NOW - 365 * DAY_MS + 1);
  await run(`DELETE FROM job_interest WHERE referral_id = 'kept1'`);
  const meter = metered();
  expect(await purge(meter.bindings, NOW + 1)).toEqual({
    'unused referrals': 1,
  });
  expect(meter.sum('rowsRead')).toBeLessThan(110);
  expect(await ids('referral')).toHaveLength(retained);

  // One of the referrals no longer needs to be retained.
  expect(await purge(bindings(), NOW + DAY_MS)).toEqual({ 'unused referrals': 1 });
  expect(await ids('referral')).toHaveLength(retained - 1);
});

test('if nothing is due, a run reads no more rows from full tables than from empty ones', async () => {
  const read = async (now: number) => {
    const meter = metered();
    expect(await purge(meter.bindings, now)).toEqual({});
    return meter.sum('rowsRead');
  };
  // Rows that were created long ago but were sent or changed status recently.
  const tables: Filled[] = [...SIMPLE, 'application', 'referral'];
  await fill(1, NOW, tables);
  await read(NOW);
  const few = await read(NOW);
  for (const table of tables.toReversed()) await run(`DELETE FROM ${table}`);
  await fill(2_000, NOW, tables);
  expect(await read(NOW)).toBe(few);
  expect(few).toBeLessThan(100);
});

test('if the file store fails partway, the rows are left for the next run, and the other rules still run', async () => {
  await addApplication('old', 'withdrawn', 1);
  await ROWS.events?.('e', 1);
  const FILES = { delete: () => Promise.reject(new Error('gone')) } as unknown as R2Bucket;
  await expect(purge({ ...database.both, FILES }, NOW)).rejects.toThrow(
    'withdrawn applications could not be purged.',
  );
  expect(await ids('application')).toEqual(['old']);
  expect(await ids('event')).toEqual([]);

  expect(await purge(bindings(), NOW)).toEqual({ 'withdrawn applications': 1 });
  expect(await all('SELECT subject FROM audit_log')).toHaveLength(1);
});

test('a full run stays far below the 1,000 queries that D1 allows per invocation', async () => {
  const statements = async () => {
    const meter = metered();
    await purge(meter.bindings, NOW);
    return meter.sum('statements');
  };
  const emptyStatements = await statements();
  await fill(3 * APPLICATIONS_AT_ONCE - 1, 1, ['application']);
  const applicationStatements = ((await statements()) - emptyStatements) / 3;
  expect(applicationStatements * PURGE_LIMITS.slices).toBeLessThan(700);
  // Besides applications, referrals are the only records whose removal takes more than one
  // statement.
  await fill(3 * WALKED_AT_ONCE - 1, 1, ['referral']);
  const referralStatements = ((await statements()) - emptyStatements) / 3;
  expect(referralStatements * PURGE_LIMITS.slices).toBeLessThan(700);
}, 60_000);

test('a job is removed a year after it closed, and a dry run removes nothing', async () => {
  const old = NOW - 366 * DAY_MS;
  const ended = { publishedAt: 1, updatedAt: old };
  await saveJobs(database.db, [
    jobRecord('closed', { ...ended, status: 'closed', closedAt: old }),
    jobRecord('archived', { ...ended, status: 'archived' }),
    jobRecord('young', { ...ended, status: 'closed', closedAt: NOW - 365 * DAY_MS + 1 }),
    jobRecord('draft', { ...ended, status: 'draft', publishedAt: null }),
  ]);
  // Neither an application nor a visit prevents the job's removal.
  await addApplication('app', 'hired', NOW);
  await run(`UPDATE application SET job_fid = 'closed'`);
  await run(`INSERT INTO job_interest (referral_id, job_fid, at) VALUES ('r', 'closed', ${NOW})`);
  const before = await all('SELECT * FROM job');
  const jobs = (await countDue(database.both, NOW)).find(({ name }) => name === 'ended jobs');
  expect(jobs).toEqual({ name: 'ended jobs', days: 365, due: 2 });
  expect(await all('SELECT * FROM job')).toEqual(before);

  expect(await purge(bindings(), NOW)).toEqual({ 'ended jobs': 2 });
  expect((await all('SELECT fid FROM job ORDER BY fid')).map(({ fid }) => fid)).toEqual([
    ...['draft', 'open', 'young'],
  ]);
  expect(await all('SELECT fid, slug FROM retired_job ORDER BY fid')).toEqual([
    { fid: 'archived', slug: 'gardener' },
    { fid: 'closed', slug: 'gardener' },
  ]);
  expect(await all('SELECT job_fid FROM application')).toEqual([{ job_fid: 'closed' }]);
});

test('the retention policy in the operators’ documentation matches the one in the code', async () => {
  const page = await readFile(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  for (const { name, days, because } of [...APPLICATION_RULES, ...ROW_RULES]) {
    expect(page).toContain(`| ${name} | ${days} | ${because} |`);
  }
});
