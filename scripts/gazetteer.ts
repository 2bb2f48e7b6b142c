/*
 * Writes the migration with the gazetteer's towns: gazetteer.ts TOWNS FILE. TOWNS is described in
 * decision 13. After the first deploy, any change must be a new migration, so FILE must always be a
 * new file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { iso31662 } from 'iso-3166';
import { splitWords } from '../worker/backend/jobs/text.ts';
import {
  type Town as KnownTown,
  type NamedPlaces,
  resolvePlaces,
} from '../worker/backend/places/resolve-place.ts';

/** D1 limits a statement to 100 KB. */
const STATEMENT_MAX_BYTES = 90_000;

/** First-level regions whose English name differs from ISO 3166-2. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  'AT-1': 'Burgenland',
  'AT-2': 'Carinthia',
  'AT-3': 'Lower Austria',
  'AT-4': 'Upper Austria',
  'AT-6': 'Styria',
  'AT-7': 'Tyrol',
  'AT-9': 'Vienna',
  'BE-BRU': 'Brussels Capital',
  'BE-VLG': 'Flanders',
  'BE-WAL': 'Wallonia',
  'CH-GE': 'Geneva',
  'CH-LU': 'Lucerne',
  'CH-TI': 'Ticino',
  'CZ-10': 'Prague',
  'DE-BE': 'State of Berlin',
  'DE-BY': 'Bavaria',
  'DE-HE': 'Hesse',
  'DE-MV': 'Mecklenburg-Western Pomerania',
  'DE-NI': 'Lower Saxony',
  'DE-NW': 'North Rhine-Westphalia',
  'DE-RP': 'Rhineland-Palatinate',
  'DE-SN': 'Saxony',
  'DE-ST': 'Saxony-Anhalt',
  'DE-TH': 'Thuringia',
  'DK-81': 'North Denmark',
  'DK-82': 'Central Jutland',
  'DK-83': 'South Denmark',
  'DK-84': 'Capital Region',
  'DK-85': 'Zealand',
  'ES-AN': 'Andalusia',
  'ES-AR': 'Aragon',
  'ES-AS': 'Asturias',
  'ES-CB': 'Cantabria',
  'ES-CL': 'Castille and León',
  'ES-CM': 'Castille-La Mancha',
  'ES-CN': 'Canary Islands',
  'ES-CT': 'Catalonia',
  'ES-EX': 'Extremadura',
  'ES-GA': 'Galicia',
  'ES-IB': 'Balearic Islands',
  'ES-MC': 'Murcia',
  'ES-MD': 'Madrid',
  'ES-NC': 'Navarre',
  'ES-PV': 'Basque Country',
  'ES-RI': 'La Rioja',
  'ES-VC': 'Valencia',
  'FR-20R': 'Corsica',
  'FR-BRE': 'Brittany',
  'FR-NAQ': 'New Aquitaine',
  'FR-NOR': 'Normandy',
  'IT-21': 'Piedmont',
  'IT-23': 'Aosta Valley',
  'IT-25': 'Lombardy',
  'IT-32': 'Trentino-Alto Adige',
  'IT-36': 'Friuli Venezia Giulia',
  'IT-52': 'Tuscany',
  'IT-57': 'The Marches',
  'IT-62': 'Lazio',
  'IT-75': 'Apulia',
  'IT-82': 'Sicily',
  'IT-88': 'Sardinia',
  'NL-FR': 'Friesland',
  'NL-GE': 'Gelderland',
  'NL-NB': 'North Brabant',
  'NL-NH': 'North Holland',
  'NL-ZH': 'South Holland',
  'PL-02': 'Lower Silesia',
  'PL-04': 'Kujawsko-Pomorskie',
  'PL-06': 'Lublin',
  'PL-08': 'Lubusz',
  'PL-10': 'Łódź Voivodeship',
  'PL-12': 'Lesser Poland',
  'PL-14': 'Mazovia',
  'PL-16': 'Opole Voivodeship',
  'PL-18': 'Subcarpathia',
  'PL-20': 'Podlasie',
  'PL-22': 'Pomerania',
  'PL-24': 'Silesia',
  'PL-26': 'Świętokrzyskie',
  'PL-28': 'Warmia-Masuria',
  'PL-30': 'Greater Poland',
  'PL-32': 'West Pomerania',
  'PT-11': 'Lisbon',
};
/** Short names of regions, and their names in other languages. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'AT-7': 'Tirol',
  'CA-QC': 'Québec, Quebec Province',
  'CH-ZH': 'Canton of Zürich',
  'DE-BW': 'Baden-Wurttemberg, BaWü, Bade-Wurtemberg',
  'DE-BY': 'Bavière, Baviera, Bayern, バイエルン',
  'DE-HE': 'Hessen',
  'DE-NW': 'NRW, Nordrhein-Westfalen, Renania del Norte-Westfalia',
  'DE-SN': 'Sachsen',
  'ES-AN': 'Andalucía, Andalousie, Andalusien',
  'ES-CT': 'Catalunya, Cataluña, Katalonien, Catalogne',
  'ES-PV': 'Euskadi, País Vasco, Baskenland',
  'ES-VC': 'Comunidad Valenciana, Valencian Community',
  'FR-IDF': 'Île-de-France, Paris region, Région parisienne',
  'FR-PAC': "PACA, Provence-Alpes-Côte d'Azur",
  'GB-ENG': 'Inglaterra, Angleterre, イングランド',
  'GB-NIR': 'Nordirland, Ulster',
  'GB-SCT': 'Schottland, Écosse, Escocia, Scozia, スコットランド',
  'GB-WLS': 'Pays de Galles, Gales, Cymru, ウェールズ',
  'IT-25': 'Lombardia',
  'IT-52': 'Toscana, Toskana, Toscane',
  'US-CA': 'Calif, Kalifornien, Californie, カリフォルニア',
  'US-DC': 'Washington DC, Washington D.C., DC',
  'US-NY': 'New York State, NY State, Upstate New York',
  'US-WA': 'Washington State',
};

/** Town names that are missing from GeoNames' list. */
const TOWN_NAMES: Readonly<Record<string, string>> = {
  'IN Gurgaon': 'Gurugram',
  'PL Gdańsk': 'Danzig',
  'PL Katowice': 'Kattowitz',
  'PL Kraków': 'Krakau, Cracow, Cracovie, Cracovia',
  'PL Poznań': 'Posen',
  'PL Szczecin': 'Stettin',
  'PL Wrocław': 'Breslau',
  'SE Gothenburg': 'Gotemburgo',
};

