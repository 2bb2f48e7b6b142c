import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as enums from '../../../src/contracts/enums.ts';
import { SUPPRESSION_REASONS } from '../../../src/contracts/ops.ts';
import { CategorySchema, CountrySchema, JobTitleSchema } from '../../../src/contracts/reference.ts';
import { COUNTRY_CODES } from '../../../src/lib/structured-data/country-codes.ts';
import { RESERVED_SLUGS } from '../../../src/routes/match-route.ts';
import { openDatabaseFolder } from '../../../tests/support/database.ts';

// docs/specification.md: 3.3

type Row = Record<string, string | number | null>;

const folder = mkdtempSync(join(tmpdir(), 'rolecall-migrations-'));
let database: Awaited<ReturnType<typeof openDatabaseFolder>>;
afterAll(async () => {
  await database.dispose();
  rmSync(folder, { recursive: true });
});
beforeAll(async () => {
  // Applies every migration to an empty database, in order.
  database = await openDatabaseFolder(folder);
  for (const [table, row] of Object.entries(GOOD)) await insert(table, row);
  await insert('reviewer', { ...GOOD.reviewer, id: 'rev0', email: 'rosa@example.com' });
});

const insertStatement = (table: string, row: Row) =>
  database.db
    .prepare(
      `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`,
    )
    .bind(...Object.values(row));
const insert = (table: string, row: Row) => insertStatement(table, row).run();

/**
 * Returns D1's response to inserting a row. The row is never stored, because a later statement
 * makes the batch fail.
 */
const tryInsert = (table: string, row: Row) =>
  database.db
    .batch([insertStatement(table, row), database.db.prepare(`SELECT json('the row is taken')`)])
    .then(
      () => 'nothing',
      ({ message }: Error) => (message.includes('malformed JSON') ? 'The row is taken.' : message),
    );

const all = async <T = Row>(sql: string) => (await database.db.prepare(sql).all<T>()).results;

/**
 * A valid row for each table, parent tables first. Each of the bad rows below differs from it only
 * in the listed columns.
 */
const GOOD = {
  company: {
    id: 1,
    slug: 'acme',
    name: 'Acme',
    category: 'software',
    created_at: 1,
    updated_at: 1,
  },
  job: {
    id: 1,
    fid: 'job1',
    slug: 'gardener',
    title: 'Gardener',
    company_id: 1,
    employer_visibility: 'named',
    status: 'open',
    description_html: '',
    description_plain: '',
    employment_type: 'full_time',
    workplace: 'remote',
    seniority: 'senior',
    salary_min: 10,
    salary_max: 10,
    salary_currency: 'EUR',
    salary_timeframe: 'per_hour',
    category: 'legal',
    published_at: 5,
    updated_at: 5,
    valid_through: 6,
    requisition_id: 'R-1',
  },
  candidate: { id: 'can1', email: 'ada@example.com', created_at: 1 },
  candidate_token: { hash: 'h', kind: 'bearer', email: 'a@b', created_at: 1, expires_at: 2 },
  application: {
    id: 'app1',
    job_fid: 'job1',
    job_slug: 'gardener',
    job_title: 'Gardener',
    company_slug: 'acme',
    company_name: 'Acme',
    employer_visibility: 'named',
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.com',
    resume_key: 'key1',
    resume_name: 'cv.pdf',
    resume_type: 'application/pdf',
    consent_store: 1,
    consent_policy_id: 'p',
    consent_at: 1,
    submitted_at: 1,
    idempotency_hash: 'hash1',
    content_hash: 'content1',
  },
  application_status: { application_id: 'app1', status: 'submitted', at: 1 },
  job_alert: {
    id: 'alert000001',
    address_id: 'address00001',
    email: 'ada@example.com',
    query_key: 'k'.repeat(43),
    query: '{}',
    name: 'All new jobs',
    frequency: 'day',
    created_at: 1,
    matched_to: 0,
  },
  job_alert_query: { id: 1, key: 'k'.repeat(43), query: '{}', wanted_at: 1, salary_in: 'own' },
  pending_move: {
    application_id: 'app1',
    from_status: 'submitted',
    to_status: 'offered',
    silent: 0,
    message: '',
    requested_at: 1,
    effective_at: 2,
  },
  reviewer: { id: 'rev1', kind: 'client', name: 'Grace', email: 'grace@example.com' },
  review_grant: { id: 'grant1', reviewer_id: 'rev1', created_at: 1, expires_at: 2 },
  review_grant_application: { grant_id: 'grant1', application_id: 'app1' },
  review: { id: 'review1', application_id: 'app1', reviewer_id: 'rev1', requested_at: 1 },
  review_version: {
    review_id: 'review1',
    version: 1,
    at: 1,
    status: 'received',
    attributes: '[]',
    comment: '',
  },
  feedback: { id: 'f1', application_id: 'app1', reviewer_id: 'rev1', comment: 'Fine.', at: 1 },
  resume_read: { id: 1, application_id: 'app1', grant_id: 'grant1', at: 1 },
  contact_request: {
    id: 'c1',
    kind: 'employer',
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hello.',
    consent_at: 1,
    created_at: 1,
  },
  job_interest: { id: 1, referral_id: 'friend', job_fid: 'job1', at: 1 },
  outbox: {
    id: 'o1',
    event_id: 'e1',
    template: 't',
    recipient: 'a@b',
    subject: 's',
    text: 't',
    html: 'h',
    created_at: 1,
  },
  signing_key: { name: 'key', value: 'x'.repeat(43), created_at: 1 },
  erasure: { address_hash: 'x'.repeat(43), erased_at: 1 },
  suppressed_address: { address_hash: 'x'.repeat(43), reason: 'bounce', suppressed_at: 1 },
  stored_bytes: { hour: 1, network: 'n', bytes: 0 },
} satisfies Record<string, Row>;

