import { LANGUAGE } from './languages.ts';

/** Unicode's right-to-left blocks: those of Hebrew, Arabic and related scripts. */
export const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Non-Latin letters. Letters are counted by script only if the text contains some of these. */
const OTHER_THAN_LATIN = /[\u0370-\u1cff\u3040-\udfff\uf900-\ufefc]/;
const LATIN = /\p{Script=Latin}/gu;
const LEFT_TO_RIGHT_LETTERS =
  /[\p{L}--[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]]/gv;
const RIGHT_TO_LEFT_LETTERS =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;

const countMatches = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * Whether most letters in a text are right-to-left. `dir="auto"` considers only the first letter,
 * which may belong to a name.
 */
const isRightToLeft = (text: string): boolean =>
  RIGHT_TO_LEFT.test(text) &&
  countMatches(text, RIGHT_TO_LEFT_LETTERS) > countMatches(text, LEFT_TO_RIGHT_LETTERS);

/** The scripts, each with the language that its letters identify, if any. */
const SCRIPTS: readonly (readonly [RegExp, (text: string) => string | undefined])[] = [
  // These letters occur in Persian, Urdu, Kurdish and other languages, but not in Arabic.
  [/\p{Script=Arabic}/gu, (text) => (/[پچژگکیےٹۆە]/.test(text) ? undefined : 'ar')],
  [/\p{Script=Hebrew}/gu, () => 'he'],
  [/\p{Script=Hangul}/gu, () => 'ko'],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    (text) => (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'ja' : 'zh'),
  ],
  [/\p{Script=Greek}/gu, () => 'el'],
  [/\p{Script=Thai}/gu, () => 'th'],
  [
    /\p{Script=Cyrillic}/gu,
    (text) => (/[іїєґ]/i.test(text) ? 'uk' : /[ыэ]/i.test(text) ? 'ru' : undefined),
  ],
];

/**
 * Common short words by language. A word that several languages share counts for each of those
 * languages.
 */
const COMMON_WORDS: Readonly<Record<string, string>> = {
  en: 'the and a an i of to in is are for with you your we our that this at as on it will from by or be who have not no do they me if but what us all so one can more',
  de: 'der die das und ist sind für mit sie wir auf ein eine einen einem den dem des zu zum zur im von nicht bei als auch wie oder ihre unsere du uns',
  fr: 'le la les des du et est une un pour avec vous nous votre nos dans sur au aux que qui par ne pas chez ce cette il à en',
  es: 'el la los las del y es una un para con a usted nuestro nuestra que por en se su al como más lo de o no cada tu',
  pt: 'o a os as do da dos das e é uma um para com você nosso nossa que por em no na se sua ao como mais não de',
  it: 'il lo la gli le della del dei e è una un per con nostro nostra che di in si sul nel alla come più non sono da i',
  nl: 'de het een en is van voor met je jij wij ons onze op aan in te dat die niet bij als ook of naar zijn wordt',
  pl: 'a i o w z na do się jest dla nie że od przy oraz jak lub po za są który które co nas jego',
  sv: 'och att är en ett för med du vi på av som den det inte hos till vår dig oss eller från har',
  da: 'og at er en et for med du vi på af som den det ikke hos til vores dig os eller fra har',
  nb: 'og å er en et for med du vi på av som den det ikke hos til vår deg oss eller fra har',
};

const NO_LANGUAGE: string[] = [];
const LANGUAGES_BY_WORD = new Map<string, string[]>();
for (const [language, words] of Object.entries(COMMON_WORDS)) {
  for (const word of words.split(' ')) {
    LANGUAGES_BY_WORD.set(word, [...(LANGUAGES_BY_WORD.get(word) ?? NO_LANGUAGE), language]);
  }
}

/**
 * A letter unique to one language counts only as much as one word, because it may belong to a name.
 */
const OWN_SIGNS: readonly (readonly [string, RegExp])[] = [
  ['pl', /[ąćęłńśźż]/i],
  ['es', /[ñ¿¡]/i],
  ['pt', /[ãõ]/i],
  ['de', /ß/],
];

const WORD_SEPARATORS = /[\s,.;:!?…()"“”«»–-]+/;
/** The number of characters that suffices to detect a language. */
const SAMPLE_LENGTH = 400;
/**
 * The minimum number of matches. Fewer could be a coincidence: a short title may have no matches,
 * or only matches within a name.
 */
const MIN_WORDS = 3;

const detectByWords = (text: string): string | undefined => {
  const counts: Record<string, number> = {};
  const add = (language: string) => {
    counts[language] = (counts[language] ?? 0) + 1;
  };
  const sample = text.slice(0, SAMPLE_LENGTH);
  for (const word of sample.toLowerCase().split(WORD_SEPARATORS)) {
    for (const language of LANGUAGES_BY_WORD.get(word) ?? NO_LANGUAGE) add(language);
  }
  // Skips ASCII-only text, which includes English and most text on this site.
  if (/[^\0-\x7f]/.test(sample)) {
    for (const [language, signs] of OWN_SIGNS) if (signs.test(sample)) add(language);
  }
  const most = Math.max(...Object.values(counts));
  const [language, rival] = Object.keys(counts).filter((name) => counts[name] === most);
  return most < MIN_WORDS || rival ? undefined : language;
};

/**
 * Detects a plain text's language (BCP 47) by its script, if that is decisive, and otherwise by its
 * short words; undefined if uncertain.
 */
export const detectLanguage = (text: string): string | undefined => {
  if (OTHER_THAN_LATIN.test(text)) {
    const latin = countMatches(text, LATIN);
    for (const [letters, tell] of SCRIPTS) {
      if (countMatches(text, letters) > latin) return tell(text);
    }
  }
  return detectByWords(text);
};

/**
 * The `lang` and `dir` attributes for text that is not in the site's language (WCAG 2.2, 3.1.2);
 * empty if it is.
 * @param language the surrounding text's language, in case `words` is too short to detect one
 */
export const createLanguageAttributes = (
  words: string,
  language = detectLanguage(words),
): { lang?: string; dir?: 'rtl' } => ({
  ...(language && language !== LANGUAGE.tag && { lang: language }),
  ...(isRightToLeft(words) && { dir: 'rtl' as const }),
});
