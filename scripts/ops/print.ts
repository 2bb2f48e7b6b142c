// Untrusted text must not control the terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Makes text safe for the terminal. Line breaks are preserved. */
export const plainText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROL, '');

const oneLine = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? '-'
    : plainText(String(value)).replace(/\s+/g, ' ');

/** Formats `2026-11-21T12:00:00.000Z` as `2026-11-21 12:00`. */
export const shortDate = (iso: string | null): string | undefined =>
  iso?.slice(0, 16).replace('T', ' ');

/** Formats rows as aligned columns under their headings. */
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

/** Formats names and values, one pair per line. */
export const facts = (pairs: readonly (readonly [name: string, value: unknown])[]): string => {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${oneLine(value)}`).join('\n');
};

/** Formats the page number and the number of pages; empty if there is only one page. */
export const pageNote = (meta: {
  currentPage: number;
  lastPage: number;
  total: number;
  more: boolean;
}): string =>
  meta.lastPage > 1
    ? `\n\nPage ${meta.currentPage} of ${meta.lastPage}, ${meta.more ? 'more than ' : ''}${meta.total} in total. For more: --page ${Math.min(meta.currentPage + 1, meta.lastPage)}.`
    : '';

/** Formats a value as JSON with control characters escaped. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    CONTROL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Prints a result, as one JSON document for programs or as text for operators. */
export const printResult = (isJson: boolean, json: unknown, words: string): void => {
  process.stdout.write(`${isJson ? jsonText(json) : words}\n`);
};

/** Writes a sentence to stderr, where it does not mix with the result. */
export const notice = (sentence: string) => process.stderr.write(`${sentence}\n`);
