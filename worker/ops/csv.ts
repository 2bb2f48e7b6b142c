/**
 * A cell of a CSV file. One that a spreadsheet would run as a formula gets an apostrophe in front,
 * which spreadsheets do not show (OWASP, CSV injection); quoting is RFC 4180's.
 */
export const csvCell = (value: string | number | null): string => {
  let text = String(value ?? '');
  // Full-width signs too: spreadsheets in Japanese take them for formulas.
  if (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text)) text = `'${text}`;
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;
