import { wordsOf } from '../jobs/text.ts';

/** One of the places that a text names: its names as they stand, folded, such as town, region and country. */
export type PlaceNames = readonly string[];

/** Of the work, not of the place. */
const NOT_A_PLACE =
  /\b(?:fully )?(?:remote|hybrid|on.?site|home.?office|work from home|wfh|in.?office|office|headquarters|telework|anywhere in(?: the)?|based in|homebased)\b/gi;
/** What stands around a name and says no more: `Greater London`, `Berlin area`. */
const AROUND =
  /\b(?:greater|metropolitan|metro|area|region of|city of|town of|province of|state of|county of|und umgebung|et environs|grand|raum|gro(?:ß|ss)raum|bay area|ville de|landeshauptstadt|stadt|cidade de|comune di|corporation|warehouse|campus|hq|virtual|distributed|national)\b/gi;
/** Postcodes stand between names: `80331 München`, `SW1A 1AA`. */
const POSTCODE = /\b(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/g;

const SHORT_NAMES: Readonly<Record<string, string>> = {
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

const foldPart = (text: string): string => wordsOf(text).join(' ');

/** Several places one after the other. */
const BETWEEN_PLACES = /\s*[;|•·]\s*|\s*\/\s*|\s+(?:or|and|oder|und|ou|et|o|y)\s+|\s*&\s*/i;
/** Town, region and country of one place, or several towns. */
const BETWEEN_NAMES = /\s*,\s*|\s+[-–—]\s+|[-–—]\s+|\s+[-–—]/;
/** `US-SF`, `IN-Bengaluru`. */
const COUNTRY_BEFORE = /(?<![A-Za-z])([A-Z]{2})-(?=[A-Z])/g;
const WASHINGTON = /washington,? ?\(?d\.? ?c\.?(?![a-z])\)?/gi;

/** The places of a text, `Portland, OR; London` say, each by its names; none where nothing names one. */
export const readPlaceText = (text: string): readonly PlaceNames[] =>
  text
    .replace(WASHINGTON, 'Washington DC')
    .replace(/\(([^)]*)\)/g, ', $1')
    .replace(POSTCODE, ' ')
    .replace(NOT_A_PLACE, ' ')
    .split(BETWEEN_PLACES)
    .map((place) => [
      ...new Set(
        place
          .trim()
          .replace(COUNTRY_BEFORE, '$1, ')
          .split(BETWEEN_NAMES)
          .map((part) => {
            const whole = foldPart(part);
            const bare = foldPart(part.replace(AROUND, ' '));
            return SHORT_NAMES[whole] ?? SHORT_NAMES[bare] ?? bare;
          })
          .filter(Boolean),
      ),
    ])
    .filter((names) => names.length > 0);
