import { expect, test } from 'vitest';
import { countRows } from '../../../../../tests/support/count-rows.ts';
import { createTestDatabase } from '../../../../../tests/support/database.ts';
import { companyRecord, jobRecord, NOW } from '../../../../../tests/support/records.ts';
import { saveCompanies } from '../../../companies/save-companies.ts';
import { readVersions } from '../../../versions.ts';
import { saveJobs } from '../../save-jobs.ts';
import { codeKey, loadDictionary, namesIn } from './dictionary.ts';

const MINUTE_MS = 60_000;

const setUp = async () => {
  const { db: real } = await createTestDatabase();
  await saveCompanies(real, [
    companyRecord(),
    companyRecord({ slug: 'bolt', name: 'Bolt Cranes' }),
  ]);
  await saveJobs(real, [jobRecord('a'), jobRecord('b', { companySlug: 'bolt' })]);
  const { db, rowsOf } = countRows(real);
  /** Adds places whose names have the maximum length. */
  const addPlaces = (name: string, count: number) =>
    real
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
         INSERT INTO facet_value (facet, value, country)
         SELECT 'location', ?1 || i || printf(' %0*d', 400, 0), 'DE' FROM n`,
      )
      .bind(name, count)
      .run();
  const codes = async () =>
    (await real.prepare('SELECT count(*) AS codes FROM facet_value').first<number>('codes')) ?? 0;
  return { real, db, rowsOf, addPlaces, codes };
};

test('loads a large dictionary only once, in pages small enough for D1', async () => {
  const { real, db, rowsOf, addPlaces, codes } = await setUp();
  await addPlaces('Old', 9_000);
  const dictionary = await loadDictionary(db, NOW);
  // One code, that of the cell containing Berlin, has no entry.
  expect([dictionary.lastCode, dictionary.entries.size + 1]).toEqual(Array(2).fill(await codes()));
  await addPlaces('New', 9_000);
  expect(await loadDictionary(db, NOW + 6 * MINUTE_MS)).toBe(dictionary);
  expect([dictionary.lastCode, dictionary.entries.size + 1]).toEqual(Array(2).fill(await codes()));
  expect(await rowsOf(() => loadDictionary(db, NOW + 12 * MINUTE_MS))).toBeLessThan(50);
  await saveCompanies(real, [companyRecord({ name: 'Acme Missiles' })]);
  await readVersions(db, ['companies']);
  // A write to the index may change which currencies jobs use.
  expect(await rowsOf(() => loadDictionary(db, NOW + 12 * MINUTE_MS))).toBeLessThan(500);
}, 60_000);

test('an employer is found by its new name as soon as it is renamed, and its old name is removed', async () => {
  const { real, db } = await setUp();
  const loadLabel = async () => {
    const { codes, entries } = await loadDictionary(db, NOW);
    const [code = 0] = codes.get(codeKey('company', 'acme')) ?? [];
    return entries.get(code)?.label;
  };
  const before = await loadDictionary(db, NOW);
  expect(namesIn(before).get('acme rockets')?.values).toEqual(['acme']);
  for (const name of ['Acme Missiles', 'Acme Fireworks']) {
    await saveCompanies(real, [companyRecord({ name })]);
    await readVersions(db, ['companies']);
    expect(await loadLabel()).toBe(name);
  }
  const after = await loadDictionary(db, NOW);
  // The dictionary is a new object, so that data derived from it is recomputed.
  expect(after).not.toBe(before);
  const names = namesIn(after);
  expect(names.get('acme fireworks')?.values).toEqual(['acme']);
  expect([names.has('acme rockets'), names.has('acme missiles')]).toEqual([false, false]);
  expect(names.get('bolt cranes')?.values).toEqual(['bolt']);
});
