import type { Match } from '../match.ts';
import { NO_TOKEN, splitTokens } from './tokens.ts';

const quoted = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Requires all tokens of a word; most words have only one. */
const formatWord = (word: string, ending: string): string => {
  const tokens = splitTokens(word);
  const found = tokens.length > 0 ? tokens : [NO_TOKEN];
  return `(${found.map((token) => quoted(token) + ending).join('&')})`;
};

/** Formats a match as a tsquery over the tokens of jobs (tokens.ts). */
export const toTsquery = (match: Match): string => {
  if ('word' in match) return formatWord(match.word, '');
  if ('begins' in match) return formatWord(match.begins, ':*');
  if ('but' in match) return `(${toTsquery(match.match)}&!${toTsquery(match.but)})`;
  return 'all' in match
    ? `(${match.all.map(toTsquery).join('&')})`
    : `(${match.any.map(toTsquery).join('|')})`;
};
