import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../tests/support/records.ts';
import { saveCompanies } from './companies/save-companies.ts';
import { readRanges } from './id-ranges.ts';
import { moveJobs } from './jobs/move-jobs.ts';
import { closeExpiredJobs } from './jobs/repository.ts';
import { type JobRecord, saveJobs } from './jobs/save-jobs.ts';

const setUp = async () => {
  const { db } = await createTestDatabase();
  await saveCompanies(db, [companyRecord()], NOW - 9 * DAY_MS);
  return db;
};

/**
 * Pairs of statements. In each pair, the first reads stored values, and the second computes the
 * same values by counting.
 */
const STORED_AND_COUNTED = [
  [
    'SELECT id, open_jobs FROM company ORDER BY id',
    `SELECT id, (SELECT count(*) FROM job WHERE company_id = company.id AND status = 'open'
       AND employer_visibility = 'named') AS open_jobs FROM company ORDER BY id`,
  ],
  [
    'SELECT category, companies FROM company_count WHERE companies > 0 ORDER BY 1',
    'SELECT category, count(*) AS companies FROM company GROUP BY 1 ORDER BY 1',
  ],
  [
    "SELECT nth, shown FROM id_range WHERE kind = 'jobs' AND shown > 0 ORDER BY 1",
    `SELECT (id - 1) / 45000 AS nth, count(*) AS shown FROM job WHERE status = 'open'
     GROUP BY 1 ORDER BY 1`,
  ],
  [
    "SELECT nth, shown FROM id_range WHERE kind = 'companies' AND shown > 0 ORDER BY 1",
    `SELECT (id - 1) / 45000 AS nth, count(*) AS shown FROM company
     WHERE length(description_html) >= 200 OR EXISTS (SELECT 1 FROM job
       WHERE company_id = company.id AND status = 'open' AND employer_visibility = 'named')
     GROUP BY 1 ORDER BY 1`,
  ],
] as const;

/** Creates a seeded generator of random numbers below `below`. */
const createDice = () => {
  let state = 7;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
};

test('stored counts equal actual counts after any change to jobs and employers', async () => {
  const db = await setUp();
  const roll = createDice();
  const pick = <T>(...all: T[]): T => all[roll(all.length)] as T;
  const fid = () => `job${roll(6)}`;
  const slug = () => `employer${roll(4)}`;
  const saveEmployer = (name: string) =>
    saveCompanies(db, [
      companyRecord({
        slug: name,
        name: `Name ${roll(3)}`,
        category: pick('software', 'media'),
        descriptionHtml: pick('<p>Little.</p>', `<p>${'Much. '.repeat(50)}</p>`),
      }),
    ]);
  // The records added below fall into two ranges.
  await db
    .prepare(
      `INSERT INTO company (id, slug, name, category, created_at, updated_at)
       VALUES (44998, 'last', 'Last', 'media', 1, 1)`,
    )
    .run();
  for (const nth of [0, 1, 2, 3]) await saveEmployer(`employer${nth}`);
  const save = () => {
    const status = pick<JobRecord['status']>('draft', 'open', 'open', 'open', 'closed');
    return saveJobs(db, [
      jobRecord(fid(), {
        status,
        companySlug: slug(),
        employerVisibility: pick('named', 'named', 'named', 'anonymous', 'agency'),
        publishedAt: NOW - 20 * DAY_MS,
        validThrough: pick(null, null, NOW - roll(9) * DAY_MS),
        closedAt: status === 'closed' ? NOW : null,
        updatedAt: NOW + roll(9) * DAY_MS,
      }),
    ]);
  };
  const run = (sql: string, ...values: unknown[]) =>
    db
      .prepare(sql)
      .bind(...values)
      .run();
  const remove = async () => {
    const { results } = await db.prepare('SELECT id FROM job WHERE fid = ?').bind(fid()).all();
    for (const { id } of results) {
      await db.batch([
        db
          .prepare(
            'DELETE FROM job_fts WHERE rowid IN (SELECT id FROM job_search WHERE job_id = ?)',
          )
          .bind(id),
        db.prepare('DELETE FROM job_search WHERE job_id = ?').bind(id),
        db.prepare('DELETE FROM job WHERE id = ?').bind(id),
      ]);
    }
  };
  const changes = [
    save,
    save,
    save,
    () => moveJobs(db, [fid()], pick('open', 'closed', 'archived'), NOW).catch(() => undefined),
    () => saveEmployer(slug()),
    () => Array.fromAsync(closeExpiredJobs(db, NOW - roll(9) * DAY_MS)),
    remove,
    () =>
      run(
        `UPDATE job SET company_id = (SELECT id FROM company WHERE slug = ?),
           employer_visibility = ? WHERE fid = ?`,
        slug(),
        pick('named', 'anonymous'),
        fid(),
      ),
    () =>
      run(
        `DELETE FROM company WHERE slug = ? AND NOT EXISTS
           (SELECT 1 FROM job WHERE company_id = company.id)`,
        slug(),
      ).then(() => Promise.all([0, 1, 2].map((nth) => saveEmployer(`employer${nth}`)))),
  ];
  for (let step = 0; step < 80; step++) {
    await changes[roll(changes.length)]?.();
    const read = await db.batch(STORED_AND_COUNTED.flat().map((sql) => db.prepare(sql)));
    const resultSets = read.map(({ results }) => results);
    const isStored = (_: unknown, i: number) => i % 2 === 0;
    expect([step, resultSets.filter(isStored)]).toEqual([
      step,
      resultSets.filter((_, i) => i % 2 === 1),
    ]);
  }
}, 60_000);

