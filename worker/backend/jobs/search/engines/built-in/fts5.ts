import type { Match } from '../match.ts';

/** Formats a match as an FTS5 expression; FTS5's tokenizer folds and stems the words. */
export const toFts5 = (match: Match): string => {
  if ('word' in match) return `"${match.word}"`;
  if ('begins' in match) return `"${match.begins}" *`;
  if ('but' in match) return `(${toFts5(match.match)} NOT ${toFts5(match.but)})`;
  return 'all' in match
    ? `(${match.all.map(toFts5).join(' AND ')})`
    : `(${match.any.map(toFts5).join(' OR ')})`;
};
