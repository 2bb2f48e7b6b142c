import Papa from 'papaparse';

/**
 * Where a spreadsheet may begin a cell with a formula. Each list separator counts, whichever it is
 * set to: one that expects semicolons ends our quoted cells at the first of them. Full-width signs
 * too: spreadsheets in Japanese take them for formulas.
 */
const FORMULA = /(^|[,;\t\r\n])(["\p{Z}\v\f\ufeff]*[=+\-@＝＋－＠])/gu;

/** What a spreadsheet would run gets an apostrophe in front, which it does not show (OWASP, CSV injection). */
const guard = (value: string | number | null): string =>
  String(value ?? '')
    .replace(/^[\t\r\n]/, "'$&")
    .replace(FORMULA, "$1'$2");

/** A line of a CSV file (RFC 4180), each cell in quotes. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${Papa.unparse([cells.map(guard)], { quotes: true })}\r\n`;
