import { expect, test } from 'vitest';
import { database } from '../../../tests/support/own-database.ts';
import { findPlaces } from './find-places.ts';

// docs/specification.md: 7.3

/** As `Town US-OR`, `[region]`, `{countries}`, one after the other. */
const read = async (text: string): Promise<string> => {
  const places = (await findPlaces(database.db, [text])).get(text) ?? [];
  return places
    .map((place) => {
      if (place.kind === 'town') return `${place.town.name} ${place.town.region}`;
      return place.kind === 'region' ? `[${place.region}]` : `{${place.countries}}`;
    })
    .join(' & ');
};

test.each([
  ['London', 'London GB-ENG'],
  ['London, UK', 'London GB-ENG'],
  ['Manchester UK', 'Manchester GB-ENG'],
  ['Paris Texas', 'Paris US-TX'],
  ['Boston MA United States', 'Boston US-MA'],
  ['London, England', 'London GB-ENG'],
  ['Greater London', 'London GB-ENG'],
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
])('%j is %s', async (text, place) => {
  expect(await read(text)).toBe(place);
});

test.each([
  ['Frankfurt', 'Frankfurt am Main', 'Frankfurt (Oder)'],
  ['Newcastle', 'Newcastle upon Tyne', 'Newcastle'],
  ['Perth', 'Perth', 'Perth'],
])('%s is %s, and perhaps %s', async (text, town, other) => {
  const [place] = (await findPlaces(database.db, [text])).get(text) ?? [];
  expect(place?.kind === 'town' && place.town.name).toBe(town);
  expect(place?.kind === 'town' && place.others.map(({ name }) => name)).toContain(other);
});

test('of towns of one name the others are told, the larger first', async () => {
  const [place] = (await findPlaces(database.db, ['Cambridge'])).get('Cambridge') ?? [];
  expect(place).toMatchObject({ kind: 'town', town: { region: 'GB-ENG' } });
  expect(place?.kind === 'town' && place.others.map(({ region }) => region)).toEqual([
    'CA-ON',
    'US-MA',
  ]);
});
