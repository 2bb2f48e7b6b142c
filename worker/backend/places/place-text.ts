import { splitWords } from '../jobs/text.ts';
import { findArea } from './areas.ts';
import { STATES } from './states.ts';

/**
 * The folded alternatives for one name, the most likely first: `newcastle upon tyne`, `newcastle`.
 */
export type PlaceName = readonly string[];
/** The names of one place in a text, in order, such as town, region and country. */
export type PlaceNames = readonly PlaceName[];

/** Words that describe a work arrangement, not a place. */
const NOT_A_PLACE =
  /\b(?:fully )?(?:remote.friendly|travel.required|remote|hybrid|on.?site|home.?office|work from home|wfh|in.?office|office|headquarters|telework|anywhere in(?: the)?|based in|homebased|only|wide|in the|worldwide)\b/gi;
/** Words that accompany a place name without adding meaning: `Greater London`, `Berlin area`. */
const AROUND =
  /\b(?:greater|metropolitan|metro|area|region of|city of|town of|province of|state of|county of|und umgebung|et environs|grand|raum|gro(?:ß|ss)raum|bay area|ville de|landeshauptstadt|stadt|cidade de|comune di|corporation|warehouse|campus|hq|virtual|distributed|national|central|downtown|urban|cbd|region|ncr|alrededores|y alrededores)\b/gi;
/** Postcodes between names: `80331 München`, `SW1A 1AA`. */
const POSTCODE =
  /\b(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|(?:EC|WC|SW|SE|NW|N|E|W)\d{1,2}[A-Z]?|\d{1,2}(?:e|er|ème)?)\b/g;

/**
 * Common short names for towns. Short names that are also state abbreviations are expanded only at
 * the beginning of a place.
 */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  gta: 'toronto',
  ny: 'new york city',
  deutschlandweit: 'germany',
  'sophia antipolis': 'valbonne',
  makati: 'makati city',
  nyc: 'new york city',
  'new york': 'new york city',
  bronx: 'the bronx',
  manhattan: 'new york city',
  sf: 'san francisco',
  'san fran': 'san francisco',
  sfo: 'san francisco',
  'bay area': 'san francisco',
  'san francisco bay': 'san francisco',
  'sf bay': 'san francisco',
  la: 'los angeles',
  dc: 'washington d c',
  'washington dc': 'washington d c',
  atl: 'atlanta',
  chi: 'chicago',
  sea: 'seattle',
  philly: 'philadelphia',
  vegas: 'las vegas',
  'st louis': 'saint louis',
  blr: 'bengaluru',
  bglr: 'bengaluru',
  'frankfurt a m': 'frankfurt am main',
  frankfurt: 'frankfurt am main',
  'frankfurt main': 'frankfurt am main',
  'freiburg i br': 'freiburg',
  'freiburg im breisgau': 'freiburg',
  'sto domingo': 'santo domingo',
  cdmx: 'mexico city',
  hk: 'hong kong',
  'paris la defense': 'paris',
  'la defense': 'paris',
  newcastle: 'newcastle upon tyne',
  gurugram: 'gurgaon',
};

const foldPart = (text: string): string => splitWords(text).join(' ');

/** The separators between several places in one string. */
const BETWEEN_PLACES = /[;|•·/&]| (?:or|and|oder|und|ou|et|o|y) /i;
/** The separators between the town, region and country of one place, or between several towns. */
const BETWEEN_NAMES = /,|[-–—] | [-–—]/;
/** A country code before a name: `US-SF`, `IN-Bengaluru`. */
const COUNTRY_BEFORE = /(?<![A-Za-z])([A-Z]{2})-(?=[A-Z])/g;

/** Names that contain a separator. */
const WHOLE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/brighton (?:and|&) hove/gi, 'Brighton'],
  [/tyne (?:and|&) wear/gi, 'Tyne Wear'],
  [/dumfries (?:and|&) galloway/gi, 'Dumfries Galloway'],
  [/frankfurt ?\(?\/?oder\)?/gi, 'Frankfurt Oder'],
  [/frankfurt ?(?:[/(] ?)?(?:a\. ?)?m(?:ain)?\.?\)?(?!\p{L})/giu, 'Frankfurt am Main'],
  [/washington,? ?\(?d\.? ?c\.?(?![a-z])\)?/gi, 'Washington DC'],
];
/** A full stop between single letters: `U.K.`, `N.L.` */
const POINT = /(?<=\b[A-Za-z])\.(?=[A-Za-z]\b)/g;

/** Converts spellings such as `Muenchen` and `Koeln` to the gazetteer's form. */
const withoutDigraphs = (name: string): string => name.replace(/([aou])e/g, '$1');

const readNames = (part: string, isFirst: boolean): PlaceName => {
  const folded = foldPart(part);
  const withoutAround = foldPart(part.replace(AROUND, ' '));
  // A short name that follows a town may be a state abbreviation instead.
  const isState = (name: string) => STATES.has(`US-${name.toUpperCase()}`);
  const short = (name: string) =>
    Object.hasOwn(SHORT_NAMES, name) && (isFirst || !isState(name))
      ? (SHORT_NAMES[name] ?? '')
      : '';
  const [beforeHyphen = ''] = part.split(/(?<=\p{L}{3})[-–](?=\p{Lu})/u);
  const names = [
    ...[short(folded), short(withoutAround), folded, withoutAround, foldPart(beforeHyphen)],
    ...[withoutDigraphs(withoutAround)],
  ];
  // `Bay Area` is a name in its own right, although these words usually accompany another name.
  return [...new Set(names)].filter(
    (name) => name && (withoutAround || name !== folded || findArea(name)),
  );
};

/**
 * Parses the places in a string such as `Portland, OR; London`, each with its names. Returns an
 * empty list if the string names no places.
 */
export const readPlaceText = (text: string): readonly PlaceNames[] =>
  WHOLE_NAMES.reduce((rest, [pattern, name]) => rest.replace(pattern, name), text)
    .replace(POINT, '')
    .replaceAll('(', ', ')
    .replaceAll(')', ' ')
    .replace(/\s+/g, ' ')
    .replace(POSTCODE, ' ')
    .replace(NOT_A_PLACE, ' ')
    .split(BETWEEN_PLACES)
    .map((place) => {
      const parts = place.trim().replace(COUNTRY_BEFORE, '$1, ').split(BETWEEN_NAMES);
      const names: PlaceName[] = [];
      for (const part of parts) {
        // Skips the county after a town, as in `Salford, Greater Manchester`.
        if (names.length > 0 && /^\s*greater\s/i.test(part)) continue;
        const one = readNames(part, names.length === 0);
        if (one.length > 0 && !names.some(([known]) => known === one[0])) names.push(one);
      }
      return names;
    })
    .filter((names) => names.length > 0);
