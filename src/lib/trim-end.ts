/**
 * Removes the trailing characters that match a regular expression for a single character. A regular
 * expression for the whole run would also be tried at every such run inside the string, which takes
 * time quadratic in the run's length.
 */
export const trimEnd = (text: string, character: RegExp): string => {
  let end = text.length;
  while (end > 0 && character.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
};
