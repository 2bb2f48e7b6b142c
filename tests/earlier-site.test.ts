import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BACKUP_TABLES } from '../worker/backend/backups/backup-tables.ts';
import { handleWaitingEvents } from '../worker/backend/events/consume-events.ts';
import { renewIndexWords } from '../worker/backend/jobs/renew-index.ts';
import { indexAllJobs } from '../worker/backend/jobs/search/index/index-jobs.ts';
import { openSignInLink } from '../worker/backend/signed-links/sign-in-link.ts';
import { findApplication } from '../worker/ops/applications/application-detail.ts';
import { DAY_MS, NOW } from './support/records.ts';
import { respondTo } from './support/request-context.ts';
import { siteBindings, TEST_SITE } from './support/site-bindings.ts';
import { database } from './support/test-database.ts';

/**
 * Opens a site that commit b0e7046 wrote with the present code: its rows are inserted into the
 * schema of that commit, migrated by the migrations since, and copied into a real database.
 */

type Row = Record<string, string | number | null>;

/** `about` describes the records. */
const EARLIER = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/site-of-2026-11-22.json'), 'utf8'),
) as {
  applicationId: string;
  reviewerLink: string;
  bearer: string;
  signInToken: string;
  rows: Record<string, Row[]>;
  files: { key: string; type: string; base64: string }[];
};

const MIGRATIONS = join(import.meta.dirname, '../worker/backend/migrations');
/** The last migration of that commit. */
const LAST = '0015_named_jobs_by_change.sql';

/** In the order in which rows may be inserted: those that others reference first. */
const TABLES = [
  ...BACKUP_TABLES.filter(({ isPrefilled }) => !isPrefilled).map(({ name }) => name),
  ...['candidate_token', 'signing_key'],
].toReversed();

const insertion = (table: string, row: Row) =>
  `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`;

/** Returns the rows as the migrations since then left them. */
const migrateRows = (): [string, Row][] => {
  const db = new DatabaseSync(':memory:');
  const files = globSync('*.sql', { cwd: MIGRATIONS }).sort();
  const apply = (names: string[]) => {
    for (const name of names) db.exec(readFileSync(join(MIGRATIONS, name), 'utf8'));
  };
  apply(files.filter((name) => name <= LAST));
  for (const table of TABLES) {
    for (const row of EARLIER.rows[table] ?? []) {
      db.prepare(insertion(table, row)).run(...Object.values(row));
    }
  }
  apply(files.filter((name) => name > LAST));
  return TABLES.flatMap((table) => {
    // Generated columns are not listed.
    const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table);
    const selected = columns.map(({ name }) => name).join();
    const rows = db.prepare(`SELECT ${selected} FROM ${table}`).all() as Row[];
    return rows.map((row): [string, Row] => [table, row]);
  });
};

const bindings = siteBindings(database);
const expires = new URL(EARLIER.reviewerLink).searchParams.get('expires') ?? '';
const reviewer = new URL(EARLIER.reviewerLink).searchParams.get('reviewer') ?? '';

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await respondTo(new Request(`${TEST_SITE}/${path}`, { headers }), bindings);
  expect(response.status, path).toBe(200);
  return response;
};
const readData = async (path: string, headers?: Record<string, string>) =>
  ((await (await read(path, headers)).json()) as { data: unknown }).data;
const signedIn = { authorization: `Bearer ${EARLIER.bearer}` };

beforeAll(async () => {
  vi.useFakeTimers({ now: NOW + DAY_MS, toFake: ['Date'] });
  for (const [table, row] of migrateRows()) {
    // As in a restore, triggers count the open jobs again.
    const stored = table === 'company' ? { ...row, open_jobs: 0 } : row;
    await database.db
      .prepare(insertion(table, stored))
      .bind(...Object.values(stored))
      .run();
  }
  for (const { key, type, base64 } of EARLIER.files) {
    await database.files.put(key, Buffer.from(base64, 'base64'), {
      httpMetadata: { contentType: type },
    });
  }
  // The search index was left out of the fixture; then the schedule adds the present words.
  await indexAllJobs(bindings.JOBS);
  while ((await renewIndexWords(bindings.JOBS)) > 0);
  await indexAllJobs(bindings.JOBS);
});
afterAll(() => {
  vi.useRealTimers();
});

