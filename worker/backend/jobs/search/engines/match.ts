/*
 * A condition on a job's words, independent of the engine. It is a tree that each engine converts
 * to its own query language.
 */

/**
 * `word` is one indexed word, including its mark, if any (index/marks.ts). Engines fold and stem
 * it.
 */
export type Match =
  | { readonly all: readonly Match[] }
  | { readonly any: readonly Match[] }
  | { readonly match: Match; readonly but: Match }
  | { readonly word: string }
  /** Any word with this prefix. */
  | { readonly begins: string };

export const wordMatch = (word: string): Match => ({ word });

/** Matches jobs that match all parts; requires at least one part. */
export const allOf = (parts: readonly Match[]): Match =>
  parts.length === 1 ? (parts[0] as Match) : { all: parts };

/** Matches jobs that match any part; requires at least one part. */
export const anyOf = (parts: readonly Match[]): Match =>
  parts.length === 1 ? (parts[0] as Match) : { any: parts };

/** Removes duplicate matches, keeping the order. */
export const distinctMatches = (matches: readonly Match[]): Match[] => [
  ...new Map(matches.map((match) => [JSON.stringify(match), match])).values(),
];
