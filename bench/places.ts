/*
 * Checks whether place names in job adverts resolve to the places they mean.
 * Usage: npm run bench:places
 * bench/README.md describes the measurements.
 */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitWords } from '../worker/backend/jobs/text.ts';
import { findPlaces } from '../worker/backend/places/find-places.ts';
import type { ResolvedPlace } from '../worker/backend/places/resolve-place.ts';
import { JUDGED_SPELLINGS } from './places/spellings.ts';
import { openTimedDatabase } from './sqlite-as-d1.ts';

const GOALS = { resolved: 0.95, wrong: 0.01 };

const gazetteer = new URL('../worker/backend/migrations/0022_gazetteer.sql', import.meta.url);
const { db, exec, close } = openTimedDatabase(
  join(tmpdir(), `rolecall-places-${process.pid}.sqlite`),
);
exec(readFileSync(gazetteer, 'utf8'));

const normalizeName = (text: string) => splitWords(text).join(' ');
const readNames = async (id: number): Promise<string[]> => {
  const row = await db
    .prepare('SELECT names FROM place WHERE id = ?')
    .bind(id)
    .first<{ names: string }>();
  return JSON.parse(row?.names ?? '[]');
};

/**
 * True if a resolved place is the one that was meant, such as `GB Leeds`, `US-OR Portland`,
 * `DE-BY`, `~Kent`, `DE` or `DE+AT`.
 */
const isMeant = async (place: ResolvedPlace, meant: string): Promise<boolean> => {
  if (place.kind === 'region') return place.region === meant;
  if (place.kind === 'area') return `~${place.area.name}` === meant;
  if (place.kind === 'countries') {
    return [...place.countries].sort().join('+') === meant.split('+').sort().join('+');
  }
  const [, area = '', name = ''] = /^(\S+) (.+)$/.exec(meant) ?? [];
  const { town } = place;
  const isInArea = area.includes('-') ? town.region === area : town.country === area;
  return isInArea && (await readNames(town.id)).includes(normalizeName(name));
};

const formatPlaces = (places: readonly ResolvedPlace[]) =>
  places
    .map((place) => {
      if (place.kind === 'town') return `${place.town.region} ${place.town.name}`;
      if (place.kind === 'area') return `~${place.area.name}`;
      return place.kind === 'region' ? place.region : place.countries.join('+');
    })
    .join(' & ') || '-';

const placesByText = await findPlaces(
  db,
  JUDGED_SPELLINGS.map(({ text }) => text),
);
let right = 0;
let unread = 0;
let wrong = 0;
for (const { text, meant } of JUDGED_SPELLINGS) {
  const places = placesByText.get(text) ?? [];
  const expected = meant === '-' ? [] : meant.split(' & ');
  const fits =
    places.length === expected.length &&
    (await Promise.all(places.map((place, i) => isMeant(place, expected[i] ?? '')))).every(Boolean);
  if (fits) right += 1;
  else if (places.length === 0) unread += 1;
  else wrong += 1;
  if (!fits)
    console.log(
      `${places.length ? 'wrong ' : 'unread'}  ${text}: ${formatPlaces(places)}, expected ${meant}`,
    );
}
close();
const share = (number: number) => `${((100 * number) / JUDGED_SPELLINGS.length).toFixed(1)} %`;
console.log(
  `\n${JUDGED_SPELLINGS.length} spellings: ${share(right)} right, ${share(unread)} unread, ${share(wrong)} wrong`,
);
if (
  right / JUDGED_SPELLINGS.length < GOALS.resolved ||
  wrong / JUDGED_SPELLINGS.length > GOALS.wrong
) {
  console.log('Goals missed: at least 95 % right, at most 1 % wrong.');
  process.exitCode = 1;
}