test('earlier jobs and employers have their pages, and can be found', async () => {
  expect(await readData('misc/jobs/open')).toMatchObject({
    fid: 'open',
    title: 'Gardener',
    company: { name: 'Acme Rockets' },
    questions: [{ id: 'why' }],
  });
  expect(await readData('misc/employers/acme')).toMatchObject({ name: 'Acme Rockets' });
  expect(await readData('misc/jobs?q=gardener')).toMatchObject([{ fid: 'open' }]);
  // The anonymous employer is still hidden.
  expect(JSON.stringify(await readData('misc/jobs/secret'))).not.toMatch(/hushco/i);
});

test('an earlier reviewer’s link opens its applications, the resume and the submitted review', async () => {
  const query = new URLSearchParams({ expires });
  expect(await readData(`misc/reviewers/${reviewer}?${query}`)).toMatchObject({
    reviewer: { name: 'Grace' },
  });
  const path = `misc/reviewers/${reviewer}/applications/${EARLIER.applicationId}?${query}`;
  expect(await readData(path)).toMatchObject({
    own: { status: 'received', recommendation: 'yes', comment: 'Good.' },
  });
  expect(JSON.stringify(await readData(path))).toContain('Call her.');
});

test('an earlier session shows the account, its applications and its resume', async () => {
  expect(await readData('candidate/profile', signedIn)).toMatchObject({
    email: 'ada@example.com',
    profile: { firstName: 'Ada', location: 'London' },
    resume: { name: 'kept.pdf' },
  });
  const applications = await readData('candidate/applications', signedIn);
  expect(applications).toHaveLength(2);
  expect(JSON.stringify(applications)).toContain('Gardener');
  const resume = EARLIER.files[0]?.key.split('/').at(-1);
  const bytes = await (await read(`misc/resumes/${resume}`, signedIn)).bytes();
  expect(Buffer.from(bytes).toString('base64')).toBe(EARLIER.files[0]?.base64);
});

test('an earlier sign-in link works once', async () => {
  const open = () =>
    openSignInLink(
      database.db,
      EARLIER.signInToken,
      { browserSecret: undefined, code: undefined },
      { browser: '', now: NOW + 60_000 },
    );
  expect(await open()).toMatchObject({ email: 'ada@example.com' });
  await expect(open()).rejects.toMatchObject({ code: 'link_over' });
});

test('operators read an earlier application with its answers, referrer and review', async () => {
  const application = await findApplication(bindings.PEOPLE, EARLIER.applicationId);
  expect(application).toMatchObject({
    email: 'ada@example.com',
    answers: [{ questionId: 'why', values: ['Because'] }],
  });
  for (const text of ['Rosa', 'Deft.', 'Call her.']) {
    expect(JSON.stringify(application)).toContain(text);
  }
});

test('mails of earlier events are written', async () => {
  const waiting = EARLIER.rows.event ?? [];
  expect(await handleWaitingEvents(bindings, Date.now, 'event')).toBe(waiting.length);
  const { results } = await bindings.PEOPLE.prepare(
    'SELECT template, recipient, text FROM outbox',
  ).all<{ template: string; recipient: string; text: string }>();
  const recipients = results.map(({ recipient }) => recipient);
  for (const one of ['ada@example.com', 'mary@example.com', 'grace@example.com']) {
    expect(recipients).toContain(one);
  }
  // The reviewer's invitation contains the same link.
  expect(results.map(({ text }) => text).join()).toContain(EARLIER.reviewerLink);
});
