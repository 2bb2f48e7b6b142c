import { wordsOf } from '../../text.ts';

/** `(m/w/d)`, `H/F`, `f/m/x`: who may apply, which is everybody. */
const EVERYBODY =
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
  EVERYBODY,
  GERMAN_ENDING,
  ENDING_IN_BRACKETS,
  ENDING_BEHIND_POINT,
  ENDING_BEHIND_SLASH,
];

/** In place of `.NET`, which is nobody's net. */
export const DOT_NET_WORD = 'dotnet';
const DOT_NET = /(?<![\p{L}\d])\.net(?!\p{L})/giu;

/** Words that stand in nearly every text: they find nothing, and cost the most. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and are as at be by for from in is near of on or our that the this to we will with you your
  der die das den dem des ein eine einen für fur und oder im in bei mit von zu als am
  le la les un une des du de et ou à a au aux en pour dans avec chez
  el los las uno unos y o de del al con para por en`
    .split(/\s+/)
    .filter(Boolean),
);

/** A title or a query without forms for one sex or the other, and `.NET` as a word. */
export const plainText = (text: string): string => {
  // French `d'affaires`, `l'hôtel`: the letter is an article.
  const bare = text.replace(/(?<!\p{L})[dl]['’](?=\p{L})/giu, '');
  return ALTERNATIVES.reduce((rest, ending) => rest.replace(ending, ' '), bare).replace(
    DOT_NET,
    ` ${DOT_NET_WORD} `,
  );
};

/** The words of a title or a query that say something, folded. */
export const tellingWords = (text: string): string[] => {
  const words = wordsOf(plainText(text));
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length ? telling : words;
};
