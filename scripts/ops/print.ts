// What came from visitors must not steer the terminal it is shown on.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text for the terminal, lines kept. */
export const plainText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROL, '');

const oneLine = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? '-'
    : plainText(String(value)).replace(/\s+/g, ' ');

/** `2026-11-21T12:00:00.000Z` -> `2026-11-21 12:00`. */
export const shortDate = (iso: string | null): string | undefined =>
  iso?.slice(0, 16).replace('T', ' ');

/** Rows in aligned columns below their headings. */
export const table = (
  headings: readonly string[],
  rows: readonly (readonly unknown[])[],
): string => {
  const cells = [
    headings.map((heading) => heading.toUpperCase()),
    ...rows.map((row) => row.map(oneLine)),
  ];
  const widths = headings.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Names and values below each other. */
export const facts = (pairs: readonly (readonly [name: string, value: unknown])[]): string => {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${oneLine(value)}`).join('\n');
};

/** Which page of how many is shown, where there are more. */
export const pageNote = (meta: {
  currentPage: number;
  lastPage: number;
  total: number;
  more: boolean;
}): string =>
  meta.lastPage > 1
    ? `\n\nPage ${meta.currentPage} of ${meta.lastPage}, ${meta.more ? 'more than ' : ''}${meta.total} in all. More with --page ${Math.min(meta.currentPage + 1, meta.lastPage)}.`
    : '';

/** JSON, in which control characters stand as escapes. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    CONTROL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Prints a result: one JSON document for machines, words for people. */
export const printResult = (isJson: boolean, json: unknown, words: string): void => {
  process.stdout.write(`${isJson ? jsonText(json) : words}\n`);
};
