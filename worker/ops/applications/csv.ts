import Papa from 'papaparse';

/**
 * Where a spreadsheet may begin a cell with a formula. Each list separator counts, whatever the
 * spreadsheet's setting: one that expects semicolons ends our quoted cells at the first of them.
 * Full-width characters count too: spreadsheets in Japanese parse them as formulas.
 */
const FORMULA = /(^|[,;\t\r\n])(["\p{Z}\v\f\ufeff]*[=+\-@＝＋－＠])/gu;

/** Prefixes a formula with an apostrophe, which spreadsheets do not show (OWASP, CSV injection). */
const guard = (value: string | number | null): string =>
  String(value ?? '')
    .replace(/^[\t\r\n]/, "'$&")
    .replace(FORMULA, "$1'$2");

/** A line of a CSV file (RFC 4180), each cell in quotes. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${Papa.unparse([cells.map(guard)], { quotes: true })}\r\n`;