test('a range gets a new version when a job changes, expires, or is closed after expiring', async () => {
  const db = await setUp();
  await saveJobs(db, [jobRecord('first')]);
  const versions: unknown[] = [];
  const note = async (now: number) => {
    const [range] = await readRanges(db, 'jobs', now);
    versions.push(range?.version);
    return range?.changedAt;
  };
  await note(NOW);
  await saveJobs(db, [jobRecord('ends', { validThrough: NOW + DAY_MS, updatedAt: 1 })]);
  await note(NOW);
  await saveCompanies(db, [companyRecord({ name: 'Acme Rockets & Sons' })]);
  expect(await note(NOW)).toBe(NOW - DAY_MS);
  expect(await note(NOW + DAY_MS)).toBe(NOW + DAY_MS);
  await Array.fromAsync(closeExpiredJobs(db, NOW + DAY_MS));
  expect(await note(NOW + DAY_MS)).toBe(NOW + DAY_MS);
  expect(new Set(versions).size).toBe(5);
  await moveJobs(db, ['first'], 'closed', NOW + 2 * DAY_MS);
  expect(await readRanges(db, 'jobs', NOW + 2 * DAY_MS)).toEqual([]);
});

test('an employer with a short description is listed only while one of its jobs is open', async () => {
  const db = await setUp();
  const found = (now: number) => readRanges(db, 'companies', now);
  expect(await found(NOW)).toEqual([]);
  await saveJobs(db, [
    jobRecord('hidden', { employerVisibility: 'anonymous' }),
    jobRecord('ends', { validThrough: NOW + DAY_MS }),
  ]);
  expect(await found(NOW)).toHaveLength(1);
  expect(await found(NOW + DAY_MS)).toEqual([]);
});

test('a change to a job affects only the range that contains it', async () => {
  const db = await setUp();
  await db
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 3)
       INSERT INTO job (id, fid, slug, title, company_id, employer_visibility, status,
         description_html, description_plain, employment_type, workplace, seniority, category,
         published_at, updated_at)
       SELECT 1 + i * 45000, 'far' || i, 'a-job', 'A job', 1, 'named', 'open', '', '', 'full_time',
         'remote', 'senior', 'operations', 1, 1 FROM n`,
    )
    .run();
  const before = await readRanges(db, 'jobs', NOW);
  expect(before.map(({ from }) => from)).toEqual([1, 45_001, 90_001, 135_001]);
  await moveJobs(db, ['far1'], 'closed', NOW);
  const [first, ...others] = await readRanges(db, 'jobs', NOW);
  expect([first, ...others]).toEqual(before.filter(({ from }) => from !== 45_001));
  await saveJobs(db, [jobRecord('far2', { title: 'Another' })]);
  expect(await readRanges(db, 'jobs', NOW)).toEqual([
    before[0],
    {
      ...before[2],
      version: expect.not.stringMatching(before[2]?.version ?? ''),
      changedAt: NOW - DAY_MS,
    },
    before[3],
  ]);
});
