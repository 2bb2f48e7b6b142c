import type { D1Database } from '@cloudflare/workers-types';
import { findNamed } from '../../places/find-places.ts';
import type { NamedValue } from './index/dictionary.ts';
import { isUnspaced } from './query/character-pairs.ts';
import type { Term } from './query/understand-query.ts';

/** The maximum number of words in a town's name. */
const LONGEST = 4;

/**
 * Finds towns, with or without jobs, among the words that name no occupation or skill: `bradford`
 * in `nurse bradford`.
 */
export const findTownNames = async (
  db: D1Database,
  terms: readonly Term[],
): Promise<ReadonlyMap<string, NamedValue>> => {
  const words = terms.map(({ group, words: [word] }) => (group === undefined ? word : undefined));
  const names = words.flatMap((_, at) =>
    Array.from({ length: LONGEST }, (_, i) => words.slice(at, at + i + 1))
      .filter((some) =>
        some.every((word) => word !== undefined && (word.length > 2 || isUnspaced(word))),
      )
      .map((some) => some.join(' ')),
  );
  if (names.length === 0) return new Map();
  const { towns } = await findNamed(db, [...new Set(names)]);
  return new Map(
    [...towns].map(([name, found]) => {
      const [town] = found.toSorted((a, b) => b.population - a.population);
      return [name, { facet: 'location', values: [town?.uniqueName ?? name] }];
    }),
  );
};
