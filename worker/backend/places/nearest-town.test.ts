import { expect, test } from 'vitest';
import { database } from '../../../tests/support/own-database.ts';
import { distanceKm, type Point } from './distance.ts';
import { findPlaces } from './find-places.ts';
import { findNearestTowns, nearestTown } from './nearest-town.ts';

const { db } = database;
const { results: towns } = await db
  .prepare('SELECT id, lat, lon FROM place')
  .all<Point & { id: number }>();

/** The same points in every run, all over the sphere. */
const spread = Array.from({ length: 200 }, (_, i): Point => {
  const lat = (Math.asin(2 * ((i + 0.5) / 200) - 1) * 180) / Math.PI;
  return { lat, lon: ((i * 137.50776) % 360) - 180 };
});
const EDGES: Point[] = [
  ...[-180, -90, 0, 123.4, 180].flatMap((lon) => [90, -90, 89.9, -89.9].map((lat) => ({ lat, lon }))),
  // Fiji and the Chukchi Peninsula lie on both sides of the date line.
  ...[-18, -16.5, 52, 64, 68.9].flatMap((lat) =>
    [180, -180, 179.99, -179.99, 177, -177].map((lon) => ({ lat, lon })),
  ),
];
/** Beside towns, where visitors are. */
const inTowns = towns
  .filter((_, i) => i % 400 === 0)
  .map(({ lat, lon }) => ({ lat: lat + 0.013, lon: lon - 0.021 }));

test('the nearest town is that of a search through all of them, at poles and the date line too', async () => {
  for (const point of [...spread, ...EDGES, ...inTowns]) {
    const [found] = await findNearestTowns(db, point, 1);
    const nearest = Math.min(...towns.map((town) => distanceKm(town, point)));
    expect(found?.km, JSON.stringify(point)).toBeCloseTo(nearest, 6);
  }
}, 60_000);

test('beside a town few others are looked at', async () => {
  const plan = await db
    .prepare('EXPLAIN QUERY PLAN SELECT id FROM place WHERE lat BETWEEN 1 AND 2 AND lon > 3')
    .all<{ detail: string }>();
  expect(plan.results[0]?.detail).toMatch(/SEARCH place USING COVERING INDEX place_by_position/);
});

test.each([
  ['Utrecht', { lat: 52.0907, lon: 5.1214 }],
  ['Osaka', { lat: 34.69, lon: 135.5 }],
])('a visitor in %s searches there', async (town, point) => {
  expect(await nearestTown(db, point)).toBe(town);
});

test('the name of a town means that town, not a larger one of its name', async () => {
  const cambridge = { lat: 42.3751, lon: -71.1056 };
  const name = (await nearestTown(db, cambridge)) ?? '';
  const [place] = (await findPlaces(db, [name])).get(name) ?? [];
  expect(place?.kind === 'town' && place.town.country).toBe('US');
  expect(place?.kind === 'town' && distanceKm(place.town, cambridge)).toBeLessThan(10);
});
