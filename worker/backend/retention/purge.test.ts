import { readFile } from 'node:fs/promises';
import type { R2Bucket } from '@cloudflare/workers-types';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { APPLICATION_RULES, ROW_RULES } from './policy.ts';
import { APPLICATIONS_AT_ONCE, purge, ROWS_AT_ONCE } from './purge.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open')]);
});
const TABLES = ['audit_log', 'outbox', 'event', 'application', 'reviewer', 'referral'];
beforeEach(async () => {
  for (const table of TABLES) await run(`DELETE FROM ${table}`);
});

const bindings = () => ({ DB: database.db, FILES: database.files });
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
    `INSERT INTO application (id, job_id, first_name, last_name, email, resume_key, resume_name,
       resume_type, consent_store, consent_policy_id, consent_at, submitted_at, status,
       idempotency_hash, content_hash)
     SELECT ?1, id, 'Ada', 'Byron', ?1 || '@example.com', ?2, 'cv.pdf', 'application/pdf', 1, 'p',
       1, 1, ?3, ?1, ?1 FROM job`,
    ...[id, `resumes/${id}`, status],
  );
  await run('INSERT INTO application_status VALUES (?, ?, ?)', id, status, at);
};

/** Each kind of row at its age, added with an id; what it is about exists already. */
const ROWS: Record<string, (id: string, at: number) => Promise<unknown>> = {
  'sign-in links and sessions': (id, at) =>
    run(
      `INSERT INTO candidate_token (hash, kind, email, created_at, expires_at)
       VALUES (?, 'bearer', 'a@b', ?, ?)`,
      ...[id, at - 1, at],
    ),
  'keys of network hashes': (id, at) =>
    run('INSERT INTO signing_key VALUES (?, ?, ?)', `network-${id}`, 'k'.repeat(43), at),
  'security events': (id, at) =>
    run(`INSERT INTO security_event VALUES (1, 'signed_in', ?, 1, ?)`, ...[id, at]),
  'stored bytes by network': (id, at) => run('INSERT INTO stored_bytes VALUES (?, ?, 5)', at, id),
  'mails with a sign-in link': (id, at) => addMail(id, at, 'magic_link', null),
  'mails sent': (id, at) => addMail(id, at, 'contact_copy', at),
  'mails kept or failed': (id, at) => addMail(id, at, 'contact_copy', null),
  events: (id, at) =>
    run('INSERT INTO event (id, kind, at, handled_at) VALUES (?, ?, ?, ?)', id, 'k', at, at),
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
    expect(await purge(bindings(), NOW + 1)).toEqual({ [name]: 1 });
  },
);

test.each(APPLICATION_RULES.map(({ name, days, statuses }) => [name, days, statuses] as const))(
  '%s are kept for %i days since their last move, then erased with their file, on record',
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

test('an event that nobody handled is kept, whatever its age', async () => {
  await run(`INSERT INTO event (id, kind, at) VALUES ('e', 'k', 1)`);
  await purge(bindings(), NOW);
  expect(await ids('event')).toEqual(['e']);
});

test('a referral that somebody applied by is kept', async () => {
  await ROWS['unused referrals']?.('ref1', 1);
  await addApplication('app', 'hired', NOW);
  await run(`UPDATE application SET referral_id = 'ref1'`);
  await purge(bindings(), NOW);
  expect(await ids('referral')).toEqual(['ref1']);
});

test('a run does a bounded part, the next ones the rest', async () => {
  await run(
    `INSERT INTO job_interest (referral_id, at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i <= ?)
     SELECT 'r', 1 FROM n`,
    ROWS_AT_ONCE,
  );
  expect(await purge(bindings(), NOW)).toEqual({ 'opened referral links': ROWS_AT_ONCE });
  expect(await purge(bindings(), NOW)).toEqual({ 'opened referral links': 1 });
});

test('a file store that fails half-way leaves rows to the next run, and stops no other rule', async () => {
  await addApplication('old', 'withdrawn', 1);
  await ROWS.events?.('e', 1);
  const FILES = { delete: () => Promise.reject(new Error('gone')) } as unknown as R2Bucket;
  await expect(purge({ DB: database.db, FILES }, NOW)).rejects.toThrow(
    'withdrawn applications could not be purged.',
  );
  expect(await ids('application')).toEqual(['old']);
  expect(await ids('event')).toEqual([]);

  expect(await purge(bindings(), NOW)).toEqual({ 'withdrawn applications': 1 });
  expect(await all('SELECT subject FROM audit_log')).toHaveLength(1);
});

test('more applications than fit into a run do not stop it', async () => {
  for (let i = 0; i <= APPLICATIONS_AT_ONCE; i++) await addApplication(`a${i}`, 'withdrawn', 1);
  expect(await purge(bindings(), NOW)).toEqual({ 'withdrawn applications': APPLICATIONS_AT_ONCE });
  expect(await purge(bindings(), NOW)).toEqual({ 'withdrawn applications': 1 });
});

test('a full run stays far below the 1,000 queries that D1 allows an invocation', async () => {
  for (const { name, statuses } of APPLICATION_RULES) {
    for (let i = 0; i < APPLICATIONS_AT_ONCE; i++) {
      await addApplication(`${name.replaceAll(' ', '-')}-${i}`, statuses[0] ?? '', 1);
    }
  }
  let statements = 0;
  const DB = new Proxy(database.db, {
    get: (db, name) => {
      if (name === 'prepare') statements += 1;
      const value = Reflect.get(db, name);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
  const purged = await purge({ DB, FILES: database.files }, NOW);
  expect(Object.values(purged)).toEqual(APPLICATION_RULES.map(() => APPLICATIONS_AT_ONCE));
  expect(await all('SELECT DISTINCT subject FROM audit_log')).toHaveLength(
    APPLICATION_RULES.length * APPLICATIONS_AT_ONCE,
  );
  expect(statements).toBeLessThan(50);
}, 60_000);

test('mails with a sign-in link are found without looking at all the others', async () => {
  const rule = ROW_RULES.find(({ name }) => name === 'mails with a sign-in link');
  const plan = await database.db
    .prepare(`EXPLAIN QUERY PLAN ${rule?.sql}`)
    .bind(NOW, ROWS_AT_ONCE)
    .all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail).join()).toContain('INDEX outbox_sign_in');
});

test('the policy that operators read is the one that is kept', async () => {
  const page = await readFile(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  for (const { name, days, because } of [...APPLICATION_RULES, ...ROW_RULES]) {
    expect(page).toContain(`| ${name} | ${days} | ${because} |`);
  }
});
