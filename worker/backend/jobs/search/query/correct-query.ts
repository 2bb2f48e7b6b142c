import type { D1Database } from '@cloudflare/workers-types';
import { foldText } from '../../text.ts';
import type { Dictionary } from '../index/dictionary.ts';
import { lexicon } from '../lexicon/known-groups.ts';
import { TYPED_WORD } from './query-words.ts';
import type { Term } from './understand-query.ts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 30;

/** How far off a word may be: longer ones leave room for two slips. */
const maxDistance = (word: string) => (word.length >= 8 ? 2 : 1);

/**
 * Steps (a letter more, less or other, or two swapped) from one word to another, or Infinity where
 * it takes more than `max`: optimal string alignment.
 */
function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        steps = Math.min(steps, (before[j - 2] as number) + 1);
      }
      row.push(steps);
      least = Math.min(least, steps);
    }
    if (least > max) return Number.POSITIVE_INFINITY;
    before = above;
    above = row;
  }
  const distance = above[b.length] as number;
  return distance <= max ? distance : Number.POSITIVE_INFINITY;
}

/** The nearest known word, the first letter being the surest and common words likelier. */
export function nearestWord(
  word: string,
  known: readonly (readonly [string, number])[],
): string | undefined {
  const max = maxDistance(word);
  let best: { word: string; cost: number; uses: number } | undefined;
  for (const [candidate, uses] of known) {
    const distance = editDistance(word, candidate, max);
    if (distance === Number.POSITIVE_INFINITY) continue;
    const cost = distance + (candidate[0] === word[0] ? 0 : 0.5);
    if (!best || cost < best.cost || (cost === best.cost && uses > best.uses)) {
      best = { word: candidate, cost, uses };
    }
  }
  return best?.word;
}

/**
 * The query with each word that nobody knows replaced by the nearest one that stands in jobs or names work;
 * undefined where every word is known or nothing is near.
 */
export async function correctQuery(
  db: D1Database,
  q: string,
  terms: readonly Term[],
  { names }: Dictionary,
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
    ...[...names.keys()]
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