/**
 * Values that turn the valid row into a second valid one: its keys and all other columns that must
 * be unique.
 */
const OTHER: Partial<Record<keyof typeof GOOD, Row>> = {
  stored_bytes: { hour: 2 },
  company: { id: 2, slug: 'other' },
  job: { id: 2, fid: 'job2', requisition_id: null },
  candidate: { id: 'can2', email: 'mary@example.com' },
  candidate_token: { hash: 'h2' },
  application: {
    id: 'app2',
    email: 'mary@example.com',
    resume_key: 'key2',
    idempotency_hash: 'hash2',
    content_hash: 'content2',
  },
  application_status: { at: 2 },
  reviewer: { id: 'rev2', email: 'hedy@example.com' },
  review_grant: { id: 'grant2' },
  review: { id: 'review2', reviewer_id: 'rev0' },
  review_version: { version: 2 },
  feedback: { id: 'f2' },
  resume_read: { id: 2 },
  contact_request: { id: 'c2' },
  job_interest: { id: 2 },
  outbox: { id: 'o2', event_id: 'e2' },
  signing_key: { name: 'other' },
  erasure: { address_hash: 'y'.repeat(43) },
  suppressed_address: { address_hash: 'y'.repeat(43) },
};

const JSON_COLUMNS = [
  ['company', 'locations'],
  ['job', 'locations'],
  ['job', 'remote_country_codes'],
  ['job', 'skills'],
  ['job', 'questions'],
  ['candidate', 'profile'],
  ['application', 'links'],
  ['application', 'answers'],
  ['review_grant', 'fields'],
  ['review', 'attributes'],
  ['review_version', 'attributes'],
] as const;

/**
 * For each bad row: the table, the changed columns, and the constraint that D1's error must
 * mention.
 */
