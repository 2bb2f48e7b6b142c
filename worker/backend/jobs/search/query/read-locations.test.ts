import { expect, test } from 'vitest';
import { NO_FILTERS } from '../../../../../bench/search-queries.ts';
import { formatCell } from '../../../places/cells.ts';
import { distanceKm, type Point } from '../../../places/distance.ts';
import type { Town } from '../../../places/resolve-place.ts';
import { addEntries, createDictionary, type Dictionary } from '../index/dictionary.ts';
import { findJobDistance } from './describe-locations.ts';
import { codesWithin, readLocations } from './read-locations.ts';

// docs/specification.md: 7.3

const townAt = (id: number, { lat, lon }: Point): Town & { names: string[] } => ({
  id,
  name: `Town ${id}`,
  uniqueName: `Town ${id}`,
  country: 'GB',
  region: '',
  regionName: '',
  population: 10_000,
  lat,
  lon,
  names: [`town ${id}`],
});

/**
 * Creates a dictionary of towns as if loaded from the database, with codes for the towns and for
 * their cells.
 */
const createTownDictionary = (points: readonly Point[]): Dictionary => {
  const dictionary = createDictionary({
    isWhole: true,
    loadedAt: 0,
    versions: new Map(),
    jobs: 0,
    money: { currency: null, usd: undefined, ratesAt: null },
    synonyms: { byTerm: new Map(), byGroup: new Map() },
  });
  const towns = points.map((point, i) => [i, 'town', String(i), null, '', townAt(i, point)]);
  const cells = [...new Set(points.map(formatCell))].map((name, i) => [
    points.length + i,
    ...['cell', name, name, '', null],
  ]);
  addEntries(dictionary, JSON.stringify([...towns, ...cells]));
  return dictionary;
};

/**
 * Finds the towns for the given codes. A town code stands for one town, and a cell code for all
 * towns in the cell.
 */
const findTowns = (codes: readonly number[], { townsByCode, cells }: Dictionary): Set<number> => {
  const inCell = new Map([...cells.values()].map((cell) => [cell.code, cell.towns]));
  return new Set(
    codes.flatMap(
      (code) => townsByCode.get(code)?.id ?? inCell.get(code)?.map(({ town }) => town.id) ?? [],
    ),
  );
};

// Includes points near the poles and the date line.
const CENTRES: readonly Point[] = [
  { lat: 51.5, lon: -0.12 },
  { lat: 0, lon: 0 },
  { lat: -17.8, lon: 179.9 },
  { lat: 65.5, lon: -179.95 },
  { lat: 89.9, lon: 12 },
  { lat: -89.8, lon: -100 },
];

const around = ({ lat, lon }: Point, i: number): Point => {
  // A spiral, so that towns lie at every distance and in every direction.
  const km = (i % 40) * 4;
  const angle = i * 2.4;
  const atLat = Math.max(-90, Math.min(90, lat + (km / 111) * Math.cos(angle)));
  const perDegree = Math.max(0.02, Math.cos((lat * Math.PI) / 180)) * 111;
  const atLon = lon + (km / perDegree) * Math.sin(angle);
  return { lat: atLat, lon: ((((atLon + 180) % 360) + 360) % 360) - 180 };
};

test('finds exactly the towns within a radius, even near the poles and the date line', () => {
  const points = CENTRES.flatMap((centre) =>
    Array.from({ length: 400 }, (_, i) => around(centre, i)),
  );
  const dictionary = createTownDictionary(points);
  for (const centre of CENTRES) {
    for (const km of [5, 10, 25, 50, 100]) {
      const expectedTowns = points.flatMap((point, i) =>
        distanceKm(centre, point) <= km ? [i] : [],
      );
      const found = findTowns(codesWithin(townAt(-1, centre), km, dictionary), dictionary);
      expect(
        [...found].sort((a, b) => a - b),
        `${km} km around ${JSON.stringify(centre)}`,
      ).toEqual(expectedTowns);
    }
  }
});

test('a cell within the radius replaces its towns', () => {
  const dictionary = createTownDictionary(
    Array.from({ length: 50 }, (_, i) => ({ lat: 50.01 + i / 1000, lon: 8.01 })),
  );
  expect(codesWithin(townAt(-1, { lat: 50.03, lon: 8.01 }), 100, dictionary)).toEqual([50]);
});

test('a search in a town without jobs finds jobs within 25 km, unless the radius is 0', () => {
  const dictionary = createTownDictionary([
    { lat: 50.8, lon: -0.4 },
    { lat: 50.8, lon: -3 },
  ]);
  const town = townAt(99, { lat: 50.8, lon: -0.14 });
  dictionary.places.set('Brighton', [{ kind: 'town', town, others: [] }]);
  const read = (radius: '0' | '50' | null) =>
    readLocations({ ...NO_FILTERS, location: ['Brighton'], radius }, dictionary)[0];
  expect(read(null)).toMatchObject({ codes: [0], radius: 25, isNearby: true });
  expect(read('50')).toMatchObject({ codes: [0], radius: 50, isNearby: false });
  expect(read('0')).toMatchObject({ codes: [], isNearby: false });
});

test('a distance is returned only if one of the job’s towns lies within the radius', () => {
  const dictionary = createTownDictionary([
    { lat: 50.8, lon: -0.4 },
    { lat: 53.8, lon: -1.5 },
  ]);
  const town = townAt(99, { lat: 50.8, lon: -0.14 });
  dictionary.places.set('Brighton', [{ kind: 'town', town, others: [] }]);
  const query = { ...NO_FILTERS, location: ['Brighton'], radius: '50' as const };
  const distance = (...codes: number[]) =>
    findJobDistance(codes, readLocations(query, dictionary), dictionary);
  expect(distance(0)).toBeCloseTo(18.3, 0);
  // A job without a distance, such as a remote job in a distant town that may be done from the
  // searched place.
  expect(distance(1)).toBeUndefined();
  expect(distance(1, 0)).toBe(distance(0));
});
