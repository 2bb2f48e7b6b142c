/** The edit distance between two words: the minimum number of letters to change, add or remove. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[b.length] as number;
};

const MAX_LENGTH = 60;
const SHOWN = 3;
const folded = (text: string) => text.toLowerCase().slice(0, MAX_LENGTH);

/** The known values most similar to a value, most likely first; dissimilar ones are omitted. */
const nearest = (value: string, known: Iterable<string>): string[] => {
  const given = folded(value);
  const most = Math.max(2, Math.ceil(given.length / 2));
  return [...known]
    .map((one) => {
      const other = folded(one);
      return {
        one,
        far: other.startsWith(given) || given.startsWith(other) ? 1 : distance(given, other),
      };
    })
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far || a.one.localeCompare(b.one, 'en'))
    .slice(0, SHOWN)
    .map(({ one }) => one);
};

/** Returns `Did you mean a, b or c?`, or `otherwise` if no known value is similar. */
export const didYouMean = (value: string, known: Iterable<string>, otherwise: string): string => {
  const near = nearest(value, known);
  if (near.length === 0) return otherwise;
  return `Did you mean ${new Intl.ListFormat('en', { type: 'disjunction' }).format(near)}?`;
};
