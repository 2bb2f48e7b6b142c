import type { D1Database } from '@cloudflare/workers-types';
import {
  SUGGESTED_TEXT_MAX,
  type Suggestion,
  type SuggestionQuery,
} from '../../../../src/contracts/suggestion.ts';
import { countryNames } from '../../places/country-names.ts';
import { findPlaces } from '../../places/find-places.ts';
import { splitWords } from '../text.ts';
import {
  applyDictionaryUpdate,
  type Dictionary,
  dictionaryUpdateStatement,
  loadDictionary,
} from './index/dictionary.ts';
import { allGroups } from './lexicon/known-groups.ts';
import { nearestWord } from './query/nearest-word.ts';

/*
 * Suggestions shown while a visitor types. The names are in memory: occupations and skills in the
 * lexicon, places and employers in the dictionary. The database only returns the stored counts for
 * matching names, so a request reads only a few rows, regardless of the size of the board.
 */

const SUGGESTIONS_MAX = 8;

/** A name by which an occupation, skill, place or employer is found. */
interface Name {
  /** Folded words. */
  readonly key: string;
  /** The text shown as the suggestion, and filled in when the suggestion is chosen. */
  readonly value: string;
  /**
   * True for the main name: the first name listed for an occupation or skill, or a place's
   * displayed name.
   */
  readonly isMain: boolean;
}
interface WorkName extends Name {
  /** The occupation's or skill's key in the table work_count. */
  readonly work: string;
}
interface CodeName extends Name {
  readonly code: number;
  readonly kind: Suggestion['kind'];
}

const normalizeName = (text: string): string => splitWords(text).join(' ');

/**
 * The minimum length of a text that is compared with the later words of a name. Shorter texts are a
 * prefix of too many words.
 */
const LATER_WORD_MIN = 3;

/**
 * Ranks a match: 0 for a prefix of the main name, 1 for a prefix of another name, 2 for a prefix of
 * a later word.
 */
const rankName = ({ key, isMain }: Name, text: string): 0 | 1 | 2 | undefined => {
  if (key.startsWith(text)) return isMain ? 0 : 1;
  return text.length >= LATER_WORD_MIN && key.includes(` ${text}`) ? 2 : undefined;
};

interface Found<Of extends Name> {
  readonly name: Of;
  readonly rank: 0 | 1 | 2;
  /** The length of the shortest name with this rank. */
  length: number;
}

/**
 * Finds one matching name per entry: the first match, because English comes first in the lexicon,
 * with the rank of the entry's best match.
 */
const findNames = <Of extends Name, Id>(
  names: Iterable<Of>,
  text: string,
  idOf: (name: Of) => Id,
): Map<Id, Found<Of>> => {
  const found = new Map<Id, Found<Of>>();
  for (const name of names) {
    const rank = rankName(name, text);
    if (rank === undefined) continue;
    const known = found.get(idOf(name));
    const { length } = name.key;
    if (!known) found.set(idOf(name), { name, rank, length });
    else if (rank < known.rank) found.set(idOf(name), { ...known, rank, length });
    else if (rank === known.rank && length < known.length) known.length = length;
  }
  return found;
};

let workNames: readonly WorkName[] | undefined;
/** All names of occupations and skills in the lexicon. */
const loadWorkNames = (): readonly WorkName[] => {
  workNames ??= allGroups().flatMap(({ id, names }) =>
    names.map((value, i) => ({
      ...{ key: normalizeName(value), value, isMain: i === 0 },
      work: id.replaceAll('-', ''),
    })),
  );
  return workNames;
};

interface CodeNames {
  readonly q: CodeName[];
  readonly location: CodeName[];
  /** The number of dictionary entries read so far. */
  read: number;
}

const namesByDictionary = new WeakMap<Dictionary, CodeNames>();

/** Returns the names of the dictionary's employers and places; each entry is read only once. */
const codeNames = (dictionary: Dictionary): CodeNames => {
  const known = namesByDictionary.get(dictionary) ?? { q: [], location: [], read: 0 };
  namesByDictionary.set(dictionary, known);
  const { entries, townsByCode } = dictionary;
  if (known.read === entries.size) return known;
  const countries = Map.groupBy(countryNames(), ([, code]) => code);
  for (const { code, facet, value, label } of [...entries.values()].slice(known.read)) {
    const add = (list: CodeName[], kind: Suggestion['kind'], keys: readonly string[]) => {
      for (const key of new Set(keys)) {
        list.push({ key, value: label, isMain: normalizeName(label).startsWith(key), code, kind });
      }
    };
    if (facet === 'company') add(known.q, 'employer', [normalizeName(label), normalizeName(value)]);
    else if (facet === 'location') {
      add(known.location, 'town', townsByCode.get(code)?.names ?? [normalizeName(label)]);
    } else if (facet === 'country') {
      const names = countries.get(value)?.map(([name]) => normalizeName(name)) ?? [];
      add(known.location, 'country', [normalizeName(label), ...names]);
    } else if (facet === 'region') add(known.location, 'region', [normalizeName(label)]);
  }
  known.read = entries.size;
  return known;
};

