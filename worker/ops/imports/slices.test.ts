import type { D1Database } from '@cloudflare/workers-types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createFailingDatabase } from '../../../tests/support/failing-database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { companyStatements, saveCompanies } from '../../backend/companies/save-companies.ts';
import { handleWaitingEvents } from '../../backend/events/consume-events.ts';
import { resumeImports, writeImports } from '../../backend/imports/write-imports.ts';
import { moveJobs } from '../../backend/jobs/move-jobs.ts';
import { closeExpiredJobs } from '../../backend/jobs/repository.ts';
import { saveJobs } from '../../backend/jobs/save-jobs.ts';
import { indexAllJobs } from '../../backend/jobs/search/index/index-jobs.ts';
import type { Bindings } from '../../env.ts';
import { checkCompanies } from './check-companies.ts';
import { checkJobs } from './check-jobs.ts';
import { beginWriting, loadImport } from './import-state.ts';
import { createImport, deleteImport, stageRows } from './import-store.ts';
import { createRuleCounter } from './rule-counter.ts';

let database: TestDatabase;
let db: D1Database;
let now: number;
beforeEach(async () => {
  database = await createTestDatabase();
  db = database.db;
  now = NOW;
  await saveCompanies(db, [companyRecord()], NOW);
});
afterEach(() => void vi.restoreAllMocks());

/**
 * The clock does not advance during slices. A writer normally pauses in proportion to the time that
 * its slices took, so here it does not pause.
 */
const clock = () => now;

const createBindings = (jobs: D1Database) =>
  ({ ...database.both, JOBS: jobs, EVENTS: database.events }) as Bindings;
const write = (jobs = database.both.JOBS) => writeImports(createBindings(jobs), undefined, clock);

/** Enough jobs for three slices. */
const JOBS = 25;
const TWO_SLICES = 12;
const formatFid = (i: number) => `job-${String(i).padStart(3, '0')}`;
/** A text of this length in each record makes a slice of ten rows (`SLICE_BYTES`). */
const TEN_AT_ONCE = `<p>${'Digs. '.repeat(4_750)}</p>`;
const row = (i: number, changes: object = {}) => ({
  fid: formatFid(i),
  company: 'acme',
  title: 'Gardener',
  status: 'open',
  descriptionHtml: TEN_AT_ONCE,
  employmentType: 'full_time',
  workplace: 'on_site',
  seniority: 'senior',
  locations: 'Berlin, DE-BE',
  category: 'operations',
  ...changes,
});

/** Creates an import whose rows have been checked. */
const stage = async (rows: readonly object[], companies: readonly object[] = []) => {
  const id = await createImport(db, now);
  const rules = createRuleCounter();
  const numbered = (records: readonly object[]) =>
    records.map((record, i) => ({
      at: `line ${i + 2}`,
      record: record as Record<string, unknown>,
    }));
  const checkedCompanies = await checkCompanies(db, id, numbered(companies), rules);
  if (companies.length > 0) await stageRows(db, id, 'company', checkedCompanies.staged);
  const checkedJobs = await checkJobs(
    db,
    id,
    numbered(rows),
    { now, isEuPayRequired: false },
    rules,
  );
  if (rows.length > 0) await stageRows(db, id, 'job', checkedJobs.staged);
  expect([...checkedCompanies.problems, ...checkedJobs.problems]).toEqual([]);
  return id;
};

const stageAndBegin = async (rows: readonly object[], companies?: readonly object[]) => {
  const id = await stage(rows, companies);
  await beginWriting(db, id, now);
  return id;
};

const allRows = (changes: object = {}) => Array.from({ length: JOBS }, (_, i) => row(i, changes));

const value = async (sql: string, ...values: unknown[]) =>
  db
    .prepare(sql)
    .bind(...values)
    .first<number>('value');

/** The number of records that an import wrote, according to the audit log. */
const audited = async (id: string) => {
  await handleWaitingEvents(createBindings(db), () => now + DAY_MS, 'job_event');
  return value(
    `SELECT sum((detail ->> 'companies') + (detail ->> 'jobsCreated') + (detail ->> 'jobsUpdated')) AS value
     FROM audit_log WHERE action = 'import.applied' AND subject = ?`,
    id,
  );
};