/** English names of towns that GeoNames lists under their local names. */
const ENGLISH_TOWNS: Readonly<Record<string, string>> = {
  'BE Antwerpen': 'Antwerp',
  'CH Genève': 'Geneva',
  'CH Luzern': 'Lucerne',
  'CH Zürich': 'Zurich',
  'DE Hannover': 'Hanover',
  'DE Köln': 'Cologne',
  'DE Nürnberg': 'Nuremberg',
  'DK Århus': 'Aarhus',
  'ES Sevilla': 'Seville',
  'IE Gaillimh': 'Galway',
  'SE Göteborg': 'Gothenburg',
};

interface Town {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly admin1: string;
  readonly regionName: string;
  readonly population: number;
  readonly lat: number;
  readonly lon: number;
  readonly names: readonly string[];
}

const [, , towns = '', file = ''] = process.argv;
const rows: Town[] = readFileSync(towns, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id, name, country, admin1, regionName, population, lat, lon, names] = line.split('\t');
    return {
      id: Number(id),
      name: ENGLISH_TOWNS[`${country} ${name}`] ?? name ?? '',
      country: country ?? '',
      admin1: admin1 ?? '',
      regionName: regionName ?? '',
      population: Number(population),
      // Coordinates are rounded to about a hundred metres.
      lat: Math.round(Number(lat) * 1000) / 1000,
      lon: Math.round(Number(lon) * 1000) / 1000,
      // `Osaca - 大阪市` contains two names. Visitors leave out the suffix that means "town".
      names: `${name}|${names ?? ''}`
        .split(/\||\s-\s/)
        .flatMap((one) => [one, one.replace(/(?<=..)[市시都]$/u, '').trim()])
        .filter(Boolean),
    };
  });

