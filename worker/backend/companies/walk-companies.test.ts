import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { readRanges } from '../id-ranges.ts';
import { moveJobs } from '../jobs/move-jobs.ts';
import { closeExpiredJobs } from '../jobs/repository.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { saveCompanies } from './save-companies.ts';
import { walkCompanies } from './walk-companies.ts';

const RANGE = { from: 1, to: 45_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const words = { descriptionHtml: `<p>${'Rockets. '.repeat(30)}</p>` };
  await saveCompanies(database.db, [companyRecord(words)], NOW - 9 * DAY_MS);
}, 60_000);

test('an employer’s last-modified day reflects all jobs under its name and never moves back', async () => {
  const { db } = database;
  const seen: string[] = [];
  const look = async () => {
    const [acme] = await Array.fromAsync(walkCompanies(db, RANGE, NOW));
    seen.push(acme?.changedOn ?? '');
    const changedAt = Date.parse(acme?.changedOn ?? '');
    expect(await readRanges(db, 'companies', NOW)).toMatchObject([{ ...RANGE, changedAt }]);
  };
  await look();
  const ends = { validThrough: NOW + DAY_MS, updatedAt: NOW - DAY_MS };
  await saveJobs(db, [
    jobRecord('shuts', { updatedAt: NOW - 2 * DAY_MS }),
    jobRecord('ends', ends),
  ]);
  await look();
  await moveJobs(db, ['shuts'], 'closed', NOW);
  await look();
  await Array.fromAsync(closeExpiredJobs(db, NOW + 2 * DAY_MS));
  await look();
  expect(seen).toEqual(['2026-11-07', '2026-11-15', '2026-11-16', '2026-11-17']);

  const hidden = { employerVisibility: 'anonymous', updatedAt: NOW + 3 * DAY_MS } as const;
  await saveJobs(db, [
    jobRecord('secret', hidden),
    jobRecord('plan', { ...hidden, employerVisibility: 'named', status: 'draft' }),
  ]);
  await look();
  expect(seen.at(-1)).toBe('2026-11-17');
});
