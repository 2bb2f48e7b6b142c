import * as v from 'valibot';

/*
 * Bounds external strings before any code normalises them or matches them against a regular
 * expression. Normalisation sorts each run of combining marks in quadratic time: a run of 260,000
 * marks took a minute. So both the string's length and the length of its runs are bounded first
 * (decision 19).
 * No other code may call `.normalize()`; `npm run check` rejects it.
 */

/**
 * Maximum ratio of a string's length before normalisation to its length afterwards: NFD needs at
 * most four times as many UTF-16 units as NFC (Unicode's FAQ on normalization, U+1F82). A string
 * that fits its field is never rejected because of how its accents are encoded.
 */
const DECOMPOSED_TIMES = 4;

/**
 * Maximum length in UTF-16 units, before normalisation, of the input for a field with a limit of
 * `max`.
 */
export const arrivingLength = (max: number): number => max * DECOMPOSED_TIMES;

/** The limit of the Stream-Safe Text Format (UAX #15, section 13). No writing system exceeds it. */
const MARKS_IN_A_RUN = 30;
const LONG_RUN = /\p{M}{31}/u;
const MARK = /^\p{M}$/u;
/** The combining grapheme joiner. It is invisible, and normalisation never moves a mark past it. */
const JOINER = '\u034f';

/** Inserts a joiner after every 30 consecutive marks (UAX #15, section 13); removes nothing. */
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

/** Normalises a string after truncating it to its first `max` UTF-16 units. */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKD', max: number): string =>
  limitMarks(text.slice(0, max)).normalize(form);

/**
 * Formats a non-negative integer as `1,204`. The first use of `Intl` takes as long as the rest of
 * an isolate's startup, so the code that renders most pages avoids it (decision 8).
 */
export const withCommas = (count: number): string => {
  const digits = String(count);
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
};

/** `what` is the field's name, such as "your name", for use in a list of errors. */
export const tooLong = (max: number, what?: string) =>
  `Use at most ${withCommas(max)} characters${what ? ` for ${what}` : ''}.`;

/**
 * A field's value, trimmed. Validation stops here if the value is too long: valibot runs neither
 * this transformation nor later ones. For a field that is normalised, `max` is the `arrivingLength`
 * of its limit.
 */
export const boundedText = (
  max: number,
  message: v.ErrorMessage<v.MaxLengthIssue<string, number>> = tooLong(max),
) => v.pipe(v.string(), v.trim(), v.maxLength(max, message), v.transform(limitMarks));

/** Accepts any string, and truncates it to `max` characters. */
export const cutText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => limitMarks(text.slice(0, max))),
  );