const BAD: [keyof typeof GOOD, Row, RegExp][] = [
  ['company', { slug: 'acme' }, /UNIQUE.*company\.slug/],
  ['company', { slug: '' }, /CHECK.*slug/],
  ['company', { slug: 'Acme' }, /CHECK.*slug/],
  ['company', { slug: 'a/b' }, /CHECK.*slug/],
  ...RESERVED_SLUGS.map((slug): (typeof BAD)[number] => [
    'company',
    { slug },
    /CHECK.*slug NOT IN/,
  ]),
  ['company', { name: '' }, /CHECK.*name/],
  ['company', { name: 'x'.repeat(201) }, /CHECK.*name/],
  ['company', { website: 'javascript:alert(1)' }, /CHECK.*website/],
  ['company', { category: 'nonsense' }, /FOREIGN KEY/],
  ['company', { size: 'huge' }, /CHECK.*size/],
  ['company', { founded: 0 }, /CHECK.*founded/],

  ['job', { fid: 'job1' }, /UNIQUE.*job\.fid/],
  ['job', { fid: '' }, /CHECK.*fid/],
  ['job', { fid: 'a b' }, /CHECK.*fid/],
  ['job', { slug: 'a/b' }, /CHECK.*slug/],
  ['job', { title: '' }, /CHECK.*title/],
  ['job', { title: 'x'.repeat(201) }, /CHECK.*title/],
  ['job', { company_id: 99 }, /FOREIGN KEY/],
  ['job', { company_id: null }, /NOT NULL.*company_id/],
  ['job', { category: 'nonsense' }, /FOREIGN KEY/],
  ['job', { employer_visibility: 'hidden' }, /CHECK.*employer_visibility/],
  ['job', { employment_type: 'slavery' }, /CHECK.*employment_type/],
  ['job', { workplace: 'moon' }, /CHECK.*workplace/],
  ['job', { seniority: 'emperor' }, /CHECK.*seniority/],
  ['job', { status: 'lost' }, /CHECK.*status/],
  ['job', { salary_min: -1 }, /CHECK.*salary_min/],
  ['job', { salary_max: 9 }, /CHECK.*salary_max/],
  ['job', { salary_max: 9.5 }, /cannot store REAL/],
  ['job', { salary_currency: null }, /CHECK.*salary_currency IS NOT NULL/s],
  ['job', { salary_min: null, salary_currency: null }, /CHECK.*salary_currency IS NOT NULL/s],
  ['job', { salary_max: null, salary_timeframe: null }, /CHECK.*salary_timeframe IS NOT NULL/s],
  ['job', { salary_currency: 'XYZ' }, /FOREIGN KEY/],
  ['job', { salary_timeframe: 'per_life' }, /CHECK.*salary_timeframe/],
  ['job', { vacancies: 0 }, /CHECK.*vacancies/],
  ['job', { published_at: null }, /CHECK.*published_at/],
  ['job', { published_at: '2026-11-01' }, /cannot store TEXT/],
  ['job', { status: 'closed', closed_at: 6, published_at: null }, /CHECK.*published_at/],
  ['job', { valid_through: 5 }, /CHECK.*valid_through/],
  ['job', { status: 'closed', closed_at: null }, /CHECK.*closed_at/],
  // An open job with a past closing date would appear in lists but return 410 when opened.
  ['job', { status: 'open', closed_at: 6 }, /CHECK.*closed_at/],
  ['job', { requisition_id: 'R-1' }, /UNIQUE.*requisition_id/],
  ['job', { application_url: 'javascript:alert(1)' }, /CHECK.*application_url/],
  ['job', { require_resume: 2 }, /CHECK.*require_resume/],

  ['candidate', { email: 'ADA@example.com' }, /UNIQUE.*email/],
  ['candidate_token', { kind: 'password' }, /CHECK.*kind/],
  ['candidate_token', { expires_at: 1 }, /CHECK.*expires_at/],

  ['application', { email: 'ADA@Example.com' }, /UNIQUE.*application\.email/],
  ['application', { email: 'nobody' }, /CHECK.*email/],
  ['application', { first_name: '' }, /CHECK.*first_name/],
  ['application', { last_name: '' }, /CHECK.*last_name/],
  ['application', { employer_visibility: 'secret' }, /CHECK.*employer_visibility/],
  ['application', { cover_letter: 'x'.repeat(10_001) }, /CHECK.*cover_letter/],
  ['application', { resume_key: 'key1' }, /UNIQUE.*resume_key/],
  ['application', { resume_name: null }, /CHECK.*resume_name/],
  ['application', { resume_type: null }, /CHECK.*resume_type/],
  ['application', { resume_key: null }, /CHECK.*resume_key/],
  ['application', { consent_store: 0 }, /CHECK.*consent_store/],
  ['application', { consent_store: null }, /NOT NULL.*consent_store/],
  ['application', { consent_policy_id: null }, /NOT NULL.*consent_policy_id/],
  ['application', { consent_at: null }, /NOT NULL.*consent_at/],
  ['application', { status: 'lost' }, /CHECK.*status/],
  ['application', { idempotency_hash: 'hash1' }, /UNIQUE.*idempotency_hash/],
  ['application', { repeats: 'nosuch' }, /FOREIGN KEY/],
  ['application_status', { application_id: 'nosuch' }, /FOREIGN KEY/],
  ['application_status', { status: 'lost' }, /CHECK.*status/],
  ['application_status', { at: 1 }, /UNIQUE/],

  ['reviewer', { kind: 'friend' }, /CHECK.*kind/],
  ['reviewer', { name: '' }, /CHECK.*name/],
  ['reviewer', { email: 'GRACE@example.com' }, /UNIQUE.*email/],
  ['review_grant', { reviewer_id: 'nosuch' }, /FOREIGN KEY/],
  ['review_grant', { blind: 2 }, /CHECK.*blind/],
  ['review_grant', { expires_at: 1 }, /CHECK.*expires_at/],
  ['review_grant_application', {}, /UNIQUE/],
  ['review_grant_application', { grant_id: 'nosuch' }, /FOREIGN KEY/],
  ['review_grant_application', { application_id: 'nosuch' }, /FOREIGN KEY/],
  ['review', { reviewer_id: 'rev1' }, /UNIQUE.*reviewer_id/],
  ['review', { application_id: 'nosuch' }, /FOREIGN KEY/],
  ['review', { reviewer_id: 'nosuch' }, /FOREIGN KEY/],
  ['review', { status: 'lost' }, /CHECK.*status/],
  ['review', { recommendation: 'maybe' }, /CHECK.*recommendation/],
  ['review', { status: 'received', submitted_at: 2 }, /CHECK.*recommendation IS NOT NULL/],
  ['review', { status: 'received', recommendation: 'yes' }, /CHECK.*submitted_at IS NOT NULL/],
  ['review_version', { version: 1 }, /UNIQUE.*version/],
  ['review_version', { review_id: 'nosuch' }, /FOREIGN KEY/],
  ['review_version', { status: 'requested' }, /CHECK.*status/],
  ['review_version', { recommendation: 'maybe' }, /CHECK.*recommendation/],
  ['review_version', { names_open: 2 }, /CHECK.*names_open/],
  ['feedback', { application_id: 'nosuch' }, /FOREIGN KEY/],
  ['feedback', { reviewer_id: 'nosuch' }, /FOREIGN KEY/],
  ['feedback', { comment: '' }, /CHECK.*comment/],
  ['resume_read', { application_id: 'nosuch' }, /FOREIGN KEY/],
  ['resume_read', { grant_id: 'nosuch' }, /FOREIGN KEY/],

  ['contact_request', { kind: 'spam' }, /CHECK.*kind/],
  ['contact_request', { name: '' }, /CHECK.*name/],
  ['contact_request', { message: '' }, /CHECK.*message/],
  ['contact_request', { consent_at: null }, /NOT NULL.*consent_at/],
  ['job_interest', { referral_id: '' }, /CHECK.*referral_id/],
  ['outbox', { event_id: 'e1' }, /UNIQUE.*event_id/],
  ['signing_key', { value: 'short' }, /CHECK.*value/],
  ['signing_key', { name: 'key' }, /UNIQUE.*name/],
  ['erasure', { address_hash: 'ada@example.com' }, /CHECK.*address_hash/],
  ['erasure', { address_hash: 'x'.repeat(43) }, /UNIQUE.*address_hash/],
  ['suppressed_address', { address_hash: 'ada@example.com' }, /CHECK.*address_hash/],
  ['suppressed_address', { reason: 'mood' }, /CHECK.*reason/],
  ['outbox', { suppressed: 2 }, /CHECK.*suppressed/],
  ['stored_bytes', { hour: 1 }, /UNIQUE.*hour.*network/],
  ['stored_bytes', { bytes: -1 }, /CHECK.*bytes/],
  ...JSON_COLUMNS.map(([table, column]): (typeof BAD)[number] => [
    table,
    { [column]: '[' },
    new RegExp(`CHECK.*json_valid\\(${column}\\)`),
  ]),
];