const formatKey = (name: string): string => splitWords(name).join(' ');
/** Words for types of regions, such as `län` in `Skåne län` and `County` in `Dâmbovița County`. */
const KINDS =
  /\b(?:province|region|oblast|county|department|state|canton|voivodeship|governorate|prefecture|district|municipality|republic|krai|kray|lan|of|de|the)\b/g;
const bareKey = (name: string): string =>
  formatKey(name).replace(KINDS, '').replace(/\s+/g, ' ').trim();

const regionsByCountry = Map.groupBy(iso31662, ({ code }) => code.slice(0, 2));
const findIsoCode = ({ country, admin1, regionName }: Town): string | undefined => {
  const known = regionsByCountry.get(country) ?? [];
  const byCode = `${country}-${admin1}`;
  // Alphabetic region codes are ISO codes; numeric ones are FIPS codes.
  if (/^[A-Z]/.test(admin1) && known.some(({ code }) => code === byCode)) return byCode;
  return (
    known.find(({ code }) => ENGLISH_NAMES[code] === regionName) ??
    known.find(({ name }) => formatKey(name) === formatKey(regionName)) ??
    known.find(({ name }) => bareKey(name) === bareKey(regionName))
  )?.code;
};

/** Regions by GeoNames' own key, with their ISO code if they have one. */
const regions = new Map<
  string,
  { code: string; country: string; name: string; names: string[]; population: number }
>();
for (const town of rows) {
  if (!town.admin1) continue;
  const key = `${town.country}.${town.admin1}`;
  const known = regions.get(key);
  if (known) {
    known.population += town.population;
    continue;
  }
  const code = findIsoCode(town) ?? key;
  const iso = iso31662.find((region) => region.code === code)?.name;
  const shown = town.regionName.replace(/^State of /, '');
  regions.set(key, {
    code,
    country: town.country,
    name: shown,
    population: town.population,
    names: [shown, iso ?? '', ...(OTHER_NAMES[code] ?? '').split(',')].filter((name) =>
      name.trim(),
    ),
  });
}

const statements = (
  insert: string,
  values: readonly (readonly (string | number | null)[])[],
): string[] => {
  const all: string[] = [];
  let json: string[] = [];
  let bytes = 0;
  const end = () => {
    if (json.length === 0) return;
    all.push(`${insert}\nFROM json_each('[${json.join(',').replaceAll("'", "''")}]');`);
    json = [];
    bytes = 0;
  };
  for (const value of values) {
    const one = JSON.stringify(value);
    const length = Buffer.byteLength(one) + 1;
    if (bytes + length > STATEMENT_MAX_BYTES) end();
    json.push(one);
    bytes += length;
  }
  end();
  return all;
};
const columns = (count: number) =>
  Array.from({ length: count }, (_, i) => `value ->> ${i}`).join(', ');

const byId = rows.toSorted((a, b) => a.id - b.id);
const regionRows = [
  ...new Map([...regions.values()].map((region) => [region.code, region])).values(),
];
const listNames = ({ name, names, country }: Town) =>
  [
    ...new Set(
      [name, ...names, ...(TOWN_NAMES[`${country} ${name}`] ?? '').split(',')].map(formatKey),
    ),
  ].filter(Boolean);

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const placed = byId.map((town): KnownTown & { regionName: string; names: string[] } => {
  const region = regions.get(`${town.country}.${town.admin1}`);
  return {
    ...town,
    region: region?.code ?? '',
    regionName: region?.name ?? '',
    uniqueName: town.name,
    names: listNames(town),
  };
});
const byName = <T>(rows: readonly (readonly [string, T])[]): Map<string, T[]> =>
  new Map(
    [...Map.groupBy(rows, ([name]) => name)].map(([name, of]) => [name, of.map(([, one]) => one)]),
  );
