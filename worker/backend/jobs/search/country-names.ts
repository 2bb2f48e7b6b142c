import { foldText } from '../text.ts';

/** Languages whose own names for countries are understood, beside English. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'nb', 'ja', 'ar', 'he'];

/** What people call a country and no list of names has. */
const SHORT_NAMES = new Map(
  Object.entries({
    uk: 'GB',
    britain: 'GB',
    'great britain': 'GB',
    england: 'GB',
    usa: 'US',
    us: 'US',
    america: 'US',
    uae: 'AE',
    emirates: 'AE',
    holland: 'NL',
  }),
);

let namesInLanguages: Map<string, string> | undefined;

const readNames = (): Map<string, string> => {
  const names = new Map<string, string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const language of LANGUAGES) {
    const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((one) => letters.map((two) => one + two))) {
      const name = regions.of(code);
      if (name) names.set(foldText(name), code);
    }
  }
  return names;
};

/** The ISO 3166-1 code of a country as people type it: `U.K.`, `Deutschland`, `España`. */
export const countryCodeOf = (name: string): string | undefined => {
  const folded = foldText(name.trim());
  const short = SHORT_NAMES.get(folded.replaceAll('.', ''));
  if (short) return short;
  namesInLanguages ??= readNames();
  return namesInLanguages.get(folded);
};
