import { expect, test, vi } from 'vitest';
import { respondTo } from '../../../tests/support/request-context.ts';
import { database, storage } from '../../../tests/support/test-database.ts';
import { distanceKm, type Point } from './distance.ts';
import { findPlaces } from './find-places.ts';
import { nearestTown, townsAround } from './nearest-town.ts';

const { db } = database;
// Adds a town near the pole, because no real one is close enough to be nearest across the pole.
await db
  .prepare(
    `INSERT INTO place (id, name, country, region, population, lat, lon, names)
     VALUES (1, 'Behind the pole', 'NO', '', 5000, 88, 170, '[]')`,
  )
  .run();
const { results: towns } = await db
  .prepare('SELECT id, lat, lon FROM place')
  .all<Point & { id: number }>();

/** Points spread over the globe, identical in every run. */
const spread = Array.from({ length: 24 }, (_, i): Point => {
  const lat = (Math.asin(2 * ((i + 0.5) / 24) - 1) * 180) / Math.PI;
  return { lat, lon: ((i * 137.50776) % 360) - 180 };
});
const EDGES: Point[] = [
  ...[-180, 0, 123.4].flatMap((lon) => [90, -90, 89.9].map((lat) => ({ lat, lon }))),
  // Fiji and the Chukchi Peninsula lie on both sides of the date line.
  ...[-18, 52, 68.9].flatMap((lat) => [180, -179.99, 177].map((lon) => ({ lat, lon }))),
];
/** Points near towns, because most visitors are near one. */
const inTowns = towns
  .filter((_, i) => i % 800 === 0)
  .map(({ lat, lon }) => ({ lat: lat + 0.013, lon: lon - 0.021 }));

test('finds the same town as a full scan does, even at the poles and the date line', async () => {
  for (const point of [...spread, ...EDGES, ...inTowns]) {
    const { value } = await townsAround(db, point).next();
    const nearest = Math.min(...towns.map((town) => distanceKm(town, point)));
    expect(value?.[0]?.km, JSON.stringify(point)).toBeCloseTo(nearest, 6);
  }
}, 60_000);

test('reads only a few hundred of 49,025 rows for a position near a town', async () => {
  const { meta } = await db
    .prepare('SELECT count(*) FROM place INDEXED BY place_by_position WHERE lat BETWEEN ? AND ?')
    .bind(51.87, 52.32)
    .run();
  expect(meta.rows_read).toBeLessThan(1_500);
});

test.each([
  ['Utrecht', { lat: 52.0907, lon: 5.1214 }],
  ['Osaka', { lat: 34.69, lon: 135.5 }],
])('a position in %s returns that town', async (town, point) => {
  expect(await nearestTown(db, point)).toBe(town);
});

test('the returned name resolves to the nearest town, not to a larger town or a country with the same name', async () => {
  const read = async (point: Point) => {
    const name = await nearestTown(db, point);
    const [place] = (await findPlaces(db, [name])).get(name) ?? [];
    return place?.kind === 'town' ? place.town : undefined;
  };
  const cambridge = await read({ lat: 42.3751, lon: -71.1056 });
  expect(cambridge).toMatchObject({ name: 'Cambridge', region: 'US-MA' });
  // The only town nearby has the same name as the country.
  const djibouti = { lat: 11.589, lon: 43.145 };
  expect(distanceKm((await read(djibouti)) as Point, djibouti)).toBeLessThan(150);
});

const post = (position: object) =>
  respondTo(
    new Request('http://site/misc/nearest-town', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(position),
    }),
    storage,
  );

test('the response contains only the name and is not cached', async () => {
  const response = await post({ lat: 52.09, lon: 5.12 });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ data: { location: 'Utrecht' } });
});

test('an invalid position is rejected without being echoed or logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const response = await post({ lat: 91.2345, lon: '5.6789' });
  expect(response.status).toBe(422);
  expect(await response.text()).not.toMatch(/1\.2345|5\.6789/);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
