import type { D1Database } from '@cloudflare/workers-types';
import {
  MAX_SYNONYM_WORDS,
  MAX_SYNONYMS,
  MAX_SYNONYMS_PER_GROUP,
} from '../../src/contracts/ops.ts';
import { announceEvents, recordJobEvent } from '../backend/events/record-event.ts';
import { SYNONYMS } from '../backend/jobs/search/index/dictionary.ts';
import { splitSearchWords } from '../backend/jobs/search/query/split-search-words.ts';
import type { SynonymRow } from '../backend/jobs/search/query/synonyms.ts';
import { splitWords } from '../backend/jobs/text.ts';
import type { Bindings } from '../env.ts';
import { HttpError } from '../http/http-error.ts';

const readRows = async (db: D1Database): Promise<SynonymRow[]> =>
  (await db.prepare(`${SYNONYMS} ORDER BY synonym_group, term`).all<SynonymRow>()).results;

/** Lists the groups of synonyms, with each word as the operator typed it. */
export const listSynonyms = async (db: D1Database): Promise<string[][]> =>
  [...Map.groupBy(await readRows(db), ({ group }) => group).values()].map((rows) =>
    rows.map(({ typed }) => typed),
  );

const refuse = (message: string) => new HttpError(422, 'bad_synonyms', message);

/** @throws HttpError 422 if the term could never occur in a search query */
const parseTerm = (typed: string): string => {
  if (!/[\p{L}\p{N}]/u.test(typed)) throw refuse(`“${typed}” must contain a letter or a digit.`);
  if (splitWords(typed).length > MAX_SYNONYM_WORDS) {
    throw refuse(`“${typed}” has more than ${MAX_SYNONYM_WORDS} words. Use fewer.`);
  }
  return splitSearchWords(typed).join(' ');
};

type Changed = Pick<Bindings, 'JOBS' | 'EVENTS'>;

const auditSynonyms = (
  db: D1Database,
  what: 'added' | 'removed',
  detail: Record<string, number>,
  now: number,
) =>
  recordJobEvent(
    db,
    'audited',
    {
      actor: 'operator',
      action: `synonyms.${what}`,
      records: [{ subject: 'synonyms', detail }],
    },
    now,
  );

/**
 * Adds groups of synonyms. A group that shares a word with another is merged into it.
 * @returns the number of new words
 * @throws HttpError 422 if there would be too many words or a word is invalid
 */
export const addSynonyms = async (
  bindings: Changed,
  groups: readonly (readonly string[])[],
  now: number,
): Promise<number> => {
  const { JOBS: db } = bindings;
  const rows = await readRows(db);
  const byTerm = new Map(rows.map((row) => [row.term, row]));
  const touched = new Set<string>();
  for (const typed of groups) {
    const given = new Map(typed.map((word) => [parseTerm(word), word]));
    if (given.size < 2) {
      throw refuse(
        `${typed.map((word) => `“${word}”`).join(' and ')}: these are the same word for the search.`,
      );
    }
    const joined = new Set([...given.keys()].flatMap((term) => byTerm.get(term)?.group ?? []));
    const terms = new Map([
      ...[...byTerm.values()]
        .filter(({ group }) => joined.has(group))
        .map((row) => [row.term, row.typed] as const),
      ...given,
    ]);
    if (terms.size > MAX_SYNONYMS_PER_GROUP) {
      throw refuse(
        `With ${typed.map((word) => `“${word}”`).join(', ')} a group would have ${terms.size} words, but at most ${MAX_SYNONYMS_PER_GROUP} are allowed. Remove some first.`,
      );
    }
    const [group = ''] = [...terms.keys()].sort();
    for (const [term, word] of terms) {
      byTerm.set(term, { term, typed: word, group });
      touched.add(term);
    }
  }
  if (byTerm.size > MAX_SYNONYMS) {
    throw refuse(
      `That would make ${byTerm.size} words in all groups, but at most ${MAX_SYNONYMS} are allowed. Remove some first.`,
    );
  }
  const added = byTerm.size - rows.length;
  const audited = auditSynonyms(db, 'added', { groups: groups.length, words: added }, now);
  await db.batch([
    db
      .prepare(
        `INSERT OR REPLACE INTO search_synonym (term, typed, synonym_group)
         SELECT value ->> 'term', value ->> 'typed', value ->> 'group' FROM json_each(?)`,
      )
      .bind(JSON.stringify([...touched].map((term) => byTerm.get(term)))),
    audited.statement,
  ]);
  await announceEvents(bindings, [audited]);
  return added;
};

/**
 * Removes words, and any group that is left with a single word.
 * @returns the number of removed words, and the unknown words as they were typed
 */
export const removeSynonyms = async (
  bindings: Changed,
  typed: readonly string[],
  now: number,
): Promise<{ removed: number; unknown: string[] }> => {
  const { JOBS: db } = bindings;
  const known = new Set((await readRows(db)).map(({ term }) => term));
  const isKnown = (word: string) => known.has(splitSearchWords(word).join(' '));
  const unknown = typed.filter((word) => !isKnown(word));
  const terms = [...new Set(typed.filter(isKnown).map((word) => splitSearchWords(word).join(' ')))];
  if (terms.length === 0) return { removed: 0, unknown };
  const audited = auditSynonyms(db, 'removed', { words: terms.length }, now);
  await db.batch([
    db
      .prepare('DELETE FROM search_synonym WHERE term IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(terms)),
    db.prepare(
      `DELETE FROM search_synonym WHERE synonym_group IN (
         SELECT synonym_group FROM search_synonym GROUP BY synonym_group HAVING count(*) = 1)`,
    ),
    // Renames each group after its first remaining word, because a removed word may later be added
    // to another group.
    db.prepare(
      `UPDATE search_synonym SET synonym_group = first.term FROM (
         SELECT synonym_group AS name, min(term) AS term FROM search_synonym GROUP BY synonym_group
       ) AS first WHERE first.name = synonym_group`,
    ),
    audited.statement,
  ]);
  await announceEvents(bindings, [audited]);
  return { removed: terms.length, unknown };
};
