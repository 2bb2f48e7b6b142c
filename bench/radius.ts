/*
 * Checks that a radius search finds all the jobs within the radius, and no others.
 * Usage: npm run bench:radius
 * bench/README.md describes the measurements.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toFts5 } from '../worker/backend/jobs/search/engines/built-in/fts5.ts';
import { codesMatch } from '../worker/backend/jobs/search/filters.ts';
import { loadDictionary } from '../worker/backend/jobs/search/index/dictionary.ts';
import { MARKS } from '../worker/backend/jobs/search/index/marks.ts';
import { codesWithin } from '../worker/backend/jobs/search/query/read-locations.ts';
import { distanceKm, type Point } from '../worker/backend/places/distance.ts';
import type { Town } from '../worker/backend/places/resolve-place.ts';
import { openTimedDatabase } from './sqlite-as-d1.ts';

const JOBS = 100_000;
const CENTRES = 1_000;
const RADII = [5, 25, 100];

/** Returns the same numbers every time (mulberry32). */
let state = 20_261_123;
const random = (): number => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const migrations = new URL('../worker/backend/migrations/', import.meta.url);
const { db, exec, takeTime, close } = openTimedDatabase(
  join(tmpdir(), `rolecall-radius-${process.pid}.sqlite`),
);
for (const file of readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort()) {
  exec(readFileSync(new URL(file, migrations), 'utf8'));
}

// Every town has a place code and a grid cell; a few extra points are not in any town.
exec(`
  INSERT INTO place (id, name, country, region, population, lat, lon, names)
  SELECT -value, 'Far ' || value, 'AQ', '', 0,
    CASE value % 4 WHEN 0 THEN 90 - value / 2000.0 WHEN 1 THEN value / 2000.0 - 90
      ELSE -40 + value / 10.0 END,
    CASE value % 4 WHEN 2 THEN 180 - value / 2000.0 WHEN 3 THEN value / 2000.0 - 180
      ELSE (value * 37) % 360 - 180 END, '[]'
  FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 800)
    SELECT value FROM n);
  INSERT INTO facet_value (facet, value) SELECT 'town', id FROM place;
  INSERT OR IGNORE INTO facet_value (facet, value)
    SELECT DISTINCT 'cell', CAST((lat + 90) * 4 AS INTEGER) || ' ' || CAST((lon + 180) * 4 AS INTEGER)
    FROM place;
  CREATE TEMP TABLE town_codes AS SELECT place.id, town.code AS town, cell.code AS cell FROM place
    CROSS JOIN facet_value AS town ON town.facet = 'town' AND town.value = CAST(place.id AS TEXT)
    CROSS JOIN facet_value AS cell ON cell.facet = 'cell' AND cell.value =
      CAST((lat + 90) * 4 AS INTEGER) || ' ' || CAST((lon + 180) * 4 AS INTEGER);`);
const { results: towns } = await db
  .prepare(
    `SELECT place.*, '' AS uniqueName, '' AS regionName, town, cell
     FROM place JOIN town_codes ON town_codes.id = place.id`,
  )
  .all<Town & { town: number; cell: number }>();

/** Each job has one to three towns. */
const jobs = Array.from({ length: JOBS }, () =>
  Array.from(
    { length: 1 + Math.floor(random() ** 3 * 3) },
    () => towns[Math.floor(random() * towns.length)] as (typeof towns)[0],
  ),
);
const indexEntries = jobs.map((places, id) => [
  id,
  places.map(({ town, cell }) => `${MARKS.code}${town} ${MARKS.code}${cell}`).join(' '),
]);
await db
  .prepare('INSERT INTO job_fts (rowid, words) SELECT value ->> 0, value ->> 1 FROM json_each(?)')
  .bind(JSON.stringify(indexEntries))
  .run();

const dictionary = await loadDictionary(db, 0);
const centres: Point[] = Array.from({ length: CENTRES }, (_, i) =>
  i % 5
    ? (towns[Math.floor(random() * towns.length)] as Point)
    : { lat: (Math.asin(2 * random() - 1) * 180) / Math.PI, lon: random() * 360 - 180 },
);
takeTime();
let wrong = 0;
let pairs = 0;
let matches = 0;
const times: number[] = [];
const terms: number[] = [];
for (const centre of centres) {
  const distances = new Map(towns.map((town) => [town.id, distanceKm(centre, town)]));
  for (const km of RADII) {
    const start = performance.now();
    const codes = codesWithin({ ...centre } as Town, km, dictionary);
    const match = toFts5(codesMatch(codes));
    const { results } = await db
      .prepare('SELECT rowid AS id FROM job_fts WHERE job_fts MATCH ?')
      .bind(match)
      .all<{ id: number }>();
    times.push(performance.now() - start);
    terms.push(codes.length);
    const got = new Set(results.map(({ id }) => id));
    jobs.forEach((places, id) => {
      const isWithin = places.some((town) => (distances.get(town.id) ?? Infinity) <= km);
      if (isWithin !== got.has(id)) wrong++;
    });
    pairs += JOBS;
    matches += got.size;
  }
}
close();
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
console.log(
  `${towns.length} towns, ${JOBS} jobs, ${CENTRES} centres, ${RADII.join(', ')} km: ` +
    `${matches} found, ${wrong} of ${pairs} wrong`,
);
console.log(
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms including reading the towns; ` +
    `at most ${Math.max(...terms)} words in an expression`,
);
if (wrong > 0) process.exitCode = 1;
