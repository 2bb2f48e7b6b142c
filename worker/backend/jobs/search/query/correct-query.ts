import { foldText } from '../../text.ts';
import type { IndexReader } from '../engines/index-reader.ts';
import { wordMatch } from '../engines/match.ts';
import { type Dictionary, namesIn } from '../index/dictionary.ts';
import { lexicon } from '../lexicon/known-groups.ts';
import { nearestWord } from './nearest-word.ts';
import { TYPED_WORD } from './query-words.ts';
import type { Term } from './understand-query.ts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 30;

/**
 * The number of candidate words for each word length. Only the most common words are candidates,
 * because rarer words are unlikely to be meant and are often typos themselves.
 */
const COMMON_WORDS = 3_000;

/**
 * Corrects a query: replaces each unknown word with the nearest word that occurs in jobs or in the
 * name of an occupation or skill.
 * @returns undefined if every word is known or no known word is similar enough
 */
export async function correctQuery(
  reader: IndexReader,
  q: string,
  terms: readonly Term[],
  dictionary: Dictionary,
): Promise<string | undefined> {
  const plain = terms.filter(({ group }) => group === undefined).flatMap(({ words }) => words);
  const unsure = [...new Set(plain)].filter(
    (word) => word.length >= MIN_LENGTH && word.length <= MAX_LENGTH,
  );
  if (unsure.length === 0) return undefined;
  const lengths = unsure.flatMap(({ length }) => [-2, -1, 0, 1, 2].map((more) => length + more));
  const { sizes, beside } = await reader.ask(
    {
      sizes: unsure.map((word) => ({
        // Looking up a common prefix is slow, so it is done only if the whole word finds nothing.
        matches: [wordMatch(word), { begins: word }],
        upTo: 1,
        limit: 1,
      })),
    },
    [
      reader.db
        .prepare(
          `SELECT (SELECT json_group_array(json_array(word, uses)) FROM (
            SELECT word, uses FROM search_word WHERE length(word) = size.value
            ORDER BY uses DESC LIMIT ${COMMON_WORDS})) AS known FROM json_each(?) AS size`,
        )
        .bind(JSON.stringify([...new Set(lengths)])),
    ],
  );
  const inJobs = ((beside[0]?.results ?? []) as { known: string }[]).flatMap(
    ({ known }) => JSON.parse(known) as [string, number][],
  );
  // If the query names an occupation or skill, other words from jobs are unlikely corrections.
  const hasWork = terms.some(({ group }) => group !== undefined);
  const known = [
    ...(hasWork ? [] : inJobs),
    ...[...namesIn(dictionary).keys()]
      .filter((name) => !name.includes(' '))
      .map((name): [string, number] => [name, 1]),
    ...[...lexicon().words].map((word): [string, number] => [word, 0]),
  ];
  const corrections = new Map<string, string>();
  for (const [i, word] of unsure.entries()) {
    if (sizes[i]?.length) continue;
    const nearest = nearestWord(word, known);
    if (nearest) corrections.set(word, nearest);
  }
  if (corrections.size === 0) return undefined;
  // The characters between words are kept, because they may have a meaning, as in `-java`.
  return q
    .split(TYPED_WORD)
    .map((piece) => corrections.get(foldText(piece)) ?? piece)
    .join('');
}
