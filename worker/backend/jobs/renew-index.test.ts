import { expect, test } from 'vitest';
import { NO_FILTERS } from '../../../bench/search-queries.ts';
import { companyRecord, jobRecord, NOW } from '../../../tests/support/records.ts';
import { database } from '../../../tests/support/test-database.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { renewIndexWords } from './renew-index.ts';
import { saveJobs } from './save-jobs.ts';
import { createBuiltInReader } from './search/engines/built-in/built-in-reader.ts';
import { indexAllJobs } from './search/index/index-jobs.ts';
import { indexStatements } from './search/index/index-statements.ts';
import { searchJobs } from './search/search-jobs.ts';

const { db } = database;
/** Returns the fids of exact matches, without the partial matches that follow them. */
const find = async (q: string) => {
  const { hits, total } = await searchJobs(createBuiltInReader(db), { ...NO_FILTERS, q }, NOW);
  return hits.slice(0, total).map(({ fid }) => fid);
};

test('after a lexicon change, already indexed jobs are found by the new words once their index words are renewed', async () => {
  await saveCompanies(db, [companyRecord()]);
  await saveJobs(db, [jobRecord('a', { title: 'In-House Counsel' }), jobRecord('b')]);
  expect(await find('attorney')).toEqual(['a']);
  await db.batch([
    db.prepare(`UPDATE job SET index_words = ''`),
    ...indexStatements(db, ['a', 'b']),
  ]);
  expect(await find('attorney')).toEqual([]);

  expect(await renewIndexWords(db)).toBe(2);
  await indexAllJobs(db);
  expect(await find('attorney')).toEqual(['a']);
  expect(await renewIndexWords(db)).toBe(0);
});

test('spreads the renewal of many jobs over several runs', async () => {
  await db.prepare('DELETE FROM app_setting').run();
  const jobs = Array.from({ length: 250 }, (_, i) => jobRecord(`many${i}`));
  await saveJobs(db, jobs);
  await db.prepare(`UPDATE job SET index_words = ''`).run();
  expect(await renewIndexWords(db)).toBe(200);
  expect(await renewIndexWords(db)).toBe(52);
  expect(await renewIndexWords(db)).toBe(0);
  const { results } = await db.prepare(`SELECT fid FROM job WHERE index_words = ''`).all();
  expect(results).toEqual([]);
});