/** The columns in which a bad row differs from a valid one. */
const formatRow = (row: Row) =>
  Object.entries(row)
    .map(([column, value]) => `${column} = ${JSON.stringify(value).slice(0, 30)}`)
    .join(', ') || 'the same again';

test.each(BAD.map(([table, row, rule]) => [table, formatRow(row), row, rule] as const))(
  'rejects %s with %s',
  async (table, _, row, rule) => {
    expect(await tryInsert(table, { ...GOOD[table], ...OTHER[table], ...row })).toMatch(rule);
  },
);

test('accepts a second valid row in each table, so rejections are caused by the bad column', async () => {
  for (const [table, other] of Object.entries(OTHER)) {
    const row = { ...GOOD[table as keyof typeof GOOD], ...other };
    expect(await tryInsert(table, row), table).toBe('The row is taken.');
  }
});

test('accepts a later application from the same address if it refers to the first', async () => {
  const second = { ...GOOD.application, ...OTHER.application, email: 'ADA@example.com' };
  expect(await tryInsert('application', { ...second, repeats: 'app1' })).toBe('The row is taken.');
});

test.each([
  ['company', 'id', 1],
  ['job_category', 'id', 'legal'],
  ['company_category', 'id', 'software'],
  ['currency', 'code', 'EUR'],
  ['country', 'id', 'de'],
])('refuses to delete a %s that other rows reference', async (table, key, value) => {
  await expect(
    database.db.prepare(`DELETE FROM ${table} WHERE ${key} = ?`).bind(value).run(),
  ).rejects.toThrow(/FOREIGN KEY/);
});

