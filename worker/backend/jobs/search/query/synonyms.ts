import { lexicon } from '../lexicon/known-groups.ts';

/** A row of search_synonym. */
export interface SynonymRow {
  /** Folded, as a query is. */
  readonly term: string;
  readonly typed: string;
  /** One term of the group, by which it is known. */
  readonly group: string;
}

/** What operators added, as a search reads it. */
export interface Synonyms {
  /** The other words of its group, by each of them. */
  readonly byTerm: ReadonlyMap<string, readonly string[]>;
  /** The same by the group of the lexicon that a word names, so that its other names serve too. */
  readonly byGroup: ReadonlyMap<string, readonly string[]>;
}

/** The group of the lexicon that some words name, all of them together. */
export const namedGroup = (words: readonly string[]): string | undefined => {
  const [found] = lexicon().findAll(words);
  return found?.length === words.length ? found.id : undefined;
};

export const readSynonyms = (rows: readonly Pick<SynonymRow, 'term' | 'group'>[]): Synonyms => {
  const groups = Map.groupBy(rows, ({ group }) => group);
  const byTerm = new Map<string, readonly string[]>();
  const byGroup = new Map<string, readonly string[]>();
  for (const { term, group } of rows) {
    const others = (groups.get(group) ?? [])
      .map((row) => row.term)
      .filter((other) => other !== term);
    byTerm.set(term, others);
    const named = namedGroup(term.split(' '));
    if (named) byGroup.set(named, [...(byGroup.get(named) ?? []), ...others]);
  }
  return { byTerm, byGroup };
};
