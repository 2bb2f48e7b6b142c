import {
  EMPLOYMENT_TYPES,
  RADII,
  SENIORITIES,
  WORKPLACES,
} from '../../../../../src/contracts/enums.ts';
import { findArea } from '../../../places/areas.ts';
import { findCountryCode } from '../../../places/country-names.ts';
import { findGroupCountries } from '../../../places/place-groups.ts';
import { foldText } from '../../text.ts';
import { anyJobMatch, codesMatch } from '../filters.ts';
import { codeKey, type Dictionary, type NamedValue, namesIn } from '../index/dictionary.ts';
import { CATEGORY_WORDS } from '../lexicon/attribute-words.ts';
import { findField } from '../lexicon/find-fields.ts';
import { readRoleWords } from '../lexicon/role-words.ts';
import type { WordContext } from '../match-words.ts';
import { splitSearchWords } from './split-search-words.ts';
import type { Fact, KnownNames } from './understand-query.ts';

/*
 * Names that a site adds to the lexicon: the places and employers in its jobs, its operators'
 * synonyms, and category names.
 */

const SHORT_COUNTRIES: ReadonlySet<string> = new Set(['uk', 'usa', 'uae']);

/** The places and employers that may be mentioned in a query. */
export const createKnownNames = (
  dictionary: Dictionary,
  /** Additional names, keyed by their folded words. */
  others?: ReadonlyMap<string, NamedValue>,
): KnownNames => ({
  find(words) {
    const name = words.join(' ');
    const area = findArea(name);
    if (area) return { facet: 'location', values: [area.name] };
    const named = namesIn(dictionary).get(name);
    if (named?.town !== undefined) return named;
    // Country codes of two (`it`, `in`, `no`) or three letters (`per`, `can`) are often ordinary
    // words.
    const isShort = name.length <= 3 && !SHORT_COUNTRIES.has(name);
    const isCountry = !isShort && dictionary.codes.has(codeKey('country', name));
    // Three-letter names of country groups may also be ordinary words, such as `sea`.
    const isGroup = name.length > 3 && findGroupCountries(name);
    if (isCountry || isGroup || (!isShort && findCountryCode(name)))
      return { facet: 'location', values: [name] };
    return named ?? others?.get(name);
  },
  synonymsOf: (words) => dictionary.synonyms.byTerm.get(words.join(' ')),
  longest: 5,
});

const roleWords = readRoleWords(foldText);

/** Category ids, keyed by the categories' other names (folded). */
const categoriesByWord: ReadonlyMap<string, string> = new Map(
  CATEGORY_WORDS.flatMap(([id, names]) =>
    names.split(',').map((name) => [splitSearchWords(name).join(' '), id] as const),
  ),
);

const findCodes = ({ codes }: Dictionary, facet: string, value: string): readonly number[] =>
  codes.get(codeKey(facet, value)) ?? [];

/** Returns the codes of the field, place or employer with the given name. */
const namedCodes = (words: readonly string[], dictionary: Dictionary): readonly number[] => {
  const name = words.join(' ');
  const town = dictionary.towns.get(namesIn(dictionary).get(name)?.town ?? -1);
  if (town) return [town.code];
  const named = findField(words) ?? createKnownNames(dictionary).find(words);
  if (!named) return [];
  const countries = [findGroupCountries(name) ?? [], findCountryCode(name) ?? []].flat();
  const facets = named.facet === 'location' ? ['location', 'region', 'country'] : [named.facet];
  return facets.flatMap((facet) =>
    [...named.values, ...countries].flatMap((value) => findCodes(dictionary, facet, value)),
  );
};

export const createWordContext = (dictionary: Dictionary): WordContext => ({
  formsOf: (words) => roleWords.get(words.join(' ')) ?? [],
  synonymsOf({ words, group }) {
    const { byTerm, byGroup } = dictionary.synonyms;
    const others = [
      ...(byTerm.get(words.join(' ')) ?? []),
      ...(group ? (byGroup.get(group) ?? []) : []),
    ];
    return [...new Set(others)].map((other) => other.split(' '));
  },
  categoryOf(words) {
    const name = words.join(' ');
    const [code] = findCodes(dictionary, 'category', categoriesByWord.get(name) ?? name);
    return code === undefined ? undefined : codesMatch([code]);
  },
  namedCodes(words) {
    const codes = namedCodes(words, dictionary);
    return codes.length > 0 ? codesMatch(codes) : undefined;
  },
  anyJob: () => anyJobMatch(dictionary),
});

const LABELS: Partial<Record<Fact['facet'], Readonly<Record<string, string>>>> = {
  workplace: WORKPLACES,
  employmentType: EMPLOYMENT_TYPES,
  seniority: SENIORITIES,
  radius: RADII,
};

/** Formats a fact's values as the label of its filter. */
export const formatFactLabel = ({ facet, values }: Fact, { codes, entries }: Dictionary): string =>
  values
    .map((value) => {
      const code = codes.get(codeKey(facet, value))?.[0];
      const country = findCountryCode(value);
      const countryCode = country ? codes.get(codeKey('country', country))?.[0] : undefined;
      const entry = entries.get(code ?? countryCode ?? -1);
      return LABELS[facet]?.[value] ?? entry?.label ?? value;
    })
    .join(', ');
