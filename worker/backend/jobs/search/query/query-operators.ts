import { EMPLOYMENT_TYPES, SENIORITIES, WORKPLACES } from '../../../../../src/contracts/enums.ts';
import { splitWords } from '../../text.ts';
import { plainText, STOP_WORDS } from './split-search-words.ts';
import type { Fact, Term } from './understand-query.ts';

/* The operators of a query: `nurse or teacher`, `developer -java`, `nurse outside london`. */

/** A part of a query with one meaning. A part with neither term nor fact is noise. */
export interface Part {
  /** The index of the part's first word. */
  readonly at: number;
  readonly words: readonly string[];
  readonly term?: Term | undefined;
  readonly fact?: Fact | undefined;
}

const OR: ReadonlySet<string> = new Set(['or', 'oder', 'ou', 'o', 'u']);
const NOT: ReadonlySet<string> = new Set(
  `not no without except excluding nicht kein keine keinen keiner ohne außer ausser
  sans pas sauf sin excepto salvo`
    .split(/\s+/)
    .flatMap(splitWords),
);
/**
 * Words that can exclude only a place or a field, because `outside plant` is part of occupation
 * names.
 */
const NOT_FACT: ReadonlySet<string> = new Set(
  'outside non außerhalb ausserhalb hors fuera'.split(' ').flatMap(splitWords),
);
/** Words for `but`, as in `but not`. */
const BUT: ReadonlySet<string> = new Set(['but', 'aber', 'sondern', 'mais', 'pero']);

const MINUS = /(?<=^|\s)[-−](?=[\p{L}.])/gu;
/** `C/C++` and `UI/UX` are names, not alternatives. */
const SLASH = /(?<=\p{L}{3}|\p{Lo}) ?[/|] ?(?=\p{L}{3}|\p{Lo})/gu;

/** Replaces the operators `-` and `/` with words. */
export const withOperators = (q: string): string =>
  plainText(q.replace(MINUS, 'not ')).replace(SLASH, ' or ');

/** Returns the indexes of the words that follow an `or`, not counting stop words. */
export const findWordsAfterOr = (text: string): ReadonlySet<number> => {
  const afterOr = new Set<number>();
  let at = 0;
  for (const word of splitWords(text)) {
    if (OR.has(word)) afterOr.add(at);
    if (!STOP_WORDS.has(word)) at++;
  }
  return afterOr;
};

const VALUES: Partial<Record<Fact['facet'], readonly string[]>> = {
  workplace: Object.keys(WORKPLACES),
  employmentType: Object.keys(EMPLOYMENT_TYPES),
  seniority: Object.keys(SENIORITIES),
};

const isPlainWord = (part: Part | undefined): part is Part & { readonly term: Term } =>
  part?.term !== undefined && part.term.group === undefined;

const negates = (part: Part, next: Part | undefined): boolean => {
  const [word = ''] = isPlainWord(part) ? part.words : [];
  return next !== undefined && (NOT.has(word) || (NOT_FACT.has(word) && next.fact !== undefined));
};

interface Wanted {
  readonly parts: readonly Part[];
  readonly unwanted: readonly Term[];
}

/**
 * Applies a query's exclusions. Excluding one value of a field selects the field's other values.
 */
export const applyExclusions = (all: readonly Part[], behindOr: ReadonlySet<number>): Wanted => {
  const parts: Part[] = [];
  const unwanted: Term[] = [];
  for (let i = 0; i < all.length; ) {
    const part = all[i] as Part;
    if (!negates(part, all[i + 1])) {
      parts.push(part);
      i++;
      continue;
    }
    const but = parts.at(-1);
    const operatorWords = BUT.has(but?.words[0] ?? '') ? [...(parts.pop()?.words ?? [])] : [];
    operatorWords.push(...part.words);
    i++;
    do {
      const excluded = all[i++] as Part;
      const words = [...excluded.words];
      // `no night shift nurse`: consecutive words outside known names are excluded together.
      while (isPlainWord(excluded) && isPlainWord(all[i]) && !behindOr.has(all[i]?.at ?? -1)) {
        words.push(...(all[i++] as Part).words);
      }
      const values = VALUES[excluded.fact?.facet ?? 'location'];
      if (excluded.fact && values) {
        const others = values.filter((value) => !excluded.fact?.values.includes(value));
        const fact = { ...excluded.fact, values: others, words: [...operatorWords, ...words] };
        parts.push({ at: part.at, words: fact.words, fact });
      }
      // A field is excluded as a term too, because a partial match may drop the field's filter.
      unwanted.push({ words, group: excluded.term?.group });
    } while (behindOr.has(all[i]?.at ?? -1));
  }
  return { parts, unwanted };
};
