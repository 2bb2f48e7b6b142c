/**
 * A text without the characters at its end that an expression for one of them matches. An expression for all
 * of them would try each run within the text to its end: its cost is the square of a run's length.
 */
export const trimEnd = (text: string, character: RegExp): string => {
  let end = text.length;
  while (end > 0 && character.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
};
