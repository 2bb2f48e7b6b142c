import { splitWords } from '../../text.ts';

/** Gender markers: `(m/w/d)`, `H/F`, `f/m/x`. */
const GENDER_MARK =
  /[([]?(?<![\p{L}\d])[mfwhdxvk](?:\s?[/|]\s?[mfwhdxvkai*]){1,3}(?![\p{L}\d])[)\]]?/giu;
/** `Buchhalter:in`, `Entwickler*innen`, `Lehrer/-in`. */
const GERMAN_ENDING = /(?<=\p{L}{3})(?:[*:_]|\/-?)in(?:nen)?(?!\p{L})/gu;
/** `infirmier(ère)`, `Enfermeiro(a)`, `technicien·ne`. */
const ENDING_IN_BRACKETS = /(?<=\p{L}{3})\(-?\p{Ll}{1,5}\)/gu;
const ENDING_BEHIND_POINT = /(?<=\p{L}{3})[·•](?:\p{Ll}{1,4})(?:[·•]s)?(?!\p{L})/gu;
/** `Fisioterapeuta neurológico/a`, `vendeur/se`, `נציג/ת`. */
const ENDING_BEHIND_SLASH =
  /(?<=\p{L}{3})\/(?:a|as|e|es|se|ne|ère|trice|rice|euse|ת|ית)(?!\p{L})/gu;
const ALTERNATIVES = [
  GENDER_MARK,
  GERMAN_ENDING,
  ENDING_IN_BRACKETS,
  ENDING_BEHIND_POINT,
  ENDING_BEHIND_SLASH,
];

/** Replaces `.NET`, which would otherwise become the word `net`. */
export const DOT_NET_WORD = 'dotnet';
const DOT_NET = /(?<![\p{L}\d])\.net(?!\p{L})/giu;

/**
 * Words that occur in nearly every text. They do not narrow down a search, and they are the most
 * expensive words to search for.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and are as at be by for from in is near of on or our that the this to we will with you your
  der die das den dem des ein eine einen für fur und oder im in bei mit von zu als am
  le la les un une des du de et ou à a au aux en pour dans avec chez
  el los las uno unos y o de del al con para por en`
    .split(/\s+/)
    .filter(Boolean),
);

/** Removes gendered endings from a title or a query, and replaces `.NET` with a word. */
export const plainText = (text: string): string => {
  // In French `d'affaires` and `l'hôtel`, the first letter is a separate short word.
  const withoutArticles = text.replace(/(?<!\p{L})[dl]['’](?=\p{L})/giu, '');
  return ALTERNATIVES.reduce((rest, ending) => rest.replace(ending, ' '), withoutArticles).replace(
    DOT_NET,
    ` ${DOT_NET_WORD} `,
  );
};

/**
 * Returns the folded words of a title or a query without stop words, unless it consists only of
 * stop words.
 */
export const splitSearchWords = (text: string): string[] => {
  const words = splitWords(plainText(text));
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length ? significant : words;
};
