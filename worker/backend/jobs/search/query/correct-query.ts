import type { D1Database } from '@cloudflare/workers-types';
import { foldText } from '../../text.ts';
import { type Dictionary, namesIn } from '../index/dictionary.ts';
import { lexicon } from '../lexicon/known-groups.ts';
import { nearestWord } from './nearest-word.ts';
import { TYPED_WORD } from './query-words.ts';
import type { Term } from './understand-query.ts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 30;

/**
 * The query with each word that nobody knows replaced by the nearest one that stands in jobs or names work;
 * undefined where every word is known or nothing is near.
 */
export async function correctQuery(
  db: D1Database,
  q: string,
  terms: readonly Term[],
  dictionary: Dictionary,
): Promise<string | undefined> {
  const plain = terms.filter(({ group }) => group === undefined).flatMap(({ words }) => words);
  const unsure = [...new Set(plain)].filter(
    (word) => word.length >= MIN_LENGTH && word.length <= MAX_LENGTH,
  );
  if (unsure.length === 0) return undefined;
  const lengths = unsure.map((word) => word.length);
  const answers = await db.batch([
    db
      .prepare(
        `SELECT json_group_array(json_array(word, uses)) AS known FROM search_word
        WHERE length(word) BETWEEN ? AND ?`,
      )
      .bind(Math.min(...lengths) - 2, Math.max(...lengths) + 2),
    ...unsure.map((word) =>
      db
        .prepare(
          // The second half, which is slow for common beginnings, runs only if the first is empty.
          `SELECT rowid FROM job_fts WHERE job_fts MATCH ?
          UNION ALL SELECT rowid FROM job_fts WHERE job_fts MATCH ? LIMIT 1`,
        )
        .bind(`"${word}"`, `"${word}" *`),
    ),
  ]);
  const inJobs = JSON.parse(
    (answers[0]?.results as { known: string }[] | undefined)?.[0]?.known ?? '[]',
  ) as [string, number][];
  // Beside another name of work a word of the jobs would hardly be what was meant.
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
    if (answers[i + 1]?.results.length) continue;
    const nearest = nearestWord(word, known);
    if (nearest) corrections.set(word, nearest);
  }
  if (corrections.size === 0) return undefined;
  // What stands between the words may mean something: `-java`.
  return q
    .split(TYPED_WORD)
    .map((piece) => corrections.get(foldText(piece)) ?? piece)
    .join('');
}
