import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';

/** Stemmers by ISO 639-1 language code. Words in other languages are not stemmed. */
const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
  sv: swedish,
};

/**
 * Stems a folded word in a language. If the language is null, as for a query in an unknown
 * language, returns the word and its stems in all languages.
 */
export const findStems = (word: string, language: string | null): string[] => {
  if (language === null)
    return [...new Set([word, ...Object.values(STEMMERS).map((stem) => stem(word))])];
  return [STEMMERS[language]?.(word) ?? word];
};
