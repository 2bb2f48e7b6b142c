import { splitWords } from '../../../backend/jobs/text.ts';

/** A name of one or several folded words. `beginning` is true if the last word may go on. */
interface Name {
  readonly words: readonly string[];
  readonly beginning: boolean;
}

/** Names, such as those of the departments of a category. */
export type WordList = readonly Name[];

/** Reads names that are separated by commas; `*` after one stands for any ending. */
export const readWordList = (text: string): WordList =>
  text.split(',').map((name) => ({ words: splitWords(name), beginning: name.endsWith('*') }));

const isAt = (words: readonly string[], at: number, { words: name, beginning }: Name): boolean =>
  name.every((word, i) => {
    const found = words[at + i];
    const isOpen = beginning && i === name.length - 1;
    return isOpen ? found?.startsWith(word) : found === word;
  });

/** Whether words contain any of the names. */
export const containsAny = (words: readonly string[], list: WordList): boolean =>
  words.some((_, at) => list.some((name) => isAt(words, at, name)));

/** The words of a text without names that must not be taken for others. */
export const splitWithout = (text: string, except: WordList): string[] => {
  const words = splitWords(text);
  const rest: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const name = except.find((one) => isAt(words, at, one));
    if (name) at += name.words.length - 1;
    else rest.push(words[at] ?? '');
  }
  return rest;
};

/** A value with the names that mean it. */
export type Meanings<T extends string> = readonly (readonly [value: T, list: WordList])[];

/** Reads values with their names. Values are tried in this order. */
export const readMeanings = <T extends string>(
  meanings: readonly (readonly [value: T, names: string])[],
): Meanings<T> => meanings.map(([value, names]) => [value, readWordList(names)]);

/** The first value of which the words contain a name. */
export const findMeaning = <T extends string>(
  words: readonly string[],
  meanings: Meanings<T>,
): T | undefined => meanings.find(([, list]) => containsAny(words, list))?.[0];
