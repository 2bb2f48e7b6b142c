import { LRUCache } from 'lru-cache';
import { foldText } from '../../../text.ts';
import { codeWord } from '../../index/marks.ts';
import { stemWord } from '../../query/porter.ts';

/*
 * The tokens of a job as in the built-in index: PostgreSQL gets finished lexemes, so that both
 * engines find the same jobs. Tests compare them with FTS5's own.
 */

/** As `WORD` in text.ts, with the marks of index/marks.ts, which are private-use characters. */
const TOKEN = /[[\p{L}\p{N}\p{Co}+#]--[\u19b0-\u19c9\u1cf2\u1cf3]]+/gv;
const MARKED = /^\p{Co}/u;

/** PostgreSQL accepts 2 KB; visitors type no longer words. */
const TOKEN_MAX_LENGTH = 255;

const STEMS_MAX = 20_000;
/** A cache, as most words repeat. */
const stems = new LRUCache<string, string>({ max: STEMS_MAX });

const stemmed = (word: string): string => {
  const known = stems.get(word) ?? stemWord(word);
  stems.set(word, known);
  return known;
};

/**
 * The tokens that FTS5's `porter unicode61 remove_diacritics 2 tokenchars '+#'` makes of a text,
 * each once.
 */
export const splitTokens = (text: string): string[] => [
  ...new Set(
    (foldText(text).match(TOKEN) ?? [])
      .filter(({ length }) => length <= TOKEN_MAX_LENGTH)
      .map(stemmed),
  ),
];

/**
 * In UTF-16 units: three times as many UTF-8 bytes are still below the 1 MB that a tsvector holds.
 */
const JOB_MAX_LENGTH = 300_000;

/** The tokens of a job, cut to what PostgreSQL accepts; marked tokens come first. */
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
