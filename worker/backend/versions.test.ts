import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { companyRecord, jobRecord } from '../../tests/support/records.ts';
import { createReads } from '../http/request/reads.ts';
import { addSynonyms } from '../ops/synonyms.ts';
import { saveCompanies } from './companies/save-companies.ts';
import { moveJobs } from './jobs/move-jobs.ts';
import { saveJobs } from './jobs/save-jobs.ts';
import { addTables, knownVersions, readVersions } from './versions.ts';

const NAMES = ['jobs', 'companies', 'reference', 'job:named', 'job:hidden', 'job:gone'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [
    jobRecord('named'),
    jobRecord('hidden', { employerVisibility: 'anonymous' }),
  ]);
});

const run = (sql: string) => database.db.prepare(sql).run();

/** The names of the records and tables whose versions change during a write. */
const changedBy = async (write: () => Promise<unknown>): Promise<string[]> => {
  const before = await readVersions(database.db, NAMES);
  await write();
  const after = await readVersions(database.db, NAMES);
  return NAMES.filter((name) => before.get(name) !== after.get(name));
};

const saveJob = (more: object) => saveJobs(database.db, [jobRecord('named', more)]);
const saveCompany = (more: object) => saveCompanies(database.db, [{ ...companyRecord(), ...more }]);

test.each<[string, () => Promise<unknown>, string[]]>([
  ['a job that is saved', () => saveJob({ title: 'Another' }), ['jobs', 'job:named']],
  [
    'a job that is moved',
    () => moveJobs(database.db, ['hidden'], 'closed', Date.now()),
    ['jobs', 'job:hidden'],
  ],
  [
    'a statement by hand',
    () => run("UPDATE job SET vacancies = vacancies + 1 WHERE fid = 'named'"),
    ['job:named'],
  ],
  ['an employer saved as it is', () => saveCompany({}), []],
  ['an employer’s summary', () => saveCompany({ summary: 'Other.' }), ['companies']],
  // A hidden employer's job keeps its version, because a new version would reveal the employer.
  ['an employer’s name', () => saveCompany({ name: 'B' }), ['jobs', 'companies', 'job:named']],
  ['a new employer', () => saveCompany({ slug: 'new-one', name: 'New' }), ['companies']],
  [
    'a setting',
    () => run("INSERT INTO app_setting (key, value) VALUES ('siteName', '\"A\"')"),
    ['reference'],
  ],
  [
    'synonyms',
    () =>
      addSynonyms(
        { JOBS: database.db, EVENTS: database.events },
        [['plumber', 'fitter']],
        Date.now(),
      ),
    ['reference'],
  ],
  ['a category', () => run("UPDATE job_category SET name = name || '!'"), ['reference']],
  ['a country', () => run("UPDATE country SET name = name || '!' WHERE id = 'de'"), ['reference']],
  ['a rate', () => run('UPDATE currency_rate SET usd = usd * 2'), ['reference']],
  [
    'a note of the site’s own',
    () => run("INSERT INTO app_setting (key, value) VALUES ('note', '1')"),
    [],
  ],
])('%s changes the versions of the pages that show it, and no others', async (_, write, names) => {
  expect((await changedBy(write)).toSorted()).toEqual(names.toSorted());
});

test('a job never gets the same version twice, whatever changes', async () => {
  const versions = new Set<unknown>();
  const note = async () =>
    versions.add((await readVersions(database.db, ['job:named'])).get('job:named'));
  for (const title of ['One', 'Two', 'One']) {
    await saveJob({ title });
    await note();
    await moveJobs(database.db, ['named'], 'closed', Date.now());
    await note();
    await moveJobs(database.db, ['named'], 'open', Date.now());
    await note();
  }
  expect(versions.size).toBe(9);
  for (const version of versions) expect(version).toMatch(/^[\da-f]{16}$/);
});

test('a version is read before the table, so it is never newer than the data', async () => {
  const reads = createReads();
  await addTables(reads, database.db, 'reference');
  const added = Number(reads.versions()?.get('reference'));
  await run('UPDATE app_setting SET value = \'"B"\'');
  expect((await readVersions(database.db, ['reference'])).get('reference')).toBeGreaterThan(added);
  expect(knownVersions(database.db)?.get('reference')).toBeGreaterThan(added);
});

test('a deleted record has no version', async () => {
  expect((await readVersions(database.db, ['job:gone', 'nonsense'])).values().toArray()).toEqual([
    null,
    null,
  ]);
});

test('a renamed employer’s jobs are looked up through an index', async () => {
  const { results } = await database.db
    .prepare(
      `EXPLAIN QUERY PLAN SELECT id FROM job
       WHERE company_id = 1 AND employer_visibility = 'named' AND status <> 'draft'`,
    )
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^SEARCH job USING INDEX /),
  ]);
  const trigger = await database.db
    .prepare("SELECT sql FROM sqlite_master WHERE name = 'job_of_renamed'")
    .first<string>('sql');
  expect(trigger?.replaceAll(/\s+/g, ' ')).toContain(
    "WHERE company_id = NEW.id AND employer_visibility = 'named' AND status <> 'draft'",
  );
});