test('deleting an application deletes all its dependent rows', async () => {
  const { db } = database;
  const children = [
    'application_status',
    'pending_move',
    'review_grant_application',
    'review',
    'review_version',
    'feedback',
    'resume_read',
  ] as const;
  await insert('application', {
    ...GOOD.application,
    ...OTHER.application,
    repeats: 'app1',
    email: GOOD.application.email,
  });
  await db.prepare("DELETE FROM application WHERE id = 'app1'").run();
  for (const table of children) expect(await all(`SELECT * FROM ${table}`), table).toEqual([]);
  expect(await all('SELECT id, repeats FROM application')).toEqual([{ id: 'app2', repeats: null }]);

  await db.prepare('DELETE FROM application').run();
  await insert('application', GOOD.application);
  for (const table of children) await insert(table, GOOD[table]);
});

test('a review submitted before versions were recorded becomes the first known version', async () => {
  const { db } = database;
  const { unstable_splitSqlQuery: split } = await import('wrangler');
  const migration = readFileSync(`${import.meta.dirname}/0019_review_versions.sql`, 'utf8');
  const state = (set: string) => db.prepare(`UPDATE review SET ${set}`).run();
  const recordAgain = async () => {
    const statements = ['DROP TABLE review_version', ...split(migration)];
    await db.batch(statements.map((sql) => db.prepare(sql)));
    return all('SELECT * FROM review_version');
  };
  expect(await recordAgain()).toEqual([]);
  const recorded = { comment: 'Good.', recommendation: 'yes', attributes: '[]', version: 4 };
  await state(
    "status = 'received', recommendation = 'yes', comment = 'Good.', submitted_at = 7, version = 4",
  );
  expect(await recordAgain()).toEqual([
    { review_id: 'review1', at: 7, status: 'received', names_open: null, ...recorded },
  ]);
  await state("status = 'declined', submitted_at = 8");
  expect(await recordAgain()).toMatchObject([{ at: 8, status: 'declined' }]);
});

