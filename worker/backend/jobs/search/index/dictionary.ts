import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import type { Facet } from '../../../../../src/contracts/job.ts';
import { databaseKey } from '../../../database/database-key.ts';
import { formatCell } from '../../../places/cells.ts';
import type { ResolvedPlace, Town } from '../../../places/resolve-place.ts';
import {
  knownVersions,
  readTableVersions,
  TABLE_VERSIONS,
  type TableVersions,
} from '../../../versions.ts';
import { splitWords } from '../../text.ts';
import { splitSearchWords } from '../query/split-search-words.ts';
import type { SynonymRow, Synonyms } from '../query/synonyms.ts';
import { IS_WHOLE } from './index-statements.ts';

/**
 * A filter value (table facet_value). `region` is not a facet; its values are only used to find
 * jobs.
 */
interface FacetEntry {
  readonly code: number;
  readonly facet: Facet | 'region';
  readonly value: string;
  readonly label: string;
  /**
   * The text by which a place is found: its name, followed by the names of its region and country.
   */
  readonly text: string;
}

/** The data for translating a visitor's words into codes, and codes into labels. */
export interface Dictionary {
  loadedAt: number;
  /** The versions of the source tables, by table name. */
  versions: TableVersions;
  /** The number of open jobs when the dictionary was loaded. */
  jobs: number;
  /** Whether the index had all words of each job when it was last checked. */
  isWhole: boolean;
  /** The dictionary contains all values up to this code. */
  lastCode: number;
  readonly entries: Map<number, FacetEntry>;
  /** Lists of codes, keyed by facet and value. Places with the same name share a list. */
  readonly codes: Map<string, number[]>;
  readonly synonyms: Synonyms;
  /** Folded words of entries, by code. Read them through `findEntryWords`. */
  readonly words: Map<number, string>;
  /**
   * Names that a query may contain (towns, regions and employers of jobs), by folded words. Read
   * them through `namesIn`.
   */
  readonly names: Map<string, NamedValue>;
  /** Entries whose names are not yet in `names`. */
  readonly unnamed: FacetEntry[];
  /** Towns that have jobs or had jobs in the past, by GeoNames id and by code. */
  readonly towns: Map<number, KnownTown>;
  readonly townsByCode: Map<number, NamedTown>;
  /** The towns in each quarter-degree cell, by the cell's name. */
  readonly cells: Map<string, Cell>;
  /** The places that the gazetteer found for texts from the location field, cached by text. */
  readonly places: Map<string, readonly ResolvedPlace[]>;
  money: Money;
}

/** The currency assumed for amounts that do not specify one. */
interface Money {
  /** The most common currency in jobs; null if no job states pay. */
  readonly currency: string | null;
  /**
   * The value of one unit of `currency` in US dollars; undefined if there is no exchange rate or if
   * jobs use no other currency.
   */
  readonly usd: number | undefined;
  /** The date of the oldest exchange rate, `YYYY-MM-DD`. */
  readonly ratesAt: string | null;
}

/** A town with its folded names in all languages. */
type NamedTown = Town & { readonly names: readonly string[] };

interface KnownTown {
  readonly town: NamedTown;
  readonly code: number;
}

interface Cell {
  code: number | undefined;
  readonly towns: KnownTown[];
}

/** A filter value that may be mentioned in a query. */
export interface NamedValue {
  readonly facet: 'location' | 'company';
  readonly values: readonly string[];
  /** GeoNames id. */
  readonly town?: number;
}

/**
 * The interval between checks for changes. If employer names change, only those names are read
 * again. If other labels or synonyms change, everything is read again. Codes never change.
 */
const DICTIONARY_MAX_AGE_MS = 5 * 60_000;

/** Codes per page of values. A value takes at most 1.5 KB, and D1 sends strings of up to 2 MB. */
const PAGE_CODES = 1_000;
/** Pages per round trip: more than most sites need. */
const PAGES_AT_ONCE = 8;

/** Builds a key for `codes`. Values are compared ignoring case and accents. */
export const codeKey = (facet: string, value: string) => `${facet}\n${splitWords(value).join(' ')}`;

/**
 * The currencies that jobs use, most common first, as JSON; NULL if no job has changed since the
 * given version.
 */
const CURRENCIES = `iif((SELECT version FROM job_search_version WHERE id = 1) = ?2, NULL, (
  SELECT json_group_array(json_object('currency', currency, 'usd', usd, 'ratesAt', ratesAt)) FROM (
    SELECT value AS currency, usd, (SELECT min(as_of) FROM currency_rate) AS ratesAt
    FROM facet_value JOIN facet_count ON facet_count.code = facet_value.code
      LEFT JOIN currency_rate ON currency_rate.code = value
    WHERE facet = 'salaryCurrency' AND jobs > 0 ORDER BY jobs DESC, value)))`;

