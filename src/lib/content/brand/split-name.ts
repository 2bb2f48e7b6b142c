/** Splits a name before and after the highlighted part; without a match all is before it. */
export const splitName = (name: string, highlight = ''): readonly [string, string, string] => {
  const at = highlight ? name.lastIndexOf(highlight) : -1;
  if (at < 0) return [name, '', ''];
  return [name.slice(0, at), highlight, name.slice(at + highlight.length)];
};
