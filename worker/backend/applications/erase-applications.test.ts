import type { R2Bucket } from '@cloudflare/workers-types';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord, NOW } from '../../../tests/support/records.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { eraseApplications } from './erase-applications.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open')]);
});
beforeEach(async () => {
  await database.db.prepare('DELETE FROM application').run();
  await database.files.delete(await fileKeys());
});

const bindings = () => ({ ...database.both, FILES: database.files });
const run = (sql: string, ...values: (string | number | null)[]) =>
  database.db
    .prepare(sql)
    .bind(...values)
    .run();
const all = async <T>(sql: string) => (await database.db.prepare(sql).all<T>()).results;
const fileKeys = async () => (await database.files.list()).objects.map(({ key }) => key);

const addApplication = async (id: string, repeats: string | null = null) => {
  await database.files.put(`resumes/${id}`, 'resume');
  await run(
    `INSERT INTO application (id, job_fid, first_name, last_name, email, resume_key, resume_name,
       resume_type, consent_store, consent_policy_id, consent_at, submitted_at, idempotency_hash,
       content_hash, repeats)
     VALUES (?1, 'open', 'Ada', 'Byron', ?2, ?3, 'cv.pdf', 'application/pdf', 1, 'p', 1, ?4, ?1, ?1, ?5)`,
    ...[id, repeats || id === 'first' ? 'ada@example.com' : `${id}@example.com`],
    ...[`resumes/${id}`, NOW + id.length, repeats],
  );
  await run(
    `INSERT INTO application_status (application_id, status, at) VALUES (?, 'submitted', ?)`,
    id,
    NOW,
  );
};

test('deletes an application’s file, row, dependent records and emails', async () => {
  await addApplication('gone');
  await addApplication('stays');
  for (const id of ['gone', 'stays']) {
    await run(
      `INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, created_at, about)
       VALUES (?1, ?1, 't', 'a@b.example', '', '', '', 1, ?1)`,
      id,
    );
  }
  expect(await eraseApplications(bindings(), ['gone', 'unknown'])).toEqual({
    applications: 1,
    files: 1,
  });
  expect(await all('SELECT id FROM application')).toEqual([{ id: 'stays' }]);
  expect(await all('SELECT application_id FROM application_status')).toHaveLength(1);
  expect(await all('SELECT about FROM outbox')).toEqual([{ about: 'stays' }]);
  expect(await fileKeys()).toEqual(['resumes/stays']);
});

test('when the first of several applications is erased, the oldest remaining one becomes the first', async () => {
  await addApplication('first');
  for (const id of ['second', 'third..', 'fourth..']) await addApplication(id, 'first');
  await eraseApplications(bindings(), ['first', 'second']);
  expect(await all('SELECT id, repeats FROM application ORDER BY submitted_at')).toEqual([
    { id: 'third..', repeats: null },
    { id: 'fourth..', repeats: 'third..' },
  ]);
});

test('keeps rows until their files are deleted, and finishes the erasure when called again', async () => {
  const ids = Array.from({ length: 101 }, (_, i) => `app${i}`);
  for (const id of ids) await addApplication(id);
  const store = database.files;
  let deletes = 0;
  const FILES = {
    delete: (keys: string[]) =>
      ++deletes === 2 ? Promise.reject(new Error('gone')) : store.delete(keys),
  } as unknown as R2Bucket;

  await expect(eraseApplications({ ...database.both, FILES }, ids)).rejects.toThrow('gone');
  expect(await all('SELECT id FROM application')).toHaveLength(1);
  expect(await eraseApplications(bindings(), ids)).toEqual({ applications: 1, files: 1 });
  expect(await all('SELECT id FROM application')).toEqual([]);
  expect(await fileKeys()).toEqual(expect.not.arrayContaining([expect.stringContaining('app')]));
});
