import { expect, test } from 'vitest';
import { database } from '../../../tests/support/test-database.ts';
import { findPlaces } from './find-places.ts';
import type { Place } from './resolve-place.ts';

// docs/specification.md: 7.3

/** Formats places as `Town US-OR`, `[region]`, `{countries}`, `~area`. */
const formatPlaces = (places: readonly Place[]): string =>
  places
    .map((place) => {
      if (place.kind === 'town') return `${place.town.name} ${place.town.region}`;
      if (place.kind === 'area') return `~${place.area.name}`;
      return place.kind === 'region' ? `[${place.region}]` : `{${place.countries}}`;
    })
    .join(' & ');

const find = async (text: string) => (await findPlaces(database.db, [text])).get(text) ?? [];
const read = async (text: string): Promise<string> => formatPlaces(await find(text));

test.each([
  ['London', 'London GB-ENG'],
  ['London, UK', 'London GB-ENG'],
  ['Manchester UK', 'Manchester GB-ENG'],
  ['Paris Texas', 'Paris US-TX'],
  ['Boston MA United States', 'Boston US-MA'],
  ['London, England', 'London GB-ENG'],
  ['London, Ontario', 'London CA-ON'],
  ['Leeds, West Yorkshire', 'Leeds GB-ENG'],
  ['Newcastle', 'Newcastle upon Tyne GB-ENG'],
  ['Manchester', 'Manchester GB-ENG'],
  ['San Francisco, CA', 'San Francisco US-CA'],
  ['Chicago, IL', 'Chicago US-IL'],
  ['Malvern, PA', '[US-PA]'],
  ['IN - Newburgh', '[US-IN]'],
  ['KY - Mayfield', 'Mayfield US-KY'],
  ['Washington, D.C.', 'Washington, D.C. US-DC'],
  ['Washington D.C. metro', 'Washington, D.C. US-DC'],
  ['NYC', 'New York City US-NY'],
  ['SF, NYC', 'San Francisco US-CA & New York City US-NY'],
  ['New York, NY (HQ)', 'New York City US-NY'],
  ['Portland', 'Portland US-OR'],
  ['Portland, ME', 'Portland US-ME'],
  ['Birmingham, AL', 'Birmingham US-AL'],
  ['Vancouver, WA', 'Vancouver US-WA'],
  ['Perth', 'Perth AU-WA'],
  ['Perth, Scotland', 'Perth GB-SCT'],
  ['Berlin, Germany', 'Berlin DE-BE'],
  ['80331 München', 'Munich DE-BY'],
  ['Landeshauptstadt München, DEU', 'Munich DE-BY'],
  ['Frankfurt', 'Frankfurt am Main DE-HE'],
  ['Frankfurt a. M.', 'Frankfurt am Main DE-HE'],
  ['Breslau', 'Wrocław PL-02'],
  ['Göteborg', 'Gothenburg SE.28'],
  ['Gothenburg, Sweden', 'Gothenburg SE.28'],
  ['Paris La Défense', 'Paris FR-IDF'],
  ['大阪', 'Osaka JP-27'],
  ['Bengaluru / remote', 'Bengaluru IN-KA'],
  ['Timișoara, TM, Romania', 'Timişoara RO-TM'],
  ['Madrid, ESP', 'Madrid ES-MD'],
  ['Hybrid - London, Berlin', 'London GB-ENG & Berlin DE-BE'],
  ['Sydney or Melbourne', 'Sydney AU-NSW & Melbourne AU-VIC'],
  ['US-SF, US-Seattle', 'San Francisco US-CA & Seattle US-WA'],
  ['Leeds, London, United Kingdom', 'Leeds GB-ENG & London GB-ENG'],
  ['Remote - California, USA', '[US-CA]'],
  ['Illinois; Michigan', '[US-IL] & [US-MI]'],
  ['Illinois; Georgia', '[US-IL] & [US-GA]'],
  ['Remote - Georgia, USA', '[US-GA]'],
  ['Georgia', '{GE}'],
  ['Northeast - United States', '{US}'],
  ['Ciudad General Escobedo, N.L., Mexico', '{MX}'],
  ['Ireland, Spain, United Kingdom', '{IE} & {ES} & {GB}'],
  [
    'SF, SEA, NYC, ATL',
    'San Francisco US-CA & Seattle US-WA & New York City US-NY & Atlanta US-GA',
  ],
  ['Remote-Friendly (Travel-Required) | Seattle, WA', 'Seattle US-WA'],
  ['Bavaria', '[DE-BY]'],
  ['Bayern', '[DE-BY]'],
  ['England', '[GB-ENG]'],
  ['MN', '[US-MN]'],
  ['Remote - US', '{US}'],
  ['Deutschland', '{DE}'],
  ['UAE', '{AE}'],
  ['PH', '{PH}'],
  ['Luxembourg', '{LU}'],
  ['Singapore', '{SG}'],
  ['DACH', '{DE,AT,CH}'],
  ['Remote', ''],
  ['2 Locations', ''],
  ['N/A', ''],
  ['Xanadu-on-Sea', ''],
  ['', ''],
])('%j resolves to %s', async (text, place) => {
  expect(await read(text)).toBe(place);
});