const LISTS = [
  ['job', 'employer_visibility', enums.EMPLOYER_VISIBILITIES],
  ['job', 'status', enums.JOB_STATUSES],
  ['job', 'employment_type', enums.EMPLOYMENT_TYPES],
  ['job', 'workplace', enums.WORKPLACES],
  ['job', 'seniority', enums.SENIORITIES],
  ['job', 'salary_timeframe', enums.SALARY_TIMEFRAMES],
  ['company', 'size', enums.COMPANY_SIZES],
  ['application', 'status', enums.APPLICATION_STATUSES],
  ['application_status', 'status', enums.APPLICATION_STATUSES],
  ['pending_move', 'from_status', enums.APPLICATION_STATUSES],
  ['pending_move', 'to_status', enums.APPLICATION_STATUSES],
  ['job_alert', 'frequency', enums.ALERT_FREQUENCIES],
  ['job_alert_query', 'salary_in', { own: '', usd: '' }],
  ['reviewer', 'kind', enums.REVIEWER_KINDS],
  ['review', 'status', enums.REVIEW_STATUSES],
  ['review', 'recommendation', enums.RECOMMENDATIONS],
  ['review_version', 'status', { received: '', declined: '' }],
  ['review_version', 'recommendation', enums.RECOMMENDATIONS],
  ['contact_request', 'kind', enums.CONTACT_KINDS],
  // This value never leaves the worker, so it is in no contract.
  ['candidate_token', 'kind', { magic_link: '', bearer: '' }],
  ['import_row', 'kind', { company: '', job: '' }],
  ['import_row', 'change', { invalid: '', created: '', updated: '', unchanged: '' }],
  ['content_change', 'type', { Entry: '', Asset: '' }],
  ['id_range', 'kind', { jobs: '', companies: '' }],
  ['suppressed_address', 'reason', SUPPRESSION_REASONS],
  ['audit_log', 'actor', { operator: '', candidate: '', reviewer: '', system: '' }],
] as const;

