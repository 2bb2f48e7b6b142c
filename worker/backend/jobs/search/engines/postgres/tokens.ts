import { LRUCache } from 'lru-cache';
import { foldText } from '../../../text.ts';
import { codeWord } from '../../index/marks.ts';
import { stemWord } from '../../query/porter.ts';

/*
 * Computes the same tokens for a job as the built-in index. PostgreSQL receives ready-made lexemes,
 * so that both engines find the same jobs. Tests compare the tokens with those that FTS5 produces.
 */

/** Like `WORD` in text.ts, plus the marks from index/marks.ts, which are private-use characters. */
const TOKEN = /[[\p{L}\p{N}\p{Co}+#]--[\u19b0-\u19c9\u1cf2\u1cf3]]+/gv;
const MARKED = /^\p{Co}/u;

/** PostgreSQL accepts tokens of up to 2 KB, but visitors do not type words longer than this. */
const TOKEN_MAX_LENGTH = 255;

const STEMS_MAX = 20_000;
/** Stems by word, cached because most words recur. */
const stems = new LRUCache<string, string>({ max: STEMS_MAX });

const stemmed = (word: string): string => {
  const known = stems.get(word) ?? stemWord(word);
  stems.set(word, known);
  return known;
};

/**
 * Splits a text into the tokens that FTS5's `porter unicode61 remove_diacritics 2 tokenchars '+#'`
 * produces, each once.
 */
export const splitTokens = (text: string): string[] => [
  ...new Set(
    (foldText(text).match(TOKEN) ?? [])
      .filter(({ length }) => length <= TOKEN_MAX_LENGTH)
      .map(stemmed),
  ),
];

/**
 * The maximum total length of a job's tokens, in UTF-16 code units. Even at three UTF-8 bytes per
 * unit, it stays below the 1 MB that a tsvector can hold.
 */
const JOB_MAX_LENGTH = 300_000;

/**
 * Splits a job's words into tokens, truncated to what PostgreSQL accepts. Marked tokens come first.
 */
export const splitJobTokens = (words: string): string[] => {
  const tokens = splitTokens(words);
  let length = 0;
  return [
    ...tokens.filter((token) => MARKED.test(token)),
    ...tokens.filter((token) => !MARKED.test(token)),
  ].filter((token) => {
    length += token.length;
    return length <= JOB_MAX_LENGTH;
  });
};

/** A token that no job has. */
export const NO_TOKEN = codeWord(0);
