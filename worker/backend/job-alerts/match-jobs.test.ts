import { expect, test } from 'vitest';
import { createDemoData } from '../../../scripts/demo/demo-data.ts';
import type { JobSearchQuery } from '../../../src/contracts/job.ts';
import { createSearches } from '../../../tests/support/alert-queries.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord, NOW } from '../../../tests/support/records.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { type JobRecord, saveJobs } from '../jobs/save-jobs.ts';
import { createBuiltInReader } from '../jobs/search/engines/built-in/built-in-reader.ts';
import { loadDictionary } from '../jobs/search/index/dictionary.ts';
import { createKnownNames } from '../jobs/search/query/query-context.ts';
import { understandQuery } from '../jobs/search/query/understand-query.ts';
import { searchOnce } from '../jobs/search/search-once.ts';
import { formatAlertQuery, readAlertQuery } from './alert-query.ts';
import { matchNewJobs } from './match-jobs.ts';
import { saveQueries } from './save-query.ts';

type Db = Awaited<ReturnType<typeof createTestDatabase>>['db'];

/** Stores searches as alerts do. @returns their JSON */
const follow = async (db: Db, searches: readonly JobSearchQuery[]): Promise<string[]> => {
  const queries = await Promise.all(searches.map(formatAlertQuery));
  await saveQueries(db, queries, NOW).run();
  return [...new Set(queries.map(({ json }) => json))];
};

const match = async (db: Db, slices = Infinity) => {
  let left = slices;
  return matchNewJobs(
    db,
    () => NOW,
    () => left-- > 0,
  );
};

/** The fids of the new jobs that a search matches, by its JSON. */
const readMatches = async (db: Db): Promise<Map<string, string[]>> => {
  const { results } = await db
    .prepare(
      `SELECT query, job.fid FROM job_alert_match AS found
         JOIN job_alert_query ON job_alert_query.id = query_id,
         json_each('[' || jobs || ']') AS one JOIN job ON job.id = one.value
         JOIN job_alert_job ON job_id = job.id AND job_alert_job.batch = found.batch ORDER BY fid`,
    )
    .all<{ query: string; fid: string }>();
  const found = new Map<string, string[]>();
  for (const { query, fid } of results) found.set(query, [...(found.get(query) ?? []), fid]);
  return found;
};

/** The fids that the job search finds for the search. */
const search = async (db: Db, json: string): Promise<string[]> => {
  const query = { ...readAlertQuery(json), perPage: 100 };
  const fids: string[] = [];
  for (let page = 1; ; page += 1) {
    const understood = understandQuery(query.q, createKnownNames(await loadDictionary(db, NOW)));
    const { hits } = await searchOnce(createBuiltInReader(db), { ...query, page }, understood, NOW);
    fids.push(...hits.map(({ fid }) => fid));
    if (hits.length < 100) return fids.sort();
  }
};

const isPending = async (db: Db) =>
  (await db.prepare('SELECT 1 FROM job_alert_job WHERE batch IS NULL').first()) !== null;

const q = (text: string): JobSearchQuery => ({ ...readAlertQuery('{}'), q: text });

