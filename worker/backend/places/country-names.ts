import { foldText } from '../jobs/text.ts';

/** Languages whose own names for countries are understood. */
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

/** What people call a country and no list of names has. */
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

/** ISO 3166-1 alpha-3 of the countries that adverts write so, with their alpha-2. */
const LETTERS_OF_THREE =
  `ARE-AE ARG-AR AUS-AU AUT-AT BEL-BE BGR-BG BRA-BR CAN-CA CHE-CH CHL-CL CHN-CN COL-CO CRI-CR CYP-CY CZE-CZ DEU-DE
  DNK-DK EGY-EG ESP-ES EST-EE FIN-FI FRA-FR GBR-GB GRC-GR HKG-HK HRV-HR HUN-HU IDN-ID IND-IN IRL-IE ISL-IS ISR-IL
  ITA-IT JPN-JP KEN-KE KOR-KR LTU-LT LUX-LU LVA-LV MAR-MA MEX-MX MLT-MT MYS-MY NGA-NG NLD-NL NOR-NO NZL-NZ PAK-PK
  PER-PE PHL-PH POL-PL PRT-PT QAT-QA ROU-RO SAU-SA SGP-SG SRB-RS SVK-SK SVN-SI SWE-SE THA-TH TUN-TN TUR-TR TWN-TW
  UKR-UA URY-UY USA-US VNM-VN ZAF-ZA`
    .toLowerCase()
    .split(/\s+/)
    .map((pair) => pair.split('-'));
for (const [three = '', two = ''] of LETTERS_OF_THREE) SHORT_NAMES.set(three, two.toUpperCase());

const ENGLISH = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether two letters are the code of a country (ISO 3166-1), in either case. */
export const isCountryCode = (letters: string): boolean =>
  /^[a-z]{2}$/i.test(letters) && ENGLISH.of(letters.toUpperCase()) !== undefined;

/** Counties and towns before they are islands. */
const NO_COUNTRY = new Set(['norfolk']);

let namesInLanguages: Map<string, string> | undefined;

const readNames = (): Map<string, string> => {
  const names = new Map<string, string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const language of LANGUAGES) {
    const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((one) => letters.map((two) => one + two))) {
      // Of `UK` too, which is not the code of anything.
      const isCode = new Intl.Locale(`und-${code}`).region === code;
      const name = isCode && regions.of(code);
      if (name && !NO_COUNTRY.has(foldText(name))) names.set(foldText(name), code);
    }
  }
  return names;
};

/** ISO 3166-1 codes by what countries are called in several languages, folded. */
export const countryNames = (): ReadonlyMap<string, string> => {
  namesInLanguages ??= readNames();
  return namesInLanguages;
};

/** The ISO 3166-1 code of a country as people type it: `U.K.`, `Deutschland`, `España`. */
export const countryCodeOf = (name: string): string | undefined => {
  const folded = foldText(name.trim());
  const short = SHORT_NAMES.get(folded.replaceAll('.', ''));
  if (short) return short;
  return countryNames().get(folded);
};
