import {
  EMPLOYMENT_TYPES,
  PAY,
  POSTED_WITHIN,
  RADII,
  SENIORITIES,
  WORKPLACES,
} from '../../contracts/enums.ts';
import type { Facet, JobSearchMeta, JobSearchQuery } from '../../contracts/job.ts';
import { formatCount, formatSum, formatSums, plural } from './format.ts';
import { cutText } from './page-texts.ts';
import { isReversedPay } from './pay-range.ts';

type NamedSearchMeta = Pick<
  JobSearchMeta,
  'correctedQuery' | 'facets' | 'places' | 'understood' | 'work'
>;

/** The number of characters that fit in a three-line heading on a phone. */
const HEADING_MAX = 80;

/** Formats a list as `A or B` or `A, B or C`. */
const either = (all: readonly string[]) =>
  [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' or ');

const quoted = (text: string) => `“${text}”`;

const lowerFirst = (text: string) =>
  // Lower-cases the first letter, except in abbreviations such as `IT & support`.
  /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

const upperFirst = (text: string) => {
  const [word = ''] = text.split(' ', 1);
  // Words that start in lower case but contain a capital, such as `iOS`, remain unchanged.
  return word === word.toLowerCase() ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
};

/** Countries, groups of countries and regions whose English names take the definite article. */
const WITH_ARTICLE = new Set(
  `United Kingdom, United States, United Arab Emirates, UK, US, USA, EU, European Union, Netherlands, Philippines, Nordics,
  Baltics, Gulf, Middle East, Bahamas, Gambia, Maldives, Isle of Man, Isle of Wight, Midlands, East Midlands,
  West Midlands, Home Counties, Thames Valley, West Country, Scottish Highlands, Scottish Borders, Rhineland, Randstad,
  French Riviera, Algarve, Midwest, Pacific Northwest, East Coast, West Coast, Research Triangle, Twin Cities`.split(
    /,\s+/,
  ),
);
const withArticle = (place: string) =>
  WITH_ARTICLE.has(place) || / (?:Islands|Republic|area|Area)$/.test(place)
    ? `the ${place}`
    : place;

const SETS = {
  workplace: WORKPLACES,
  employmentType: EMPLOYMENT_TYPES,
  seniority: SENIORITIES,
} as const;

/** Labels that take a different form when used as an adjective before a noun. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  Associate: 'associate-level',
  Director: 'director-level',
  Executive: 'executive-level',
  Other: quoted('Other'),
};
const adjective = (label: string) => ADJECTIVES[label] ?? label.toLowerCase().replaceAll(' ', '-');

/** `Entry level` and `Associate` together are called `junior`. */
const JUNIOR = [SENIORITIES.entry_level, SENIORITIES.associate].join();

/**
 * Matches text that can precede `jobs` without quotation marks: up to 40 characters in an
 * alphabetic script that can be mixed with English.
 */
const READS_AS_WORK =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N} +#&.,/’'()-]{1,40}$/u;
const MAX_WORDS = 4;
/** The maximum length of a query that is quoted in the name, in characters. */
const QUOTED_MAX = 40;

/**
 * Words that occur in sentences, such as `i want to …` or `… with children`, but not in job titles.
 */
const SENTENCE_WORD =
  /(?<![\p{L}\d])(?:i|my|me|to|with|without|for|in|near|that|who|from|as)(?![\p{L}\d])/iu;

const readsAsWork = (text: string) =>
  READS_AS_WORK.test(text) &&
  /\p{L}/u.test(text) &&
  !SENTENCE_WORD.test(text) &&
  text.split(' ').length <= MAX_WORDS;

/** One condition, as a phrase that comes before, after or instead of the word `jobs`. */
interface Part {
  /** If not all conditions fit, the name includes those with the lowest rank numbers. */
  readonly rank: number;
  readonly before?: string;
  readonly noun?: string;
  readonly behind?: string;
}

const MAX_NAMED = 2;
const listed = (labels: readonly string[], many: string): string =>
  labels.length > MAX_NAMED ? `${formatCount(labels.length)} ${many}` : either(labels);

type Labels = (facet: Facet) => readonly string[];

const payPart = (
  { salaryMin: min, salaryMax: max }: JobSearchQuery,
  currencies: readonly string[],
) => {
  const only = currencies.length === 1 ? currencies[0] : undefined;
  const other = only ? '' : currencies.length > 0 ? ` in ${either(currencies)}` : '';
  if (isReversedPay({ salaryMin: min, salaryMax: max })) return undefined;
  if (min && max) return `paying ${formatSums(min, max, only)}${other}`;
  if (min) return `paying ${formatSum(min, only)} or more${other}`;
  if (max) return `paying ${formatSum(max, only)} or less${other}`;
  return currencies.length > 0 ? `paying in ${either(currencies)}` : undefined;
};

/**
 * Finds the short name of a resolved place (`Sheffield`). Returns undefined if the place is
 * unknown.
 */
export const placeName = (
  reported: Pick<NamedSearchMeta, 'facets' | 'places'>,
  requested: string,
) =>
  reported.places
    .find((one) => one.asked === requested)
    ?.label.split(', ')
    // Keeps a region that the query states, because it distinguishes towns with the same name.
    .slice(0, requested.includes(',') ? 2 : 1)
    .join(', ') ?? findLabel(reported, 'location', requested);

/**
 * True if distances can be measured from the searched place: from a town, whose label includes the
 * country, but not from a country.
 */
const isMeasured = ({ places }: NamedSearchMeta): boolean =>
  places.length === 0 || places.some(({ label }) => label.includes(', '));