test('new jobs match exactly the searches that find them, wherever the work is interrupted', async () => {
  const { db } = await createTestDatabase();
  const { companies, jobs } = createDemoData({ now: new Date(NOW), jobs: 500 });
  await saveCompanies(db, companies, NOW);
  const foreign = [
    'Разработчик программ',
    '软件工程师',
    'مهندس برمجيات',
    'シニアエンジニア',
    'Ingénieur C++',
  ];
  const open = ([...jobs] as JobRecord[])
    .filter(
      ({ status, validThrough }) => status === 'open' && !(validThrough && validThrough <= NOW),
    )
    .map((job, i) => (i % 20 === 0 ? { ...job, title: foreign[(i / 20) % 5] ?? '' } : job));
  const old = open.slice(0, 150);
  await saveJobs(db, old);
  // Jobs that opened before the first alert are not new.
  await match(db);
  const searches = createSearches(
    {
      titles: open.map(({ title }) => title),
      skills: open.flatMap(({ skills }) => skills),
      places: [
        ...open.flatMap(({ locations }) => locations.map(({ displayName }) => displayName)),
        ...['Germany', 'California', 'Europe', 'Springfield', 'Bavaria', 'münchen', 'NYC'],
      ],
      companies,
    },
    400,
    1,
  );
  const followed = await follow(db, [...searches, readAlertQuery('{}')]);
  // Batches of new jobs with towns and employers that no search was planned for.
  const seen = new Set(old.map(({ fid }) => fid));
  for (const [from, to] of [
    [150, 152],
    [152, 330],
  ]) {
    await saveJobs(db, open.slice(from, to));
    while (await match(db, 3));
    expect(await isPending(db)).toBe(false);
  }
  const found = await readMatches(db);
  let matches = 0;
  for (const json of followed) {
    const expected = (await search(db, json)).filter((fid) => !seen.has(fid));
    matches += expected.length;
    expect([json, found.get(json) ?? []]).toEqual([json, expected]);
  }
  expect(matches).toBeGreaterThan(1_000);
}, 180_000);

test('a job whose employer is hidden after it was matched matches no search for the employer', async () => {
  const { db } = await createTestDatabase();
  await saveCompanies(db, [companyRecord({ slug: 'hushco', name: 'Hushco Quietworks' })], NOW);
  const job = jobRecord('a', { companySlug: 'hushco' });
  await saveJobs(db, [jobRecord('old', { companySlug: 'hushco', title: 'Plumber' })]);
  await match(db);
  const employer = { ...q(''), company: ['hushco'] };
  const [byName, byFilter, byTitle] = await follow(db, [q('quietworks'), employer, q('gardener')]);
  const jobsFound = async () => {
    await match(db);
    const found = await readMatches(db);
    return [byName, byFilter, byTitle].map((json) => found.get(json ?? '') ?? []);
  };
  await saveJobs(db, [job]);
  expect(await jobsFound()).toEqual([['a'], ['a'], ['a']]);
  await saveJobs(db, [{ ...job, employerVisibility: 'anonymous' }]);
  expect(await jobsFound()).toEqual([[], [], ['a']]);
  // While it is being matched.
  await saveJobs(db, [{ ...job, fid: 'b' }]);
  await match(db, 2);
  await saveJobs(db, [{ ...job, fid: 'b', employerVisibility: 'anonymous' }]);
  expect(await jobsFound()).toEqual([[], [], ['a', 'b']]);
});

test('a job is matched once, however often it opens', async () => {
  const { db } = await createTestDatabase();
  await saveCompanies(db, [companyRecord()], NOW);
  const [json = ''] = await follow(db, [q('gardener')]);
  const batches = async () => {
    await match(db);
    const { results } = await db.prepare('SELECT batch FROM job_alert_match').all();
    return results.length;
  };
  await saveJobs(db, [jobRecord('a', { status: 'draft', publishedAt: null })]);
  expect(await batches()).toBe(0);
  await saveJobs(db, [jobRecord('a')]);
  expect(await batches()).toBe(1);
  await saveJobs(db, [jobRecord('a', { status: 'closed', closedAt: NOW })]);
  await saveJobs(db, [jobRecord('a', { title: 'Senior gardener' })]);
  expect(await batches()).toBe(1);
  expect((await readMatches(db)).get(json)).toEqual(['a']);
});

test('a new job that has expired, or cannot be indexed, does not keep the matching busy', async () => {
  const { db } = await createTestDatabase();
  await saveCompanies(db, [companyRecord()], NOW);
  await follow(db, [q('gardener')]);
  await saveJobs(db, [jobRecord('a', { validThrough: NOW - 1 }), jobRecord('b')]);
  await db.prepare("INSERT INTO job_to_index (job_id) SELECT id FROM job WHERE fid = 'b'").run();
  expect(await match(db, 5)).toBe(false);
  expect(await isPending(db)).toBe(true);
});
