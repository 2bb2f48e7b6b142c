import { expect, test } from 'vitest';
import { database } from '../../../tests/support/test-database.ts';
import { findArea } from './areas.ts';
import { distanceKm } from './distance.ts';

// docs/specification.md: 7.3

const townsIn = async (name: string, names: readonly string[]) => {
  const { circles = [] } = findArea(name) ?? {};
  const { results } = await database.db
    .prepare(
      `SELECT name, lat, lon FROM place WHERE country IN ('GB', 'US', 'DE')
         AND name IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(names))
    .all<{ name: string; lat: number; lon: number }>();
  return results
    .filter((town) => circles.some((circle) => distanceKm(town, circle) <= circle.km))
    .map((town) => town.name)
    .sort();
};

test.each([
  ['Kent', ['Canterbury', 'Dartford', 'Dover', 'Maidstone', 'Margate'], ['Brighton', 'Chelmsford']],
  [
    'Yorkshire',
    ['Kingston upon Hull', 'Leeds', 'Scarborough', 'Sheffield', 'York'],
    ['Manchester', 'Durham'],
  ],
  ['East Anglia', ['Cambridge', 'Ipswich', 'Norwich'], ['Colchester', 'Leicester']],
  ['Midlands', ['Birmingham', 'Derby', 'Lincoln', 'Worcester'], ['Oxford', 'Sheffield']],
  ['Ruhr area', ['Bochum', 'Dortmund', 'Duisburg', 'Essen'], ['Düsseldorf', 'Köln', 'Wuppertal']],
  ['Silicon Valley', ['Palo Alto', 'San Jose', 'Sunnyvale'], ['Oakland', 'San Francisco']],
])(
  '%s contains the towns that belong to it and no neighbouring ones',
  async (name, within, beside) => {
    expect(await townsIn(name, [...within, ...beside])).toEqual(within);
  },
);

test('no town has the same name as an area, so the name alone identifies the area', async () => {
  const { results } = await database.db
    .prepare('SELECT coalesce(longer_name, name) AS name FROM place')
    .all<{ name: string }>();
  expect(results.filter(({ name }) => findArea(name)).map(({ name }) => name)).toEqual([]);
});