const gazetteer: NamedPlaces = {
  towns: byName(placed.flatMap((town) => town.names.map((name) => [name, town] as const))),
  regions: byName(
    regionRows
      .toSorted((a, b) => b.population - a.population)
      .flatMap(({ code, names }) =>
        [...new Set(names.map(formatKey))].map((name) => [name, code] as const),
      ),
  ),
  regionNames: new Map(),
};
let unreachable = 0;
/**
 * The shortest name that is unique to the town; null if the town's plain name is already unique.
 */
const longerName = ({ id, name, regionName, country }: (typeof placed)[number]): string | null => {
  const inCountry = countryNames.of(country) ?? country;
  const candidates = [
    name,
    ...(regionName ? [`${name}, ${regionName}`] : []),
    `${name}, ${inCountry}`,
    ...(regionName ? [`${name}, ${regionName}, ${inCountry}`] : []),
  ];
  const found = candidates.find((way) => {
    const [place, ...others] = resolvePlaces(way, gazetteer);
    return others.length === 0 && place?.kind === 'town' && place.town.id === id;
  });
  if (!found) unreachable++;
  return found === name ? null : (found ?? candidates.at(-1) ?? null);
};

writeFileSync(
  file,
  [
    `-- Towns of 5,000 people and more, with their names in other languages, from GeoNames (geonames.org), CC BY 4.0.
-- Written by scripts/gazetteer.ts.
CREATE TABLE place_region (
  -- ISO 3166-2, else a key of GeoNames.
  code TEXT PRIMARY KEY,
  country TEXT NOT NULL,
  name TEXT NOT NULL,
  -- Of its towns, so that of two regions of one name the larger is meant.
  population INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE place (
  -- GeoNames' own.
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  country TEXT NOT NULL,
  region TEXT NOT NULL,
  population INTEGER NOT NULL,
  lat REAL NOT NULL,
  lon REAL NOT NULL,
  -- A JSON array, folded.
  names TEXT NOT NULL,
  -- With its region or country, where the name alone means another town.
  longer_name TEXT
) STRICT;
-- Folded words by which a town (its id) or a region (its code) is named.
CREATE TABLE place_name (
  name TEXT NOT NULL,
  place INTEGER NOT NULL,
  PRIMARY KEY (name, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE region_name (
  name TEXT NOT NULL,
  region TEXT NOT NULL,
  PRIMARY KEY (name, region)
) STRICT, WITHOUT ROWID;`,
    ...statements(
      `INSERT INTO place_region (code, country, name, population) SELECT ${columns(4)}`,
      regionRows.map(({ code, country, name, population }) => [code, country, name, population]),
    ),
    ...statements(
      `INSERT OR IGNORE INTO region_name (name, region) SELECT ${columns(2)}`,
      regionRows.flatMap(({ code, names }) =>
        [...new Set(names.map(formatKey))].map((key) => [key, code] as const),
      ),
    ),
    ...statements(
      `INSERT INTO place (id, name, country, region, population, lat, lon, names, longer_name) SELECT ${columns(9)}`,
      placed.map((town) => [
        town.id,
        town.name,
        town.country,
        town.region,
        town.population,
        town.lat,
        town.lon,
        JSON.stringify(town.names),
        longerName(town),
      ]),
    ),
    'INSERT INTO place_name (name, place) SELECT one.value, place.id FROM place, json_each(place.names) AS one;',
    '',
  ].join('\n'),
);
const mapped = regionRows.filter(({ code }) => /^[A-Z]{2}-/.test(code)).length;
console.log(
  `${byId.length} towns, ${regionRows.length} regions (${mapped} with an ISO 3166-2 code); ${unreachable} towns cannot be identified by name alone`,
);
