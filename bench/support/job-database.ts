import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoData } from '../../scripts/demo/demo-data.ts';
import { openDatabaseFolder } from '../../tests/support/database.ts';
import { saveCompanies } from '../../worker/backend/companies/save-companies.ts';
import { closeExpiredJobs } from '../../worker/backend/jobs/repository.ts';
import { type JobRecord, saveJobs } from '../../worker/backend/jobs/save-jobs.ts';
import { mergeIndex } from '../../worker/backend/jobs/search/index/merge-index.ts';
import { multiplyJobs } from './multiply-jobs.ts';

// Removes the requisition numbers. The demo draws them from a small range, so they would repeat in
// databases of these sizes.
function* withoutRequisitions(jobs: Iterable<JobRecord>): Generator<JobRecord> {
  for (const job of jobs) yield { ...job, requisitionId: null };
}

// Hashes the schema and the index code, because a change to either requires a new database.
const schemaHash = (): string => {
  const hash = createHash('sha256');
  const backend = 'worker/backend';
  for (const folder of [
    ...['migrations', 'jobs/search', 'places'].map((name) => `${backend}/${name}`),
    'scripts/demo',
  ]) {
    const url = new URL(`../../${folder}/`, import.meta.url);
    const files = readdirSync(url, { recursive: true, withFileTypes: true });
    for (const { parentPath, name } of files.filter((file) => file.isFile())) {
      hash.update(readFileSync(join(parentPath, name)));
    }
  }
  return hash.digest('hex').slice(0, 8);
};

/** Finds the database file in a folder: the largest file, because the other databases are empty. */
export const databaseFileIn = (folder: string): string => {
  const [file] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sqlite') && name.includes('D1'))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).size - statSync(a).size);
  if (!file) throw new Error(`There is no database in ${folder}.`);
  return file;
};

/** Larger databases are created by multiplying one of this size. */
const SAVED_MAX = 100_000;

/**
 * Returns the folder of a database with `size` demo jobs. On first use, the database is created
 * through a real D1.
 */
export const jobDatabase = async (size: number, now: number): Promise<string> => {
  const folder = join(tmpdir(), `rolecall-bench-${schemaHash()}-${size}`);
  const done = join(folder, 'complete');
  if (existsSync(done)) return folder;
  await rm(folder, { recursive: true, force: true });
  if (size > SAVED_MAX) {
    await cp(await jobDatabase(SAVED_MAX, now), folder, { recursive: true });
    await multiplyJobs(databaseFileIn(folder), size / SAVED_MAX);
    return folder;
  }
  const { db, dispose } = await openDatabaseFolder(folder);
  const { companies, jobs } = createDemoData({ now: new Date(now), jobs: size });
  const start = performance.now();
  await saveCompanies(db, companies, now);
  await saveJobs(db, withoutRequisitions(jobs));
  for await (const _ of closeExpiredJobs(db, now));
  // Merges the index as the cron job does.
  while ((await mergeIndex(db)) > 0);
  console.log(`${size} jobs saved in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  await dispose();
  await mkdir(done);
  return folder;
};
