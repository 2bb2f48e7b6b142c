import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Facet } from '../../../../../src/contracts/job.ts';
import { cellOf } from '../../../places/cells.ts';
import type { ResolvedPlace, Town } from '../../../places/resolve-place.ts';
import {
  knownVersions,
  readTableVersions,
  TABLE_VERSIONS,
  type TableVersions,
} from '../../../versions.ts';
import { wordsOf } from '../../text.ts';
import type { SynonymRow, Synonyms } from '../query/synonyms.ts';
import { tellingWords } from '../query/title-words.ts';

/** A value that a filter may have (table facet_value). `region` and `cell` have no facet, they only find. */
interface FacetEntry {
  readonly code: number;
  readonly facet: Facet | 'region' | 'cell';
  readonly value: string;
  readonly label: string;
  /** By which a place is found: its own words, its region's, its country's. */
  readonly text: string;
}

/** Everything that turns words of a visitor into codes, and codes into words for a visitor. */
export interface Dictionary {
  readonly loadedAt: number;
  /** Of the tables that it is made of, by name. */
  versions: TableVersions;
  /** How many jobs were open then. */
  readonly jobs: number;
  readonly entries: Map<number, FacetEntry>;
  /** By facet and value. Places of one name share a list. */
  readonly codes: Map<string, number[]>;
  readonly synonyms: Synonyms;
  /** Folded, of entries by their codes: `wordsOfEntry`. */
  readonly words: Map<number, string>;
  /** What a query may name, by folded words: towns, regions and employers of jobs. Read it by `namesIn`. */
  readonly names: Map<string, NamedValue>;
  /** Adds to `names` what nobody has looked for yet. */
  readonly unnamed: (() => void)[];
  /** Towns that have or had jobs, by GeoNames' id and by their codes. */
  readonly towns: Map<number, KnownTown>;
  readonly townsByCode: Map<number, NamedTown>;
  /** The towns of each quarter of a degree, by its name. */
  readonly cells: Map<string, Cell>;
  /** What texts in the field for places mean, as the gazetteer said. */
  readonly places: Map<string, readonly ResolvedPlace[]>;
  money: Money;
}

/** In which currency an amount stands that names none. */
interface Money {
  /** The one that most jobs state; null where none states pay. */
  readonly currency: string | null;
  /** What a unit of it is in US dollars, where jobs state others too that can be compared with it. */
  readonly usd: number | undefined;
  /** The day of the oldest rate, `YYYY-MM-DD`. */
  readonly ratesAt: string | null;
}

/** With its names in all languages, folded. */
type NamedTown = Town & { readonly names: readonly string[] };

interface KnownTown {
  readonly town: NamedTown;
  readonly code: number;
}

interface Cell {
  code: number | undefined;
  readonly towns: KnownTown[];
}

/** A filter's value, as a query may name it. */
export interface NamedValue {
  readonly facet: 'location' | 'company';
  readonly values: readonly string[];
  /** GeoNames' id. */
  readonly town?: number;
}

// Codes never change; labels (a company's name) and synonyms may, so the rest is read anew.
const DICTIONARY_MAX_AGE_MS = 5 * 60_000;

/** The key of `codes`. Values are compared without case and accents. */
export const codeKey = (facet: string, value: string) => `${facet}\n${wordsOf(value).join(' ')}`;

/** The currencies of jobs, the commonest first, as JSON; NULL where no job has changed since a version. */
const CURRENCIES = `iif((SELECT version FROM job_search_version WHERE id = 1) = ?2, NULL, (
  SELECT json_group_array(json_object('currency', currency, 'usd', usd, 'ratesAt', ratesAt)) FROM (
    SELECT value AS currency, usd, (SELECT min(as_of) FROM currency_rate) AS ratesAt
    FROM facet_value JOIN facet_count ON facet_count.code = facet_value.code
      LEFT JOIN currency_rate ON currency_rate.code = value
    WHERE facet = 'salaryCurrency' AND jobs > 0 ORDER BY jobs DESC, value)))`;