const placePart = (
  query: JobSearchQuery,
  reported: NamedSearchMeta,
  understood: readonly string[],
) => {
  const places = [
    ...query.location.map((requested) => placeName(reported, requested) ?? quoted(requested)),
    ...understood,
  ].map(withArticle);
  if (places.length === 0) return undefined;
  const names = listed(places, 'places');
  const radius = query.radius
    ? RADII[query.radius]
    : reported.understood.find(({ facet }) => facet === 'radius')?.label;
  if (radius && radius !== RADII[0] && isMeasured(reported)) {
    return `${lowerFirst(radius).replace(' km', '\u00a0km')} of ${names}`;
  }
  return reported.places.some(({ nearbyKm }) => nearbyKm !== null)
    ? `near ${names}`
    : `in ${names}`;
};

const findLabel = (
  { facets }: Pick<NamedSearchMeta, 'facets'>,
  facet: Facet,
  value: string,
): string | undefined =>
  facets[facet]?.find((one) => one.value.toLowerCase() === value.toLowerCase())?.label;

/** Lists a search's conditions in reading order. */
const listParts = (query: JobSearchQuery, reported: NamedSearchMeta): Part[] => {
  const understood: Labels = (facet) =>
    reported.understood.filter((one) => one.facet === facet).map(({ label }) => label);
  // The search ignores unknown categories, countries and currencies.
  const known: Labels = (facet) =>
    [query[facet] ?? []].flat().flatMap((value) => findLabel(reported, facet, value) ?? []);
  const listSetLabels = (facet: keyof typeof SETS): string[] => {
    const set: Readonly<Record<string, string>> = SETS[facet];
    const labels = new Set([
      ...query[facet].map((value) => set[value]),
      ...understood(facet).flatMap((label) => label.split(', ')),
    ]);
    // In a fixed order, so that equivalent searches get the same name.
    return Object.values(set).filter((label) => labels.has(label));
  };

  const queryText = (reported.work ?? reported.correctedQuery ?? query.q)
    .replace(/["“”]/g, '')
    .trim();
  const isWork = queryText !== '' && readsAsWork(queryText);
  const categories = known('category').map(lowerFirst);
  const isAdjective = queryText === '' && categories.length <= MAX_NAMED;
  const employment = listSetLabels('employmentType');
  const seniority = listSetLabels('seniority');
  // Unknown employers are included, because filtering by one leaves no jobs.
  const companies = query.company.map(
    (slug) => findLabel(reported, 'company', slug) ?? quoted(slug),
  );
  const countries = known('country').map(withArticle);
  const place = placePart(query, reported, understood('location'));
  const typedPay = reported.understood.find(({ facet }) => facet === 'salary')?.label;
  const [pay, ...otherPay] = query.pay;

  const behind = (rank: number, text: string | undefined): Part => ({ rank, behind: text });
  const before = (rank: number, labels: readonly string[]): Part => ({
    rank,
    before: either(labels),
  });
  return [
    before(9, query.fid.length > 0 ? ['selected'] : []),
    before(4, listSetLabels('workplace').map(adjective)),
    employment.join() === EMPLOYMENT_TYPES.internship
      ? { rank: 5, noun: 'internships' }
      : before(5, employment.map(adjective)),
    before(6, seniority.join() === JUNIOR ? ['junior'] : seniority.map(adjective)),
    before(0, isWork ? [queryText] : isAdjective ? categories : []),
    behind(0, queryText && !isWork ? `for ${quoted(cutText(queryText, QUOTED_MAX))}` : undefined),
    behind(
      2,
      categories.length > 0 && !isAdjective ? `in ${listed(categories, 'categories')}` : undefined,
    ),
    behind(
      3,
      companies.length + understood('company').length > 0
        ? `at ${listed([...companies, ...understood('company')], 'employers')}`
        : undefined,
    ),
    behind(
      7,
      typedPay ? `paying ${lowerFirst(typedPay)}` : payPart(query, known('salaryCurrency')),
    ),
    behind(1, place),
    behind(
      2,
      countries.length > 0
        ? place && countries.length === 1
          ? `, ${known('country')}`
          : `in ${listed(countries, 'countries')}`
        : undefined,
    ),
    behind(
      10,
      // A minimum or maximum already implies that pay is stated.
      pay && otherPay.length === 0 && !query.salaryMin && !query.salaryMax
        ? `with ${lowerFirst(PAY[pay])}`
        : undefined,
    ),
    behind(
      8,
      query.postedWithin
        ? `posted in the ${lowerFirst(POSTED_WITHIN[query.postedWithin])}`
        : undefined,
    ),
  ].filter((part) => part.before || part.noun || part.behind);
};

const joinParts = (parts: readonly Part[]): string => {
  const noun = parts.find((part) => part.noun)?.noun ?? 'jobs';
  const before = parts.flatMap((part) => part.before ?? []);
  const behind = parts.flatMap((part) => part.behind ?? []);
  return upperFirst([...before, noun, ...behind].join(' ').replaceAll(' , ', ', '));
};

/**
 * Formats a search's heading and title: `Part-time nurse jobs in London`. Conditions understood
 * from the query count as selected. If the name would exceed `max` characters, it includes only the
 * most important conditions and counts the rest. Returns undefined if nothing filters the list.
 */
export const nameSearch = (
  query: JobSearchQuery,
  reported: NamedSearchMeta,
  max = HEADING_MAX,
): string | undefined => {
  const parts = listParts(query, reported);
  const byRank = parts.toSorted((a, b) => a.rank - b.rank);
  let name: string | undefined;
  for (let count = parts.length; count > 0; count--) {
    const named = byRank.slice(0, count);
    const left = parts.length - count;
    const more = left > 0 ? ` (${plural(left, 'more filter')})` : '';
    name = joinParts(parts.filter((part) => named.includes(part))) + more;
    if (name.length <= max) return name;
  }
  return name && cutText(name, max);
};
