/**
 * Where a spreadsheet may begin a cell with a formula. Each list separator counts, whichever it is
 * set to: one that expects semicolons ends our quoted cells at the first of them. Full-width signs
 * too: spreadsheets in Japanese take them for formulas.
 */
const FORMULA = /(^|[,;\t\r\n])(["\p{Z}\v\f\ufeff]*[=+\-@＝＋－＠])/gu;

/**
 * A cell of a CSV file, quoted by RFC 4180. What a spreadsheet would run as a formula gets an
 * apostrophe in front, which spreadsheets do not show (OWASP, CSV injection).
 */
export const csvCell = (value: string | number | null): string =>
  `"${String(value ?? '')
    .replace(/^[\t\r\n]/, "'$&")
    .replace(FORMULA, "$1'$2")
    .replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;
