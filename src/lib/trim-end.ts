/**
 * Removes the trailing characters that an expression for a single character matches. An expression
 * for the whole run would retry every run within the text: its cost is quadratic in a run's length.
 */
export const trimEnd = (text: string, character: RegExp): string => {
  let end = text.length;
  while (end > 0 && character.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
};
