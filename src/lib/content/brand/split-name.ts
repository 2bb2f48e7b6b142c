/**
 * Splits a name into the parts before, within and after the highlight. If the highlight does not
 * occur in the name, the first part is the whole name.
 */
export const splitName = (name: string, highlight = ''): readonly [string, string, string] => {
  const at = highlight ? name.lastIndexOf(highlight) : -1;
  if (at < 0) return [name, '', ''];
  return [name.slice(0, at), highlight, name.slice(at + highlight.length)];
};
