import { foldText } from '../jobs/text.ts';

/** Languages in which country names are recognized. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pl',
  'pt',
  'sv',
  'da',
  'nb',
  'ja',
  'ar',
  'he',
];

/** Common country names that `Intl` does not know. */
const SHORT_NAMES = new Map(
  Object.entries({
    uk: 'GB',
    britain: 'GB',
    'great britain': 'GB',
    usa: 'US',
    us: 'US',
    america: 'US',
    'united states of america': 'US',
    uae: 'AE',
    emirates: 'AE',
    holland: 'NL',
    'the netherlands': 'NL',
    korea: 'KR',
    turkey: 'TR',
    'czech republic': 'CZ',
    'ivory coast': 'CI',
    'republic of ireland': 'IE',
    brasil: 'BR',
    ksa: 'SA',
    prc: 'CN',
    'hong kong': 'HK',
    macau: 'MO',
  }),
);

/** ISO 3166-1 alpha-3 codes used in job adverts, with their alpha-2 codes. */
const ALPHA_3_CODES =
  `ARE-AE ARG-AR AUS-AU AUT-AT BEL-BE BGR-BG BRA-BR CAN-CA CHE-CH CHL-CL CHN-CN COL-CO CRI-CR CYP-CY CZE-CZ DEU-DE
  DNK-DK EGY-EG ESP-ES EST-EE FIN-FI FRA-FR GBR-GB GRC-GR HKG-HK HRV-HR HUN-HU IDN-ID IND-IN IRL-IE ISL-IS ISR-IL
  ITA-IT JPN-JP KEN-KE KOR-KR LTU-LT LUX-LU LVA-LV MAR-MA MEX-MX MLT-MT MYS-MY NGA-NG NLD-NL NOR-NO NZL-NZ PAK-PK
  PER-PE PHL-PH POL-PL PRT-PT QAT-QA ROU-RO SAU-SA SGP-SG SRB-RS SVK-SK SVN-SI SWE-SE THA-TH TUN-TN TUR-TR TWN-TW
  UKR-UA URY-UY USA-US VNM-VN ZAF-ZA`
    .toLowerCase()
    .split(/\s+/)
    .map((pair) => pair.split('-'));
for (const [three = '', two = ''] of ALPHA_3_CODES) SHORT_NAMES.set(three, two.toUpperCase());

const ENGLISH = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether the letters are a two-letter country code (ISO 3166-1), in upper or lower case. */
export const isCountryCode = (letters: string): boolean =>
  /^[a-z]{2}$/i.test(letters) && ENGLISH.of(letters.toUpperCase()) !== undefined;

/** Names of islands that more often refer to a county or a town. */
const NO_COUNTRY = new Set(['norfolk']);

let namesInLanguages: Map<string, string> | undefined;

const readNames = (): Map<string, string> => {
  const names = new Map<string, string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const language of LANGUAGES) {
    const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((one) => letters.map((two) => one + two))) {
      // Excludes pairs such as `UK`, for which `Intl` has a name although they are not ISO codes.
      const isCode = new Intl.Locale(`und-${code}`).region === code;
      const name = isCode && regions.of(code);
      if (name && !NO_COUNTRY.has(foldText(name))) names.set(foldText(name), code);
    }
  }
  return names;
};

/** ISO 3166-1 codes by folded country name, in several languages. */
export const countryNames = (): ReadonlyMap<string, string> => {
  namesInLanguages ??= readNames();
  return namesInLanguages;
};

/**
 * Finds the ISO 3166-1 code for a country name as visitors type it: `U.K.`, `Deutschland`,
 * `España`.
 */
export const findCountryCode = (name: string): string | undefined => {
  const folded = foldText(name.trim());
  const short = SHORT_NAMES.get(folded.replaceAll('.', ''));
  if (short) return short;
  return countryNames().get(folded);
};