const ENTRIES = `SELECT json_group_array(json_array(known.code, facet, value,
    CASE facet WHEN 'category' THEN job_category.name WHEN 'company' THEN company.name
      WHEN 'country' THEN country.name WHEN 'region' THEN coalesce(place_region.name, state.name)
      ELSE value END,
    CASE facet WHEN 'location' THEN value || ' ' || coalesce(state.name, '') || ' '
      || coalesce(country.name, '')
      WHEN 'town' THEN town.name || ' ' || coalesce(place_region.name, '') || ' '
      || coalesce(country.name, '') ELSE '' END,
    iif(town.id, json_object('id', town.id, 'name', town.name,
      'uniqueName', coalesce(town.longer_name, town.name), 'country', town.country,
      'region', town.region, 'regionName', coalesce(place_region.name, ''),
      'population', town.population, 'lat', town.lat, 'lon', town.lon,
      'names', json(town.names)), NULL))) AS entries,
    ${CURRENCIES} AS currencies, ${TABLE_VERSIONS}
  FROM facet_value AS known
    LEFT JOIN job_category ON facet = 'category' AND job_category.id = value
    LEFT JOIN company ON facet = 'company' AND company.slug = value
    LEFT JOIN place AS town ON facet = 'town' AND town.id = CAST(value AS INTEGER)
    LEFT JOIN country ON country.id = CASE facet WHEN 'country' THEN lower(value)
      WHEN 'location' THEN lower(known.country) WHEN 'town' THEN lower(town.country) END
    LEFT JOIN state ON state.code = CASE facet WHEN 'region' THEN value
      WHEN 'location' THEN known.region END
    LEFT JOIN place_region ON place_region.code = CASE facet WHEN 'region' THEN value
      WHEN 'town' THEN town.region END
  WHERE known.code > ?1`;

type EntryRow = [
  number,
  FacetEntry['facet'] | 'town',
  string,
  string | null,
  string,
  NamedTown | null,
];

/** A statement that reads what is newer than a dictionary; for `addNews`. */
export const newsStatement = (
  db: D1Database,
  known?: Pick<Dictionary, 'entries' | 'versions'>,
): D1PreparedStatement =>
  // Codes are given out without gaps.
  db.prepare(ENTRIES).bind(known?.entries.size ?? 0, known?.versions.get('jobs') ?? -1);

interface NewsRow {
  readonly entries: string;
  readonly currencies: string | null;
}

/** Larger ones are meant rather than their regions. */
const LARGE_TOWN = 100_000;

/** Of towns of one name the larger is meant. */
const addTownName = ({ names, towns }: Dictionary, name: string, town: Town): void => {
  const known = names.get(name);
  const other = known?.town === undefined ? undefined : towns.get(known.town)?.town;
  // Words of many languages: `sur` is Tyre.
  if (name.length <= 3 && wordsOf(town.name).join(' ') !== name) return;
  // `Valencia` is the town before it is the region.
  if (known && !other && (known.facet !== 'location' || town.population < LARGE_TOWN)) return;
  if (other && other.population >= town.population) return;
  names.set(name, { facet: 'location', values: [town.uniqueName], town: town.id });
};

/** Every job says or does not say what it pays. */
const JOBS = `SELECT coalesce(sum(jobs), 0) AS jobs FROM facet_value
  JOIN facet_count ON facet_count.code = facet_value.code WHERE facet = 'pay'`;

const parseMoney = (currencies: string | null): Money => {
  const [first, ...others] = JSON.parse(currencies ?? '[]') as {
    readonly currency: string;
    readonly usd: number | null;
    readonly ratesAt: string | null;
  }[];
  return {
    currency: first?.currency ?? null,
    usd: others.length > 0 ? (first?.usd ?? undefined) : undefined,
    ratesAt: first?.ratesAt ?? null,
  };
};

const nameOf = (
  facet: FacetEntry['facet'],
  value: string,
  label: string | null,
): (NamedValue & { readonly name: string }) | undefined => {
  if (facet === 'company') return { facet, values: [value], name: label ?? value };
  if (facet === 'region' && label) return { facet: 'location', values: [label], name: label };
  const [town = ''] = value.split(',', 1);
  return facet === 'location' ? { facet, values: [town], name: town } : undefined;
};

const cellAt = ({ cells }: Dictionary, name: string): Cell => {
  const cell = cells.get(name) ?? { code: undefined, towns: [] };
  cells.set(name, cell);
  return cell;
};

/** Folding the names of all values takes longer than all else here, and only queries with words name some. */
export const namesIn = ({ names, unnamed }: Dictionary): ReadonlyMap<string, NamedValue> => {
  for (const add of unnamed.splice(0)) add();
  return names;
};

/** ` berlin germany `: the folded words by which a place is found. */
export const wordsOfEntry = ({ words }: Dictionary, { code, text }: FacetEntry): string => {
  const known = words.get(code) ?? ` ${wordsOf(text).join(' ')} `;
  words.set(code, known);
  return known;
};

const addName = ({ names }: Dictionary, { name, ...named }: NamedValue & { name: string }) => {
  const key = tellingWords(name).join(' ');
  if (key && !names.has(key)) names.set(key, named);
};

