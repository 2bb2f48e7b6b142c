/**
 * Removes the trailing characters that match `character`, a regular expression for a single
 * character. A regular expression for the whole trailing run would also be tried at every similar
 * run inside the string, which takes time quadratic in the run's length.
 */
export const trimEnd = (text: string, character: RegExp): string => {
  let end = text.length;
  while (end > 0 && character.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
};