/**
 * The number of jobs with this title in the search index, after the cron job has indexed pending
 * jobs.
 */
const searched = async (title: string) => {
  await indexAllJobs(db);
  return value(
    `SELECT count(*) AS value FROM job_card JOIN job_search ON job_search.id = job_card.id
       JOIN job ON job.id = job_id WHERE card ->> 2 = ?1 AND title = ?1`,
    title,
  );
};

/** The jobs database, with an injected connection failure before or after a given call. */
const lostAt = (at: number, when: 'before' | 'after') => {
  const { db: lost, calls, statements } = createFailingDatabase(database.both.JOBS, { at, when });
  return { lost, statements, calls: () => calls.made };
};

test('a writer that fails at any step loses nothing, and the next writer repeats nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const some = (title: string) => allRows({ title }).slice(0, TWO_SLICES);
  const counted = lostAt(Number.POSITIVE_INFINITY, 'before');
  for (const title of ['First', 'Second']) {
    await stageAndBegin(some(title));
    await write(title === 'First' ? db : counted.lost);
  }
  const steps = counted.calls();
  expect(steps).toBeGreaterThan(12);
  for (let step = 1; step <= steps; step++) {
    for (const when of ['before', 'after'] as const) {
      const title = `Title ${step} ${when}`;
      const id = await stageAndBegin(some(title));
      const { lost } = lostAt(step, when);
      await write(lost).catch((error) => expect(error.message).toBe('Lost.'));
      // If the connection is lost during indexing, after the write, the import still succeeds.
      if ((await loadImport(db, id)).state === 'done') step = steps;
      now += 60_000;
      await resumeImports(createBindings(db), undefined, clock);
      expect(await loadImport(db, id)).toMatchObject({
        ...{ state: 'done', rows: TWO_SLICES, done: TWO_SLICES, leftOut: [] },
        jobs: { created: 0, updated: TWO_SLICES, unchanged: 0 },
      });
      expect(await audited(id), title).toBe(TWO_SLICES);
      expect(await searched(title), title).toBe(TWO_SLICES);
    }
  }
  expect(await value('SELECT count(*) AS value FROM job')).toBe(TWO_SLICES);
  expect(await value('SELECT count(*) AS value FROM job_fts')).toBe(TWO_SLICES);
}, 120_000);

test('a record that changes between two slices is skipped, and its row can be imported again', async () => {
  await saveJobs(db, [
    jobRecord(formatFid(20), { validThrough: NOW + 1000 }),
    jobRecord(formatFid(21), { validThrough: NOW + 1000 }),
    jobRecord(formatFid(22)),
  ]);
  const id = await stageAndBegin(allRows({ validThrough: '2026-12-31' }));
  const { lost } = lostAt(9, 'before');
  await expect(write(lost)).rejects.toThrow('Lost.');
  expect(await loadImport(db, id)).toMatchObject({ state: 'writing', done: 10 });

  await moveJobs(db, [formatFid(22)], 'closed', now + 1);
  await saveJobs(db, [jobRecord(formatFid(23), { title: 'Changed by others' })]);
  now += 60_000;
  // When the cron job closes a job, it updates the base version stored with the job's rows, whether
  // or not the write has started.
  for await (const _ of closeExpiredJobs(db, now));
  await resumeImports(createBindings(db), undefined, clock);
  const report = await loadImport(db, id);
  expect(report).toMatchObject({
    ...{
      state: 'done',
      done: JOBS,
      moreLeftOut: 0,
      jobs: { created: JOBS - 4, updated: 2, unchanged: 0 },
    },
    leftOut: [
      { kind: 'job', at: 'line 24', message: 'The record was changed after the check.' },
      { kind: 'job', at: 'line 25' },
    ],
  });
  expect(await audited(id)).toBe(JOBS - 2);
  const readState = async (i: number) =>
    db.prepare('SELECT status, title FROM job WHERE fid = ?').bind(formatFid(i)).first();
  expect(await readState(20)).toMatchObject({ status: 'open' });
  expect(await readState(22)).toMatchObject({ status: 'closed' });
  expect(await readState(23)).toMatchObject({ title: 'Changed by others' });

  const again = await stageAndBegin(report.leftOut.map(({ record }) => record));
  await write();
  expect(await loadImport(db, again)).toMatchObject({
    state: 'done',
    jobs: { updated: 2 },
    leftOut: [],
  });
  expect(await readState(23)).toEqual({ status: 'open', title: 'Gardener' });
}, 60_000);

