import { isUnspaced } from '../query/character-pairs.ts';
import { splitSearchWords } from '../query/split-search-words.ts';
import type { Group } from './read-occupations.ts';

/** A group's name, found among some words. */
export interface Found {
  readonly id: string;
  /** The index of the name's first word; `length` is its number of words. */
  readonly at: number;
  readonly length: number;
}

export interface Lexicon {
  /** Finds every name in the words, the longest at each position, without overlaps. */
  findAll(words: readonly string[]): Found[];
  /** The group and all groups that it is a kind of. */
  withKinds(id: string): readonly string[];
  /** All single-word names. */
  readonly words: ReadonlySet<string>;
  /** Groups whose jobs also fit a search for this group. */
  closeTo(id: string): readonly string[];
  /**
   * Groups related to this one, closest first: the groups that it is a kind of, close groups, and
   * groups that are a kind of this group or of one of its parent groups.
   */
  besides(id: string): readonly string[];
  /** The group's main name. */
  nameOf(id: string): string;
}

/**
 * Removes a plural s, so that `nurses` equals `nurse`. Both sides are normalized, so `sales` still
 * matches itself.
 */
const singular = (word: string) =>
  /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
const createKey = (words: readonly string[]) => words.map(singular).join(' ');

export const createLexicon = (groups: readonly Group[]): Lexicon => {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const byKey = new Map<string, string>();
  const unspaced: [string, string][] = [];
  const single = new Set<string>();
  let longest = 1;
  for (const { id, names } of groups) {
    for (const name of names) {
      const words = splitSearchWords(name);
      if (isUnspaced(name)) unspaced.push([words.join(''), id]);
      else byKey.set(createKey(words), id);
      if (words.length === 1 && words[0]) single.add(words[0]);
      longest = Math.max(longest, words.length);
    }
  }
  unspaced.sort(([a], [b]) => b.length - a.length);

  const kinds = new Map<string, readonly string[]>();
  const withKinds = (id: string): readonly string[] => {
    const known = kinds.get(id);
    if (known) return known;
    kinds.set(id, [id]);
    const all = [id, ...(byId.get(id)?.kindOf ?? []).flatMap(withKinds)];
    kinds.set(id, [...new Set(all)]);
    return kinds.get(id) ?? all;
  };

  const longestAt = (words: readonly string[], at: number): Found | undefined => {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const id = byKey.get(createKey(words.slice(at, at + length)));
      if (id) return { id, at, length };
    }
    return undefined;
  };

  return {
    findAll(words) {
      const found: Found[] = [];
      for (let at = 0; at < words.length; ) {
        const word = words[at] ?? '';
        // In text without spaces, a name may occur anywhere.
        if (isUnspaced(word)) {
          let rest = word;
          for (const [name, id] of unspaced) {
            if (!rest.includes(name)) continue;
            found.push({ id, at, length: 1 });
            rest = rest.replace(name, ' ');
          }
          at++;
          continue;
        }
        const name = longestAt(words, at);
        if (name) found.push(name);
        at += name?.length ?? 1;
      }
      return found;
    },
    withKinds,
    words: single,
    closeTo: (id) => byId.get(id)?.close ?? [],
    besides(id) {
      const { close = [], kindOf = [] } = byId.get(id) ?? {};
      const relatives = groups.filter((group) =>
        group.kindOf.some((kind) => kind === id || kindOf.includes(kind)),
      );
      return [...new Set([...kindOf, ...close, ...relatives.map((group) => group.id)])].filter(
        (other) => other !== id,
      );
    },
    nameOf: (id) => byId.get(id)?.names[0] ?? id,
  };
};
