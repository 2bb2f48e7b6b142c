import * as v from 'valibot';

/*
 * Bounds text from outside before any code normalises it or matches it with an expression.
 * Normalisation sorts each run of combining marks at quadratic cost: a run of 260,000 marks took a
 * minute. So the text's length and its runs are both bounded first (decision 19).
 * Nothing else may call `.normalize()`: `npm run check` rejects it.
 */

/**
 * Maximum ratio of a text's length before normalisation to its length after it: NFD needs at most
 * four times the UTF-16 units of NFC (Unicode's FAQ on normalization, U+1F82). A text that fits its
 * field is never rejected because of how its accents were typed.
 */
const DECOMPOSED_TIMES = 4;

/** Maximum UTF-16 units, before normalisation, of a text for a field of `max`. */
export const arrivingLength = (max: number): number => max * DECOMPOSED_TIMES;

/** No writing system exceeds this: the Stream-Safe Text Format, UAX #15 section 13. */
const MARKS_IN_A_RUN = 30;
const LONG_RUN = /\p{M}{31}/u;
const MARK = /^\p{M}$/u;
/** The combining grapheme joiner is invisible, and sorting moves no mark past it. */
const JOINER = '\u034f';

/** Inserts a joiner after every 30 marks in a row (UAX #15 section 13); removes nothing. */
export const limitMarks = (text: string): string => {
  if (!LONG_RUN.test(text)) return text;
  const parts: string[] = [];
  let run = 0;
  for (const char of text) {
    run = char !== JOINER && MARK.test(char) ? run + 1 : 0;
    if (run > MARKS_IN_A_RUN) {
      parts.push(JOINER);
      run = 1;
    }
    parts.push(char);
  }
  return parts.join('');
};

/** Normalises the first `max` UTF-16 units of a text; the rest is cut off. */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKD', max: number): string =>
  limitMarks(text.slice(0, max)).normalize(form);

/**
 * Formats a whole number from 0 on as `1,204`. The first use of `Intl` takes an isolate as long as
 * all the rest of its start, so what most pages render avoids it (decision 8).
 */
export const withCommas = (count: number): string => {
  const digits = String(count);
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
};

/** `what`, such as "your name", names the field in a list of errors. */
export const tooLong = (max: number, what?: string) =>
  `Use at most ${withCommas(max)} characters${what ? ` for ${what}` : ''}.`;

/**
 * The trimmed text of a field. A text that is too long ends the pipe here: valibot runs neither
 * this transformation nor later ones. A field that is normalised takes `arrivingLength` of its
 * limit.
 */
export const boundedText = (
  max: number,
  message: v.ErrorMessage<v.MaxLengthIssue<string, number>> = tooLong(max),
) => v.pipe(v.string(), v.trim(), v.maxLength(max, message), v.transform(limitMarks));

/** For a parameter that accepts any text: its first `max` characters. */
export const cutText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => limitMarks(text.slice(0, max))),
  );
