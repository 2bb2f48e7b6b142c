import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { JobSearchQuerySchema } from '../../src/contracts/job.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../tests/support/records.ts';
import { respondTo } from '../../tests/support/request-context.ts';
import { saveCompanies } from '../backend/companies/save-companies.ts';
import { handleWaitingEvents } from '../backend/events/consume-events.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';
import { createBuiltInReader } from '../backend/jobs/search/engines/built-in/built-in-reader.ts';
import { searchJobs } from '../backend/jobs/search/search-jobs.ts';
import type { Bindings } from '../env.ts';

// docs/specification.md: 7.3

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [
    jobRecord('zorbler', { title: 'Zorbler' }),
    jobRecord('tank', { title: 'Tank whisperer' }),
    jobRecord('aqua', { title: 'Fish person of the aquarium' }),
    jobRecord('nurse', { title: 'Krankenschwester' }),
    jobRecord('skilled', { title: 'Gardener', skills: ['Zorbing'] }),
    jobRecord('remote', { title: 'Gardener', workplace: 'remote' }),
  ]);
}, 30_000);
beforeEach(() => database.db.prepare('DELETE FROM search_synonym').run());

const call = async (path: string, body?: object) => {
  const response = await respondTo(
    new Request(`http://localhost/ops/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { origin: 'http://localhost', ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    }),
    { ...database.both, EVENTS: database.events } as Bindings,
  );
  // biome-ignore lint/suspicious/noExplicitAny: each test names what it expects of an answer.
  return { status: response.status, body: (await response.json()) as any };
};
const add = (...groups: string[][]) => call('synonyms', { groups });
const list = async () => (await call('synonyms')).body.data;

const FIVE_MINUTES = 5 * 60_000;
let now = NOW;
/** Searches in an isolate whose cached dictionary has just expired. */
const find = async (q: string) => {
  now += FIVE_MINUTES;
  const query = v.parse(JobSearchQuerySchema, { q });
  const { hits, partialFrom } = await searchJobs(createBuiltInReader(database.db), query, now);
  return hits.slice(0, partialFrom ?? hits.length).map(({ fid }) => fid);
};

test('a search for either of two new synonyms immediately finds the jobs for both', async () => {
  expect(await find('fish person')).toEqual(['aqua']);
  expect((await add(['tank whisperer', 'Fish person'])).body.data).toEqual({ added: 2 });
  const query = v.parse(JobSearchQuerySchema, { q: 'fish person' });
  expect((await searchJobs(createBuiltInReader(database.db), query, now)).total).toBe(2);
  expect((await find('fish person')).sort()).toEqual(['aqua', 'tank']);
  expect((await find('Tank Whisperer')).sort()).toEqual(['aqua', 'tank']);
});

test('groups that share a word are merged', async () => {
  await add(['zorbler', 'tank whisperer'], ['tank whisperer', 'fish person']);
  expect(await list()).toEqual([['fish person', 'tank whisperer', 'zorbler']]);
  expect((await find('zorbler')).sort()).toEqual(['aqua', 'tank', 'zorbler']);
  await add(['bubble keeper', 'zorbler']);
  expect((await find('bubble keeper')).sort()).toEqual(['aqua', 'tank', 'zorbler']);
});

test('a synonym for a lexicon word also matches the word’s other names, in both directions', async () => {
  await add(['nurse', 'zorbler']);
  expect((await find('zorbler')).sort()).toEqual(['nurse', 'zorbler']);
  expect((await find('infirmière')).sort()).toEqual(['nurse', 'zorbler']);
});

test('a synonym for a skill or another field of a job finds the job', async () => {
  await add(['ballrolling', 'zorbing'], ['from the sofa', 'remote']);
  expect(await find('ballrolling')).toEqual(['skilled']);
  expect(await find('gardener from the sofa')).toEqual(['remote']);
});

test('removes words, and any group that is left with only one word', async () => {
  await add(['zorbler', 'tank whisperer', 'fish person'], ['one', 'two']);
  expect((await call('synonyms/removals', { words: ['Fish Person', 'one'] })).body.data).toEqual({
    removed: 2,
    unknown: [],
  });
  expect(await list()).toEqual([['tank whisperer', 'zorbler']]);
  expect(await find('fish person')).toEqual(['aqua']);
  // If a removed word is added again, it does not rejoin its former group.
  await add(['fish person', 'aquarist']);
  expect(await list()).toHaveLength(2);
});

test('if a synonym is invalid, all groups in the call are rejected', async () => {
  const readMessage = async (...groups: string[][]) => {
    const { status, body } = await add(['good', 'better'], ...groups);
    expect(status).toBe(422);
    expect(await list()).toEqual([]);
    return body.error.message;
  };
  expect(await readMessage(['§', 'paragraph'])).toContain('“§” must contain a letter or a digit');
  expect(await readMessage(['Nurse', 'nurse'])).toContain('the same word');
  expect(await readMessage(['one two three four five six', 'six'])).toContain('more than 5 words');
  expect(await readMessage(['alone'])).toBeDefined();
  expect(await readMessage(['x'.repeat(61), 'y'])).toBeDefined();
  const words = (from: number) => Array.from({ length: 15 }, (_, i) => `word${from + i}`);
  expect(await readMessage(words(0), [...words(14)])).toContain(
    '29 words, but at most 20 are allowed',
  );
});

test('at most two thousand words are stored', async () => {
  const pairs = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => [`left${from + i}`, `right${from + i}`]);
  expect((await add(...pairs(0, 999))).status).toBe(200);
  expect((await add(...pairs(999, 2))).body.error.message).toContain('at most 2000');
  expect(await list()).toHaveLength(999);
});

test('an unknown word is reported, and the known ones are removed', async () => {
  await add(['zorbler', 'tank whisperer', 'fish person']);
  expect((await call('synonyms/removals', { words: ['zorbler', 'Nobody'] })).body.data).toEqual({
    removed: 1,
    unknown: ['Nobody'],
  });
  expect(await list()).toEqual([['fish person', 'tank whisperer']]);
});

test('each change is logged', async () => {
  await database.db.prepare('DELETE FROM job_event').run();
  await add(['zorbler', 'tank whisperer']);
  await call('synonyms/removals', { words: ['zorbler'] });
  await handleWaitingEvents(database.both as Bindings, () => Date.now() + DAY_MS, 'job_event');
  const { results } = await database.db
    .prepare('SELECT action, detail FROM audit_log ORDER BY id')
    .all<{ action: string; detail: string }>();
  expect(results.map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
    ['synonyms.added', { groups: 1, words: 2 }],
    ['synonyms.removed', { words: 1 }],
  ]);
});
