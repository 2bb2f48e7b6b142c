import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord } from '../../../tests/support/records.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { findNamed } from './find-places.ts';
import { explainUnreadPlace, findUnreadPlaces, selectUnreadInJobs } from './find-unread-places.ts';
import { namesIn } from './resolve-place.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()]);
}, 30_000);

test.each([
  ['Berlin', 'DE'],
  ['Portland, OR', 'US'],
  ['Munich area', 'DE'],
  ['Bavaria', 'DE'],
  ['Germany', 'DE'],
  ['Remote', 'US'],
  ['Remote - US', 'US'],
  ['Europe', 'DE'],
  ['80331', 'DE'],
])('resolves %s in country %s', async (displayName, countryCode) => {
  const place = { displayName, countryCode, region: null };
  const named = await findNamed(database.db, [
    ...namesIn(displayName),
    ...namesIn(`${displayName}, ${countryCode}`),
  ]);
  expect(explainUnreadPlace(place, named)).toBeUndefined();
});

test.each([
  ['Zzyzxburg', 'DE', 'No place with that name is known.'],
  ['Zzyzxburg, Germany', 'DE', 'No place with that name is known.'],
  ['Nuremberg', 'PT', 'Nuremberg is in DE, not in PT.'],
  ['Building 7', 'US', 'No place with that name is known.'],
])('does not resolve %s in country %s: %s', async (displayName, countryCode, reason) => {
  const named = await findNamed(database.db, [
    ...namesIn(displayName),
    ...namesIn(`${displayName}, ${countryCode}`),
  ]);
  expect(explainUnreadPlace({ displayName, countryCode }, named)).toBe(reason);
});

test('lists up to fifty unresolved spellings in open jobs, each once with its count', async () => {
  const at = (fid: string, displayName: string, status: 'open' | 'draft' = 'open') =>
    jobRecord(fid, { status, locations: [{ displayName, countryCode: 'DE', region: null }] });
  await saveJobs(database.db, [
    at('a', 'Zzyzxburg'),
    at('b', 'Zzyzxburg'),
    at('c', 'Berlin'),
    at('d', 'Qqxxheim', 'draft'),
    ...Array.from({ length: 55 }, (_, i) =>
      at(`e${i}`, `Xqzplatz ${String.fromCharCode(65 + (i % 26))}q${i}`),
    ),
  ]);
  const unread = await findUnreadPlaces(database.db, selectUnreadInJobs(database.db));
  expect(unread?.places[0]).toEqual({
    text: 'Zzyzxburg',
    country: 'DE',
    jobs: 2,
    reason: 'No place with that name is known.',
  });
  expect(unread?.places).toHaveLength(50);
  expect(unread?.more).toBe(6);
});