/** One page of values after code `?1`, as a JSON array of `EntryRow`. */
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
      'names', json(town.names)), NULL))) AS entries
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
  WHERE known.code > ?1 AND known.code <= ?1 + ${PAGE_CODES}`;

const DICTIONARY_UPDATE = `SELECT (${ENTRIES}) AS entries, (SELECT max(code) FROM facet_value) AS last,
  ${CURRENCIES} AS currencies, ${IS_WHOLE} AS isWhole, ${TABLE_VERSIONS}`;

/** Selects the employers renamed since a given version of the company table (migration 0035). */
const RENAMED =
  'SELECT slug, name FROM company INDEXED BY company_by_naming WHERE named_at >= ? AND named_at > 0';

type EntryRow = [
  number,
  FacetEntry['facet'] | 'town' | 'cell',
  string,
  string | null,
  string,
  NamedTown | null,
];

interface PageRow {
  readonly entries: string;
}

/**
 * Creates a statement that reads everything newer than a dictionary. Pass its row to
 * `applyDictionaryUpdate`.
 */
export const dictionaryUpdateStatement = (
  db: D1Database,
  known?: Pick<Dictionary, 'lastCode' | 'versions'>,
): D1PreparedStatement =>
  db.prepare(DICTIONARY_UPDATE).bind(known?.lastCode ?? 0, known?.versions.get('jobs') ?? -1);

interface DictionaryUpdateRow extends PageRow {
  /** The highest code so far. */
  readonly last: number;
  readonly currencies: string | null;
  readonly isWhole: 0 | 1;
}

/**
 * A name shared by a town and a region refers to the town if the town has at least this many
 * inhabitants.
 */
const LARGE_TOWN = 100_000;

/** Adds a name for a town. A name that several towns share refers to the largest of them. */
const addTownName = (
  { names, towns }: Dictionary,
  name: string,
  town: Town,
  named: NamedValue,
): void => {
  const known = names.get(name);
  const other = known?.town === undefined ? undefined : towns.get(known.town)?.town;
  // Names of up to three letters in other languages are ambiguous; for example, `sur` is a name for
  // Tyre.
  if (name.length <= 3 && splitWords(town.name).join(' ') !== name) return;
  // `Valencia` refers to the town, not the region.
  if (known && !other && (known.facet !== 'location' || town.population < LARGE_TOWN)) return;
  if (other && other.population >= town.population) return;
  names.set(name, named);
};

/**
 * Counts the open jobs by summing their `pay` values, because each job has exactly one: stated or
 * unstated.
 */
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

const createNamedValue = ({
  facet,
  value,
  label,
}: FacetEntry): (NamedValue & { readonly name: string }) | undefined => {
  if (facet === 'company') return { facet, values: [value], name: label };
  // A region that is missing from the tables has its code as its label.
  if (facet === 'region' && label !== value) {
    return { facet: 'location', values: [label], name: label };
  }
  const [town = ''] = value.split(',', 1);
  return facet === 'location' ? { facet, values: [town], name: town } : undefined;
};

const cellAt = ({ cells }: Dictionary, name: string): Cell => {
  const cell = cells.get(name) ?? { code: undefined, towns: [] };
  cells.set(name, cell);
  return cell;
};

const normalizeName = (name: string): string => splitSearchWords(name).join(' ');

const addNames = (dictionary: Dictionary, entry: FacetEntry): void => {
  const town = dictionary.townsByCode.get(entry.code);
  if (town) {
    const named = { facet: 'location', values: [town.uniqueName], town: town.id } as const;
    for (const name of town.names) addTownName(dictionary, name, town, named);
    return;
  }
  const { name, ...named } = createNamedValue(entry) ?? { name: '' };
  const key = normalizeName(name);
  if (key && 'facet' in named && !dictionary.names.has(key)) dictionary.names.set(key, named);
};

/**
 * Returns the names that a query may contain. They are folded on first use, because folding them
 * takes longer than all other loading and only queries with words need them.
 */
export const namesIn = (dictionary: Dictionary): ReadonlyMap<string, NamedValue> => {
  for (const entry of dictionary.unnamed.splice(0)) addNames(dictionary, entry);
  return dictionary.names;
};

/** Returns the folded words by which a place is found, such as ` berlin germany `. */
export const findEntryWords = ({ words }: Dictionary, { code, text }: FacetEntry): string => {
  const known = words.get(code) ?? ` ${splitWords(text).join(' ')} `;
  words.set(code, known);
  return known;
};

const addTown = (dictionary: Dictionary, code: number, town: NamedTown): void => {
  const known = { town, code };
  dictionary.towns.set(town.id, known);
  dictionary.townsByCode.set(code, town);
  cellAt(dictionary, formatCell(town)).towns.push(known);
};

export function addEntries(dictionary: Dictionary, entries: string): void {
  for (const [code, facetName, id, label, text, town] of JSON.parse(entries) as EntryRow[]) {
    dictionary.lastCode = Math.max(dictionary.lastCode, code);
    if (facetName === 'cell') cellAt(dictionary, id).code = code;
    if (facetName === 'cell' || dictionary.entries.has(code)) continue;
    const facet = facetName === 'town' ? 'location' : facetName;
    const value = town?.uniqueName ?? id;
    const entry = { code, facet, value, label: town ? value : (label ?? value), text };
    dictionary.entries.set(code, entry);
    dictionary.unnamed.push(entry);
    if (town) addTown(dictionary, code, town);
    const names = facet === 'country' || facet === 'region' ? [value, entry.label] : [value];
    for (const key of new Set(names.map((name) => codeKey(facet, name)))) {
      const known = dictionary.codes.get(key);
      if (known) known.push(code);
      else dictionary.codes.set(key, [code]);
    }
  }
}

interface RenamedRow {
  readonly slug: string;
  readonly name: string;
}

/**
 * Renames an employer.
 * @returns whether the name changed
 */
const rename = (dictionary: Dictionary, { slug, name }: RenamedRow): boolean => {
  const [code] = dictionary.codes.get(codeKey('company', slug)) ?? [];
  const entry = dictionary.entries.get(code ?? -1);
  if (!entry || entry.label === name) return false;
  const renamed = { ...entry, label: name };
  dictionary.entries.set(entry.code, renamed);
  namesIn(dictionary);
  const key = normalizeName(entry.label);
  if (dictionary.names.get(key)?.values[0] === slug) dictionary.names.delete(key);
  addNames(dictionary, renamed);
  return true;
};

/** Creates a dictionary without values; `addEntries` adds values. */
export const createDictionary = (
  known: Pick<Dictionary, 'loadedAt' | 'versions' | 'jobs' | 'isWhole' | 'money' | 'synonyms'>,
): Dictionary => ({
  ...known,
  lastCode: 0,
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

// Does not store promises, because workerd does not let a request wait for another request's I/O.
const dictionaries = new WeakMap<D1Database, Dictionary>();

/** Whether an employer or a synonym is known to have changed since the dictionary was loaded. */
const isOutdated = (db: D1Database, { versions }: Dictionary): boolean => {
  const known = knownVersions(db);
  return (['companies', 'reference'] as const).some(
    (table) => known?.get(table) !== versions.get(table),
  );
};

/**
 * Loads the dictionary of a database. Each isolate loads it once, and reads changes every five
 * minutes and after a known change. When an existing value changes, the dictionary becomes a new
 * object.
 */
export async function loadDictionary(db: D1Database, now: number): Promise<Dictionary> {
  const loaded = dictionaries.get(databaseKey(db));
  const age = now - (loaded?.loadedAt ?? 0);
  if (loaded && age >= 0 && age < DICTIONARY_MAX_AGE_MS && !isOutdated(db, loaded)) return loaded;
  const dictionary =
    (loaded && (await renewDictionary(db, loaded, now))) ?? (await readDictionary(db, now));
  dictionaries.set(databaseKey(db), dictionary);
  return dictionary;
}

/**
 * Updates a dictionary. Returns undefined if anything other than employer names may have changed.
 */
async function renewDictionary(
  db: D1Database,
  stored: Dictionary,
  now: number,
): Promise<Dictionary | undefined> {
  const from = stored.lastCode;
  const [news, renamed, jobs] = await db.batch([
    dictionaryUpdateStatement(db, stored),
    db.prepare(RENAMED).bind(stored.versions.get('companies') ?? 0),
    db.prepare(JOBS),
  ]);
  const row = news?.results[0] as DictionaryUpdateRow;
  const versions = readTableVersions(db, row);
  if (versions.get('reference') !== stored.versions.get('reference')) return undefined;
  applyDictionaryUpdate(db, stored, row);
  await readPages(db, stored, from + PAGE_CODES, row.last);
  stored.loadedAt = now;
  stored.jobs = readJobs(jobs);
  stored.versions = versions;
  const changes = ((renamed?.results ?? []) as RenamedRow[]).map((company) =>
    rename(stored, company),
  );
  return changes.includes(true) ? { ...stored } : stored;
}

/**
 * Loads a dictionary that has all values and names in the database at the time of the call, which
 * searches only need if they rely on it.
 */
export const loadNewestDictionary = async (db: D1Database, now: number): Promise<Dictionary> => {
  const loaded = await loadDictionary(db, now);
  for (;;) {
    const row = await dictionaryUpdateStatement(db, loaded).first<DictionaryUpdateRow>();
    applyDictionaryUpdate(db, loaded, row);
    if (loaded.lastCode >= (row?.last ?? 0)) break;
  }
  // The row also has the versions of the tables with names, so an outdated dictionary is replaced.
  return loadDictionary(db, now);
};

/** Creates at most `PAGES_AT_ONCE` statements that read the pages between two codes. */
const pageStatements = (db: D1Database, from: number, to: number): D1PreparedStatement[] =>
  Array.from({ length: Math.min(PAGES_AT_ONCE, Math.ceil((to - from) / PAGE_CODES)) }, (_, i) =>
    db.prepare(ENTRIES).bind(from + i * PAGE_CODES),
  );

/** Reads the values between two codes, `PAGES_AT_ONCE` pages per round trip. */
async function readPages(
  db: D1Database,
  dictionary: Dictionary,
  from: number,
  to: number,
): Promise<void> {
  for (let code = from; code < to; code += PAGES_AT_ONCE * PAGE_CODES) {
    const pages = await db.batch<PageRow>(pageStatements(db, code, to));
    for (const { results } of pages) addEntries(dictionary, results[0]?.entries ?? '[]');
  }
}

export const SYNONYMS = 'SELECT term, typed, synonym_group AS "group" FROM search_synonym';

const NO_SYNONYMS: Synonyms = { byTerm: new Map(), byGroup: new Map() };

/**
 * Imports the parser only if there are synonyms, because it loads the whole lexicon and most sites
 * have no synonyms.
 */
const readSynonyms = async (rows: readonly SynonymRow[]): Promise<Synonyms> =>
  rows.length === 0 ? NO_SYNONYMS : (await import('../query/synonyms.ts')).readSynonyms(rows);

const readJobs = (counted: D1Result | undefined): number =>
  (counted?.results[0] as { jobs: number } | undefined)?.jobs ?? 0;

async function readDictionary(db: D1Database, now: number): Promise<Dictionary> {
  const firstPages = PAGES_AT_ONCE * PAGE_CODES;
  const [news, synonyms, jobs, ...pages] = await db.batch([
    dictionaryUpdateStatement(db),
    db.prepare(SYNONYMS),
    db.prepare(JOBS),
    ...pageStatements(db, PAGE_CODES, firstPages),
  ]);
  const row = news?.results[0] as DictionaryUpdateRow;
  const dictionary = createDictionary({
    loadedAt: now,
    versions: readTableVersions(db, row),
    jobs: readJobs(jobs),
    isWhole: Boolean(row.isWhole),
    money: parseMoney(row.currencies),
    synonyms: await readSynonyms(synonyms?.results as SynonymRow[]),
  });
  for (const { entries } of [row, ...pages.map(({ results }) => results[0] as PageRow)]) {
    addEntries(dictionary, entries);
  }
  // A name that changes during these reads is read again later, because its version is newer.
  await readPages(db, dictionary, firstPages, row.last);
  return dictionary;
}

/**
 * Adds the row from `dictionaryUpdateStatement` to a dictionary.
 * @returns whether a query may now be parsed differently: a filter may name a new place or
 *   employer, or an amount may be assumed to be in a different currency
 */
export const applyDictionaryUpdate = (
  db: D1Database,
  dictionary: Dictionary,
  row: unknown,
): boolean => {
  const { entries, currencies, isWhole } = row as DictionaryUpdateRow;
  const known = dictionary.entries.size;
  addEntries(dictionary, entries);
  const versions = readTableVersions(db, row);
  const money = currencies === null ? dictionary.money : parseMoney(currencies);
  const isOther =
    JSON.stringify(money) !== JSON.stringify(dictionary.money) ||
    Boolean(isWhole) !== dictionary.isWhole;
  dictionary.isWhole = Boolean(isWhole);
  dictionary.money = money;
  dictionary.versions = new Map([...dictionary.versions, ['jobs', versions.get('jobs') ?? 0]]);
  return isOther || dictionary.entries.size > known;
};