/** `table.column` -> the values in its CHECK list. */
const checkLists = async () => {
  const tables = await all<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table'",
  );
  return Object.fromEntries(
    tables.flatMap(({ name, sql }) =>
      [...sql.matchAll(/^ {2}(\w+) [^(]*CHECK \(\1 IN \(('[^)]*)\)/gm)].map(([, column, list]) => [
        `${name}.${column}`,
        [...(list ?? '').matchAll(/'([^']*)'/g)].map(([, value]) => value).sort(),
      ]),
    ),
  );
};

test.each(LISTS)(
  '%s.%s accepts exactly the values in the contract',
  async (table, column, known) => {
    expect((await checkLists())[`${table}.${column}`]).toEqual(Object.keys(known).sort());
  },
);

test('the test of CHECK lists covers every CHECK list in the schema', async () => {
  expect(Object.keys(await checkLists()).sort()).toEqual(
    LISTS.map(([table, column]) => `${table}.${column}`).sort(),
  );
});

test('search has an annualization factor for every pay period and a code for every filter value', async () => {
  const units = await all<{ timeframe: string }>('SELECT timeframe FROM salary_unit');
  expect(units.map(({ timeframe }) => timeframe).sort()).toEqual(
    Object.keys(enums.SALARY_TIMEFRAMES).sort(),
  );
  for (const [facet, known] of [
    ['workplace', enums.WORKPLACES],
    ['employmentType', enums.EMPLOYMENT_TYPES],
    ['seniority', enums.SENIORITIES],
  ] as const) {
    const values = await all<{ value: string }>(
      `SELECT value FROM facet_value WHERE facet = '${facet}'`,
    );
    expect(values.map(({ value }) => value).sort()).toEqual(Object.keys(known).sort());
  }
});

test('no row references a missing row', async () => {
  expect(await all('PRAGMA foreign_key_check')).toEqual([]);
});

test('contains the 249 countries in ISO 3166-1, each under its lower-case code', async () => {
  const countries = await all('SELECT id, iso2, name FROM country');
  expect(v.parse(v.array(CountrySchema), countries)).toHaveLength(249);
  expect(countries.filter(({ iso2 }) => !/^[A-Z]{2}$/.test(String(iso2)))).toEqual([]);
  expect(countries).toContainEqual({ id: 'de', iso2: 'DE', name: 'Germany' });
  // Structured data takes the same codes from a constant, without reading the database.
  expect(new Set(countries.map(({ iso2 }) => iso2))).toEqual(COUNTRY_CODES);
});

test('every state’s code begins with its country’s code', async () => {
  const states = await all('SELECT code, country_id, name FROM state');
  expect(states.length).toBeGreaterThan(3_000);
  const strays = states.filter(
    ({ code, country_id, name }) =>
      !/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(String(code)) ||
      String(code).slice(0, 2).toLowerCase() !== country_id ||
      name === '',
  );
  expect(strays).toEqual([]);
  expect(states).toContainEqual({ code: 'DE-BE', country_id: 'de', name: 'Berlin' });
});

test('categories and titles fit their contracts, and every category has titles', async () => {
  const jobCategories = await all('SELECT id, name FROM job_category ORDER BY position');
  const companyCategories = await all('SELECT id, name FROM company_category');
  const titles = await all<{ category: string }>('SELECT id, name, category FROM job_title');
  const named = v.pipe(v.string(), v.regex(/\S/));
  const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
  const category = v.object({ ...CategorySchema.entries, id: slug, name: named });
  expect(v.parse(v.pipe(v.array(category), v.minLength(1)), jobCategories)).toEqual(jobCategories);
  expect(v.parse(v.pipe(v.array(category), v.minLength(1)), companyCategories)).toEqual(
    companyCategories,
  );
  const title = v.object({ ...JobTitleSchema.entries, id: slug, name: named });
  expect(v.parse(v.array(title), titles)).toEqual(titles);
  const used = new Set(titles.map((one) => one.category));
  expect(jobCategories.map(({ id }) => id).filter((id) => !used.has(String(id)))).toEqual([]);
});

test('amounts can be formatted in every currency with the right number of decimal digits', async () => {
  const currencies = await all<{ code: string; name: string; minor_digits: number }>(
    'SELECT code, name, minor_digits FROM currency',
  );
  // Intl.NumberFormat throws unless the code consists of three letters.
  expect(currencies.filter(({ code, name }) => !/^[A-Z]{3}$/.test(code) || !name)).toEqual([]);
  const digits = Object.fromEntries(currencies.map((one) => [one.code, one.minor_digits]));
  expect(digits).toMatchObject({ EUR: 2, USD: 2, GBP: 2, JPY: 0, KWD: 3 });
});

test('the reserved slugs match the site’s route table', async () => {
  const rows = await all<{ slug: string }>('SELECT slug FROM reserved_slug');
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual([...RESERVED_SLUGS].toSorted());
});

/** An empty database, and a function that applies the named migrations. */
const emptyDatabase = () => {
  const db = new DatabaseSync(':memory:');
  const files = globSync('*.sql', { cwd: import.meta.dirname }).toSorted();
  return {
    db,
    apply(isIn: (file: string) => boolean) {
      for (const file of files.filter(isIn)) {
        db.exec(readFileSync(join(import.meta.dirname, file), 'utf8'));
      }
    },
    rows: (sql: string) =>
      db
        .prepare(sql)
        .all()
        .map((row) => Object.values(row)),
  };
};

test('an employer with a reserved slug gets a new one, and the old slug redirects to it', () => {
  const { db, apply, rows } = emptyDatabase();
  apply((file) => file < '0029');
  const add = db.prepare(
    `INSERT INTO company (slug, name, category, created_at, updated_at) VALUES (?, ?, 'software', 1, 1)`,
  );
  for (const slug of ['acme', 'candidate', 'healthz', 'healthz-employer']) add.run(slug, slug);
  db.exec(`INSERT INTO facet_value (facet, value) VALUES ('company', 'candidate')`);
  apply((file) => file >= '0029');
  expect(rows('SELECT name, slug FROM company ORDER BY id')).toEqual([
    ['acme', 'acme'],
    ['candidate', 'candidate-employer'],
    ['healthz', 'healthz-employer-3'],
    ['healthz-employer', 'healthz-employer'],
  ]);
  expect(rows('SELECT slug, company_id FROM former_slug ORDER BY slug')).toEqual([
    ['candidate', 2],
    ['healthz', 3],
  ]);
  expect(rows(`SELECT value FROM facet_value WHERE facet = 'company'`)).toEqual([
    ['candidate-employer'],
  ]);
});

/** An application as it was before migration 0040, when it referenced its job's row. */
const PREVIOUS_APPLICATION = {
  ...Object.fromEntries(
    Object.entries(GOOD.application).filter(([name]) => !/^(job|company|employer)_/.test(name)),
  ),
  job_id: 1,
};

test('existing applications and visits keep their job’s data, and pending job events are moved', () => {
  const { db, apply, rows } = emptyDatabase();
  apply((file) => file < '0040');
  const add = (table: string, row: Row) =>
    db
      .prepare(
        `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`,
      )
      .run(...Object.values(row));
  add('company', GOOD.company);
  add('job', { ...GOOD.job, employer_visibility: 'anonymous' });
  add('application', PREVIOUS_APPLICATION);
  add('application_status', GOOD.application_status);
  for (const job_id of [1, null]) add('job_interest', { referral_id: 'friend', job_id, at: 1 });
  const event = { payload: '{}', at: 1 };
  add('event', { ...event, id: 'mailed', kind: 'referral_created' });
  add('event', { ...event, id: 'waits', kind: 'jobs_changed', attempts: 2 });
  add('event', { ...event, id: 'told', kind: 'jobs_changed', handled_at: 1 });
  apply((file) => file >= '0040');
  expect(
    rows(`SELECT job_fid, job_slug, job_title, company_slug, company_name, employer_visibility
      FROM application`),
  ).toEqual([['job1', 'gardener', 'Gardener', 'acme', 'Acme', 'anonymous']]);
  expect(rows('SELECT count(*) FROM application_status')).toEqual([[1]]);
  expect(rows('SELECT job_fid FROM job_interest ORDER BY id')).toEqual([['job1'], [null]]);
  expect(rows('SELECT id FROM event')).toEqual([['mailed']]);
  expect(rows('SELECT id, attempts FROM job_event')).toEqual([['waits', 2]]);
  expect(
    rows(`SELECT kind, records FROM record_count WHERE kind LIKE '%event' ORDER BY kind`),
  ).toEqual([
    ['event', 1],
    ['job_event', 1],
  ]);
  // Personal records no longer reference a job row.
  db.exec('DELETE FROM job');
});

test('existing records are counted and can be found by their text', () => {
  const { db, apply, rows } = emptyDatabase();
  apply((file) => file < '0032');
  const { company, job, contact_request, outbox, reviewer, review_grant } = GOOD;
  const application = PREVIOUS_APPLICATION;
  const event = { id: 'e1', kind: 'k', payload: '{}', at: 1 };
  const referral = {
    id: 'r1',
    name: 'Rosa',
    email: 'rosa@b.example',
    consent_at: 1,
    created_at: 1,
  };
  for (const [table, row] of Object.entries({
    ...{ company, job, application, contact_request, outbox, reviewer, review_grant },
    ...{ event, referral },
  })) {
    db.prepare(
      `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`,
    ).run(...Object.values(row));
  }
  apply((file) => file >= '0032');
  expect(rows('SELECT kind, state, records FROM record_count ORDER BY kind')).toEqual([
    ['application', 'submitted', 1],
    ['candidate', '', 0],
    ['company', '', 1],
    ['contact_request', 'employer', 1],
    ['event', 'waiting', 1],
    ['job', 'open', 1],
    ['job_alert', 'active', 0],
    ['job_alert', 'paused', 0],
    ['job_alert', 'unconfirmed', 0],
    ['job_event', 'waiting', 0],
    ['job_report', 'new', 0],
    ['job_report', 'resolved', 0],
    ['open_contact_request', 'employer', 1],
    ['open_link', '0', 1],
    ['outbox', 'kept', 1],
    ['referral', '', 1],
    ['review_grant', '', 1],
    ['suppressed_address', '', 0],
  ]);
  const matches = `SELECT record_id FROM person_fts WHERE person_fts MATCH`;
  expect(rows(`${matches} '"a byr"'`)).toEqual([['app1']]);
  expect(rows(`${matches} '"ada"' ORDER BY 1`)).toEqual([['app1'], ['c1']]);
  expect(rows(`${matches} '"rosa@"'`)).toEqual([['r1']]);
  expect(rows(`SELECT rowid FROM job_text WHERE job_text MATCH '"arden"'`)).toEqual([[1]]);
  // The index contains the same text as the records.
  for (const index of ['person_fts', 'job_text']) {
    db.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`);
  }
  db.exec('DELETE FROM application');
  db.exec(`UPDATE job SET title = 'Painter'`);
  expect(rows(`${matches} '"ada"'`)).toEqual([['c1']]);
  for (const index of ['person_fts', 'job_text']) {
    db.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`);
  }
});