const addTown = (dictionary: Dictionary, code: number, town: NamedTown): void => {
  const known = { town, code };
  dictionary.towns.set(town.id, known);
  dictionary.townsByCode.set(code, town);
  cellAt(dictionary, cellOf(town)).towns.push(known);
  dictionary.unnamed.push(() => {
    for (const name of town.names) addTownName(dictionary, name, town);
  });
};

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of entry.
export function addEntries(dictionary: Dictionary, entries: string): void {
  for (const [code, facetName, id, label, text, town] of JSON.parse(entries) as EntryRow[]) {
    if (dictionary.entries.has(code)) continue;
    const facet = facetName === 'town' ? 'location' : facetName;
    const value = town?.uniqueName ?? id;
    const shown = town ? value : (label ?? value);
    dictionary.entries.set(code, { code, facet, value, label: shown, text });
    if (town) addTown(dictionary, code, town);
    if (facet === 'cell') cellAt(dictionary, id).code = code;
    const named = town ? undefined : nameOf(facet, value, label);
    if (named) dictionary.unnamed.push(() => addName(dictionary, named));
    const names = facet === 'country' || facet === 'region' ? [value, shown] : [value];
    for (const key of new Set(names.map((name) => codeKey(facet, name)))) {
      const known = dictionary.codes.get(key);
      if (known) known.push(code);
      else dictionary.codes.set(key, [code]);
    }
  }
}

/** One without values yet; for `addEntries`. */
export const createDictionary = (
  known: Pick<Dictionary, 'loadedAt' | 'versions' | 'jobs' | 'money' | 'synonyms'>,
): Dictionary => ({
  ...known,
  entries: new Map(),
  codes: new Map(),
  words: new Map(),
  names: new Map(),
  unnamed: [],
  towns: new Map(),
  townsByCode: new Map(),
  cells: new Map(),
  places: new Map(),
});

// Never a promise: workerd lets no request wait for what another one reads.
const dictionaries = new WeakMap<D1Database, Dictionary>();

/** Whether an employer or a synonym is known to have changed since. */
const isOutdated = (db: D1Database, { versions }: Dictionary): boolean => {
  const known = knownVersions(db);
  return (['companies', 'reference'] as const).some(
    (table) => known?.get(table) !== versions.get(table),
  );
};

/** The dictionary of a database: read once by each isolate and kept for five minutes, if nothing changes. */
export async function loadDictionary(db: D1Database, now: number): Promise<Dictionary> {
  const kept = dictionaries.get(db);
  const age = now - (kept?.loadedAt ?? 0);
  if (kept && age >= 0 && age < DICTIONARY_MAX_AGE_MS && !isOutdated(db, kept)) return kept;
  const dictionary = await readDictionary(db, now);
  dictionaries.set(db, dictionary);
  return dictionary;
}

export const SYNONYMS = 'SELECT term, typed, synonym_group AS "group" FROM search_synonym';

const NO_SYNONYMS: Synonyms = { byTerm: new Map(), byGroup: new Map() };

/** Most sites have none, and what reads them has the whole lexicon. */
const readSynonyms = async (rows: readonly SynonymRow[]): Promise<Synonyms> =>
  rows.length === 0 ? NO_SYNONYMS : (await import('../query/synonyms.ts')).readSynonyms(rows);

async function readDictionary(db: D1Database, now: number): Promise<Dictionary> {
  const [news, synonyms, jobs] = await db.batch([
    newsStatement(db),
    db.prepare(SYNONYMS),
    db.prepare(JOBS),
  ]);
  const row = news?.results[0] as NewsRow;
  const dictionary = createDictionary({
    loadedAt: now,
    versions: readTableVersions(db, row),
    jobs: (jobs?.results[0] as { jobs: number } | undefined)?.jobs ?? 0,
    money: parseMoney(row.currencies),
    synonyms: await readSynonyms(synonyms?.results as SynonymRow[]),
  });
  addEntries(dictionary, row.entries);
  return dictionary;
}

/**
 * Adds what `newsStatement` read to a dictionary. Whether a query may be read otherwise by it: a filter may mean a
 * place or an employer that is new, an amount another currency.
 */
export const addNews = (db: D1Database, dictionary: Dictionary, row: unknown): boolean => {
  const { entries, currencies } = row as NewsRow;
  const known = dictionary.entries.size;
  addEntries(dictionary, entries);
  const versions = readTableVersions(db, row);
  const money = currencies === null ? dictionary.money : parseMoney(currencies);
  const isOther = JSON.stringify(money) !== JSON.stringify(dictionary.money);
  dictionary.money = money;
  dictionary.versions = new Map([...dictionary.versions, ['jobs', versions.get('jobs') ?? 0]]);
  return isOther || dictionary.entries.size > known;
};