test.each([
  ['Kent', '~Kent'],
  ['Kent, UK', '~Kent'],
  ['Kent, England', '~Kent'],
  ['Kent, WA', 'Kent US-WA'],
  ['Norfolk, United States', 'Norfolk US-VA'],
  ['Yorkshire', '~Yorkshire'],
  ['the West Midlands', '~West Midlands'],
  ['Tyne and Wear', '~Tyne and Wear'],
  ['Newcastle upon Tyne, Tyne and Wear', 'Newcastle upon Tyne GB-ENG'],
  ['Richmond, North Yorkshire', 'Richmond GB-ENG'],
  ['Ashford, Kent', 'Ashford GB-ENG'],
  ['Manchester, Lancashire', 'Manchester GB-ENG'],
  ['Co. Kerry', '~County Kerry'],
  ['Greater London', '~Greater London'],
  ['SF Bay Area', '~San Francisco Bay Area'],
  ['Bay Area', '~San Francisco Bay Area'],
  ['San Francisco, Bay Area', 'San Francisco US-CA'],
  ['Ruhrgebiet', '~Ruhr area'],
  ['Rhein-Main', '~Rhine-Main'],
  ["Côte d'Azur", '~French Riviera'],
  ['関西', '~Kansai'],
  ['Kent / Essex', '~Kent & ~Essex'],
])('%j resolves to %s, an area that is not in the gazetteer', async (text, place) => {
  expect(await read(text)).toBe(place);
});

test.each([
  ['Frankfurt', 'Frankfurt am Main DE-HE', 'Frankfurt (Oder) DE-BB'],
  ['Newcastle', 'Newcastle upon Tyne GB-ENG', 'Newcastle AU-NSW'],
  ['Perth', 'Perth AU-WA', 'Perth GB-SCT'],
  ['CA', '[US-CA]', '{CA}'],
  ['DE', '[US-DE]', '{DE}'],
  ['WA', '[US-WA]', '[AU-WA]'],
  ['Georgia', '{GE}', '[US-GA]'],
  ['Washington', '[US-WA]', 'Washington, D.C. US-DC'],
  ['Victoria', '[AU-VIC]', 'Victoria CA-BC'],
  ['Kent', '~Kent', 'Kent US-WA'],
  ['Surrey', '~Surrey', 'Surrey CA-BC'],
])('%s resolves to %s, with %s as an alternative', async (text, likeliest, other) => {
  const [place] = await find(text);
  expect(place && formatPlaces([place])).toBe(likeliest);
  expect(place?.others.map((one) => formatPlaces([one]))).toContain(other);
});

test('a region is not offered as an alternative to a town in it with the same name', async () => {
  const others = (await Promise.all(['New York', 'Madrid', 'Berlin'].map(find))).map(
    ([place]) => place?.others.filter(({ kind }) => kind === 'region').length,
  );
  expect(others).toEqual([0, 0, 0]);
});

test('a state abbreviation resolves to the state, displayed with its full name', async () => {
  expect((await find('CA'))[0]).toMatchObject({ kind: 'region', name: 'California' });
});

test.each([
  ['Washington', 'Washington, D.C. US-DC'],
  ['Victoria', 'Ciudad Victoria MX-TAM'],
])('the first alternative for %s is %s', async (text, first) => {
  const [place] = await find(text);
  expect(formatPlaces(place?.others.slice(0, 1) ?? [])).toBe(first);
});

test('lists other towns with the same name as alternatives, largest first', async () => {
  const [place] = await find('Cambridge');
  expect(formatPlaces(place ? [place, ...place.others] : [])).toBe(
    'Cambridge GB-ENG & Cambridge CA-ON & Cambridge US-MA',
  );
});