test('only the row rejected by the database is skipped', async () => {
  await db
    .prepare(
      `CREATE TRIGGER refusing BEFORE INSERT ON job WHEN NEW.title = 'Poison'
       BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed: poison'); END`,
    )
    .run();
  const rows = allRows();
  rows[12] = row(12, { title: 'Poison' });
  rows[13] = row(13, { title: 'Poison' });
  const id = await stageAndBegin(rows);
  // Narrowing a slice down to its rejected rows takes more than one turn.
  await write();
  await write();
  expect(await loadImport(db, id)).toMatchObject({
    ...{ state: 'done', done: JOBS, jobs: { created: JOBS - 2 } },
    leftOut: [
      { at: 'line 14', message: 'The database rejected the record.' },
      { at: 'line 15', message: 'The database rejected the record.' },
    ],
  });
  expect(await audited(id)).toBe(JOBS - 2);
  expect(await value('SELECT count(*) AS value FROM job_search')).toBe(JOBS - 2);
});

test('two concurrent writers write each record only once', async () => {
  const id = await stageAndBegin(allRows());
  await Promise.all([write(), write(), write()]);
  await write();
  expect(await loadImport(db, id)).toMatchObject({ state: 'done', done: JOBS, leftOut: [] });
  expect(await audited(id)).toBe(JOBS);
  expect(await searched('Gardener')).toBe(JOBS);
});

test('two imports of the same jobs run one after the other, and the second skips the jobs that the first has changed', async () => {
  await saveJobs(
    db,
    Array.from({ length: JOBS }, (_, i) => jobRecord(formatFid(i))),
  );
  const first = await stage(allRows({ title: 'First' }));
  const second = await stage([
    ...allRows({ title: 'Second' }).slice(0, 12),
    row(99, { title: 'Second' }),
  ]);
  await beginWriting(db, first, now);
  now += 1;
  await beginWriting(db, second, now);
  await Promise.all([write(), write()]);
  await write();
  expect(await loadImport(db, first)).toMatchObject({
    state: 'done',
    jobs: { updated: JOBS },
    leftOut: [],
  });
  expect(await loadImport(db, second)).toMatchObject({
    state: 'done',
    jobs: { created: 1, updated: 0 },
  });
  expect((await loadImport(db, second)).leftOut).toHaveLength(12);
  expect(await searched('First')).toBe(JOBS);
  expect(await searched('Second')).toBe(1);
});

test('if another job takes a requisition in the meantime, no duplicate job is created', async () => {
  const id = await stageAndBegin([row(1), row(2, { fid: '', requisitionId: 'R-1' })]);
  await saveJobs(db, [jobRecord('other', { requisitionId: 'R-1' })]);
  await write();
  const { leftOut } = await loadImport(db, id);
  expect(leftOut).toMatchObject([{ at: 'line 3', record: { requisitionId: 'R-1' } }]);
  // If the row is imported again, its requisition identifies the other job.
  expect(leftOut[0]?.record).not.toHaveProperty('fid');
  await stage([leftOut[0]?.record ?? {}]);
});

test('an import is kept until a day after it is written, and a dropped import is no longer written', async () => {
  const id = await stageAndBegin(allRows());
  const { lost } = lostAt(9, 'before');
  await expect(write(lost)).rejects.toThrow('Lost.');
  now += 2 * DAY_MS;
  const dropped = await stageAndBegin(allRows({ title: 'Dropped' }).slice(0, 1));
  expect(await loadImport(db, id)).toMatchObject({ state: 'writing', done: 10 });
  expect(await deleteImport(db, dropped, now)).toBe(true);
  expect(await deleteImport(db, dropped, now)).toBe(false);
  await write();
  expect(await loadImport(db, id)).toMatchObject({ state: 'done' });
  expect(await searched('Dropped')).toBe(0);
  now += 2 * DAY_MS;
  await createImport(db, now);
  await expect(loadImport(db, id)).rejects.toMatchObject({ status: 404 });
});

