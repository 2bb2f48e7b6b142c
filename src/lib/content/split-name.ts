/** A name before, in and after the part that the wordmark highlights; nothing of it is highlighted where the part is none. */
export const splitName = (name: string, highlight = ''): readonly [string, string, string] => {
  const at = highlight ? name.lastIndexOf(highlight) : -1;
  if (at < 0) return [name, '', ''];
  return [name.slice(0, at), highlight, name.slice(at + highlight.length)];
};
