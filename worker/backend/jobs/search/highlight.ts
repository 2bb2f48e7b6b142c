import type { Highlight, JobHit } from '../../../../src/contracts/job.ts';
import { foldText, oneLine } from '../text.ts';
import { stemWord } from './query/porter.ts';
import type { Term } from './query/understand-query.ts';

const EXCERPT_LENGTH = 160;
/** The length of the text shown before the first match. */
const LEAD_LENGTH = 50;

interface Match {
  readonly start: number;
  readonly end: number;
  readonly stem: string;
}

// Combining accents belong to the preceding word.
// biome-ignore lint/suspicious/noMisleadingCharacterClass: the range is of single characters.
const WRITTEN_WORD = /[\p{L}\p{N}\u0300-\u036f+#]+/gu;

/**
 * Creates a function that highlights a query's words in a job's title and in an excerpt from its
 * text.
 */
export function createHighlighter(
  terms: readonly Term[],
): (title: string, body: string) => NonNullable<JobHit['highlights']> {
  const stems = new Set<string>();
  for (const { words } of terms) for (const word of words) stems.add(stemWord(word));
  // Words recur on a page of jobs, so their stems are cached.
  const stemByWord = new Map<string, string | undefined>();
  const matchedStem = (word: string): string | undefined => {
    if (!stemByWord.has(word)) {
      const stem = stemWord(foldText(word));
      stemByWord.set(word, stems.has(stem) ? stem : undefined);
    }
    return stemByWord.get(word);
  };
  const findMatches = (text: string): Match[] => {
    const matches: Match[] = [];
    for (const { 0: word, index } of text.matchAll(WRITTEN_WORD)) {
      const stem = matchedStem(word);
      if (stem !== undefined) matches.push({ start: index, end: index + word.length, stem });
    }
    return matches;
  };
  return (title, text) => {
    const body = oneLine(text);
    return {
      title: pieces(title, findMatches(title), 0, title.length),
      excerpt: excerpt(body, findMatches(body)),
    };
  };
}

function pieces(text: string, matches: readonly Match[], from: number, to: number): Highlight {
  const found: Highlight = [];
  let at = from;
  const add = (end: number, match: boolean) => {
    if (end > at) found.push({ text: text.slice(at, end), match });
    at = end;
  };
  for (const { start, end } of matches) {
    if (start < from || end > to) continue;
    add(start, false);
    add(end, true);
  }
  add(to, false);
  return found;
}

/** Returns the excerpt with the most distinct matched words; if several tie, the first one. */
function excerpt(body: string, matches: readonly Match[]): Highlight {
  let best = { start: 0, different: 0 };
  for (const [i, { start }] of matches.entries()) {
    const seen = new Set<string>();
    for (let j = i; j < matches.length; j++) {
      const match = matches[j] as Match;
      if (match.end > start + EXCERPT_LENGTH - LEAD_LENGTH) break;
      seen.add(match.stem);
    }
    if (seen.size > best.different) best = { start, different: seen.size };
  }
  let from = Math.max(0, best.start - LEAD_LENGTH);
  if (from > 0) from = body.indexOf(' ', from) + 1 || from;
  from = Math.min(from, best.start);
  let to = Math.min(body.length, from + EXCERPT_LENGTH);
  if (to < body.length) {
    const space = body.lastIndexOf(' ', to);
    if (space > best.start) to = space;
  }
  const shown = pieces(body, matches, from, to);
  if (from > 0) shown.unshift({ text: '…', match: false });
  if (to < body.length) shown.push({ text: '…', match: false });
  return shown;
}