test('an import that fails repeatedly is stopped, reports the error, and can be resumed', async () => {
  const id = await stageAndBegin(allRows());
  await db
    .prepare(
      "CREATE TRIGGER broken BEFORE INSERT ON job_event BEGIN SELECT RAISE(ABORT, 'disk'); END",
    )
    .run();
  for (let i = 0; i < 10; i++) {
    expect(await loadImport(db, id)).toMatchObject({ state: 'writing', done: 0 });
    await expect(write()).rejects.toThrow('disk');
  }
  expect(await loadImport(db, id)).toMatchObject({
    ...{ state: 'stopped', error: expect.stringContaining('disk') },
  });
  expect(await write()).toMatchObject({ slices: 0 });
  await db.prepare('DROP TRIGGER broken').run();
  await beginWriting(db, id, now);
  await write();
  const { error, ...done } = await loadImport(db, id);
  expect(done).toMatchObject({ state: 'done', done: JOBS });
  expect(error).toBeUndefined();
});

test('the cron job skips an import whose lease is held by a writer', async () => {
  await stageAndBegin(allRows());
  const { lost } = lostAt(9, 'before');
  await expect(write(lost)).rejects.toThrow('Lost.');
  expect(await resumeImports(createBindings(db), undefined, clock)).toBe(0);
  now += 60_000;
  expect(await resumeImports(createBindings(db), undefined, clock)).toBe(2);
});

test('a renamed employer’s jobs are updated in slices, and the cron job finishes an interrupted run', async () => {
  await saveJobs(db, [
    ...Array.from({ length: JOBS }, (_, i) => jobRecord(formatFid(i))),
    jobRecord('hidden', { employerVisibility: 'anonymous' }),
    jobRecord('shut', { status: 'closed', closedAt: NOW }),
  ]);
  const versions = async () =>
    (
      await db
        .prepare('SELECT fid, version FROM job ORDER BY fid')
        .all<{ fid: string; version: string }>()
    ).results;
  const before = await versions();
  const named = async (name: string) => {
    await indexAllJobs(db);
    return value("SELECT count(*) AS value FROM job_card WHERE card ->> '$[5][1]' = ?", name);
  };
  const company = { slug: 'acme', name: 'Zeppelin', category: 'software' };
  const id = await stageAndBegin([], [company]);
  const { lost } = lostAt(11, 'before');
  await expect(write(lost)).rejects.toThrow('Lost.');
  expect(await loadImport(db, id)).toMatchObject({ state: 'done', companies: { updated: 1 } });
  expect(await named('Zeppelin')).toBe(10);
  // The employer is renamed again while some of its jobs are still pending.
  const again = JSON.stringify([companyRecord({ name: 'Airship' })]);
  await db.batch(companyStatements(db, 'json_each(?1)', again, now));
  await resumeImports(createBindings(db), undefined, clock);
  expect(await named('Airship')).toBe(JOBS);
  expect(await named('Zeppelin')).toBe(0);
  const after = await versions();
  const same = after.filter(({ version }, i) => version === before[i]?.version);
  expect(same.map(({ fid }) => fid)).toEqual(['hidden']);
}, 60_000);

test('a slice reads only its own rows and scans no table', async () => {
  const company = { slug: 'acme', name: 'Zeppelin', category: 'software' };
  await saveJobs(db, [jobRecord(formatFid(1))]);
  const { lost, statements } = lostAt(Number.POSITIVE_INFINITY, 'before');
  const id = await stage([row(1, { requisitionId: 'R-1' }), row(2)], [company]);
  await beginWriting(lost, id, now);
  await write(lost);
  expect(await loadImport(lost, id)).toMatchObject({
    state: 'done',
    jobs: { created: 1, updated: 1 },
  });
  // One query may scan its index of jobs with outdated index words, which is empty except for a
  // short time after a release.
  const tables =
    /^SCAN (import|import_row|job|company|job_search|job_card|place\w*|facet_value|search_word)( USING (?!INDEX job_search_outdated$).*)?$/;
  // A foreign-key check, for which SQLite scans the child table only if the key changes.
  const children = /^INSERT INTO company\b.*: SCAN job$/s;
  const scans: string[] = [];
  for (const { sql, values } of statements) {
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    for (const { detail } of results) {
      const scan = `${sql}: ${detail}`;
      if (tables.test(detail) && !children.test(scan)) scans.push(scan);
    }
  }
  expect(scans).toEqual([]);
});
