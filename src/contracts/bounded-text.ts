import * as v from 'valibot';

/*
 * Text from outside is bounded here before anything normalises it or matches it with an expression.
 * Normalisation sorts each run of combining marks, which costs the square of the run's length: a run of
 * 260,000 marks took a minute. So both the text's length and its runs are bounded first (decision 50).
 * `.normalize()` is called nowhere else: `npm run check` refuses it.
 */

/**
 * How many times longer a text may arrive than it is once it is normalised: NFD needs at most four times
 * the UTF-16 units of NFC (Unicode's FAQ on normalization, U+1F82). No text that fits its field is refused
 * because of how its accents were typed.
 */
const DECOMPOSED_TIMES = 4;

/** The UTF-16 units that a text for a field of `max` may arrive with. */
export const arrivingLength = (max: number): number => max * DECOMPOSED_TIMES;

/** What no writing system exceeds: the Stream-Safe Text Format, UAX #15 section 13. */
const MARKS_IN_A_RUN = 30;
const LONG_RUN = /\p{M}{31}/u;
const MARK = /^\p{M}$/u;
/** The combining grapheme joiner shows nothing, and no mark moves past it when marks are sorted. */
const JOINER = '\u034f';

/** The same text with a joiner after every 30 marks in a row, as UAX #15 section 13 does it: nothing is lost. */
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
 * `1,204`, of a whole number from 0 on. The first use of `Intl` takes an isolate as long as all the rest of its
 * start, so what most pages say is written without it (decision 39).
 */
export const withCommas = (count: number): string => {
  const digits = String(count);
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
};

/** `what`, such as "your name": a list of errors names the field with it. */
export const tooLong = (max: number, what?: string) =>
  `Use at most ${withCommas(max)} characters${what ? ` for ${what}` : ''}.`;

/**
 * The text of a field, without spaces around it. Where it is too long the pipe ends here: valibot runs neither
 * this transformation nor what follows it. A field that is normalised takes `arrivingLength` of its limit.
 */
export const boundedText = (
  max: number,
  message: v.ErrorMessage<v.MaxLengthIssue<string, number>> = tooLong(max),
) => v.pipe(v.string(), v.trim(), v.maxLength(max, message), v.transform(limitMarks));

/** For a parameter that refuses nothing: its first `max` characters. */
export const cutText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => limitMarks(text.slice(0, max))),
  );