/** Selects the counts for codes, and for regions by their names in any language. */
const COUNT_CODES = `SELECT code AS id, jobs FROM facet_count WHERE jobs > 0 AND code IN (
  SELECT value FROM json_each(?1)
  UNION SELECT known.code FROM region_name
    CROSS JOIN facet_value AS known ON known.facet = 'region' AND known.value = region_name.region
  WHERE ?2 <> '' AND name >= ?2 AND name < ?2 || char(1114111))`;
const COUNT_WORK = `SELECT work AS id, jobs FROM work_count
  WHERE jobs > 0 AND work IN (SELECT value FROM json_each(?))`;

interface CountRow<Id> {
  readonly id: Id;
  readonly jobs: number;
}

type Ranked = Suggestion & {
  readonly rank: number;
  readonly code?: number;
  /**
   * The length of the name. Among place names in other languages, the shortest and thus most
   * complete match comes first.
   */
  readonly length?: number;
};

const sortRanked = (all: readonly Ranked[]): Ranked[] =>
  all.toSorted(
    (a, b) =>
      a.rank - b.rank ||
      (a.rank === 1 ? (a.length ?? 0) - (b.length ?? 0) : 0) ||
      b.count - a.count ||
      a.value.localeCompare(b.value, 'en'),
  );

/**
 * Formats a region as a value of `location`; undefined if that text means something else, such as a
 * town.
 */
const regionValue = async (
  db: D1Database,
  { entries, places }: Dictionary,
  { code, value }: Ranked,
): Promise<string | undefined> => {
  const region = entries.get(code ?? -1)?.value ?? '';
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(region.slice(0, 2));
  const text = `${value}, ${country}`;
  const read = places.get(text) ?? (await findPlaces(db, [text])).get(text) ?? [];
  places.set(text, read);
  const [place, ...others] = read;
  const isUnambiguous = others.length === 0 && place?.kind === 'region' && place.region === region;
  return isUnambiguous ? text : undefined;
};

/** Texts shorter than this are not corrected, because they are similar to too many names. */
const CORRECTED_MIN = 4;

/**
 * Corrects a text that matches nothing: finds the nearest prefix of a main name, preferring the
 * most common one.
 */
const correctPrefix = (names: Iterable<Name>, text: string): string | undefined => {
  if (text.length < CORRECTED_MIN) return undefined;
  const prefixes = new Map<string, number>();
  for (const { key, isMain } of names) {
    if (!isMain || key[0] !== text[0]) continue;
    for (const length of [-1, 0, 1]) {
      const prefix = key.slice(0, text.length + length);
      prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + 1);
    }
  }
  return nearestWord(text, [...prefixes]);
};

/** Suggests completions for a text, with the number of open jobs for each. */
export const suggest = async (
  db: D1Database,
  { field, text }: SuggestionQuery,
  now: number,
): Promise<Suggestion[]> => {
  const key = text.length > SUGGESTED_TEXT_MAX ? '' : normalizeName(text);
  if (key === '') return [];
  const dictionary = await loadDictionary(db, now);
  const codes = findNames(codeNames(dictionary)[field], key, ({ code }) => code);
  const work =
    field === 'q' ? findNames(loadWorkNames(), key, (name) => name.work) : new Map<string, never>();
  const [news, codeCounts, workCounts] = await db.batch([
    dictionaryUpdateStatement(db, dictionary),
    db
      .prepare(COUNT_CODES)
      .bind(JSON.stringify([...codes.keys()]), field === 'location' ? key : ''),
    db.prepare(COUNT_WORK).bind(JSON.stringify([...work.keys()])),
  ]);
  if (applyDictionaryUpdate(db, dictionary, news?.results[0]))
    return suggest(db, { field, text }, now);
  const suggestions = sortRanked([
    ...((codeCounts?.results ?? []) as CountRow<number>[]).flatMap(({ id, jobs }): Ranked[] => {
      const found = codes.get(id);
      const entry = dictionary.entries.get(id);
      if (!entry) return [];
      const { value, kind } = found?.name ?? { value: entry.label, kind: 'region' as const };
      const { rank = normalizeName(entry.label).startsWith(key) ? 0 : 1, length = 0 } = found ?? {};
      return [{ value, kind, count: jobs, rank, length, code: id }];
    }),
    ...((workCounts?.results ?? []) as CountRow<string>[]).flatMap(({ id, jobs }): Ranked[] => {
      const found = work.get(id);
      return found
        ? [{ value: found.name.value, kind: 'occupation', count: jobs, rank: found.rank }]
        : [];
    }),
  ]);
  const suggestionsByValue = new Map<string, Suggestion>();
  for (const one of suggestions) {
    const { kind, count } = one;
    const value = kind === 'region' ? await regionValue(db, dictionary, one) : one.value;
    if (value !== undefined && !suggestionsByValue.has(value))
      suggestionsByValue.set(value, { value, kind, count });
    if (suggestionsByValue.size === SUGGESTIONS_MAX) break;
  }
  if (suggestionsByValue.size > 0) return [...suggestionsByValue.values()];
  const names = [...codeNames(dictionary)[field], ...(field === 'q' ? loadWorkNames() : [])];
  const corrected = correctPrefix(names, key);
  return corrected === undefined || corrected === key
    ? []
    : suggest(db, { field, text: corrected }, now);
};
