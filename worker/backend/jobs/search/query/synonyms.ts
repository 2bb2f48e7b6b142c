import { lexicon } from '../lexicon/known-groups.ts';

/** A row of search_synonym. */
export interface SynonymRow {
  /** The term, folded like a query. */
  readonly term: string;
  readonly typed: string;
  /** The term that identifies the group of synonyms. */
  readonly group: string;
}

/** Synonyms that operators added, indexed for lookup. */
export interface Synonyms {
  /** The other terms in the group, keyed by term. */
  readonly byTerm: ReadonlyMap<string, readonly string[]>;
  /**
   * The operators' terms, keyed by the lexicon group that one of them belongs to, so that every
   * synonym in the lexicon group finds them too.
   */
  readonly byGroup: ReadonlyMap<string, readonly string[]>;
}

/** Finds the lexicon group named by all of the words together. */
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
