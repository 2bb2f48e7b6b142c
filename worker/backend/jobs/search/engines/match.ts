/*
 * What a job's words must be, whichever engine looks them up: a tree that each engine prints in its own language.
 */

/** A word is one word of the index, with its mark if it has one (index/marks.ts); engines fold and stem it. */
export type Match =
  | { readonly all: readonly Match[] }
  | { readonly any: readonly Match[] }
  | { readonly match: Match; readonly but: Match }
  | { readonly word: string }
  /** Any word that begins so. */
  | { readonly begins: string };

export const wordMatch = (word: string): Match => ({ word });

/** All of at least one part. */
export const allOf = (parts: readonly Match[]): Match =>
  parts.length === 1 ? (parts[0] as Match) : { all: parts };

/** Any of at least one part. */
export const anyOf = (parts: readonly Match[]): Match =>
  parts.length === 1 ? (parts[0] as Match) : { any: parts };

/** Each different one once, in their order. */
export const distinctMatches = (matches: readonly Match[]): Match[] => [
  ...new Map(matches.map((match) => [JSON.stringify(match), match])).values(),
];
