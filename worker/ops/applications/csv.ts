import Papa from 'papaparse';

/**
 * Matches every position at which a spreadsheet may recognise the start of a formula. Every list
 * separator counts, because a spreadsheet set to expect semicolons, for example, ends our quoted
 * cells at the first semicolon. Full-width characters count too, because Japanese spreadsheets
 * parse them as formulas.
 */
const FORMULA = /(^|[,;\t\r\n])(["'\p{Z}\v\f\ufeff]*[=+\-@＝＋－＠])/gu;
/** The same with the apostrophe that `guard` adds. */
const GUARDED = /(^|[,;\t\r\n])'(["'\p{Z}\v\f\ufeff]*[=+\-@＝＋－＠])/gu;

/**
 * Prefixes a formula with an apostrophe, which spreadsheets do not display (OWASP, CSV injection).
 */
const guard = (value: string | number | null): string =>
  String(value ?? '')
    .replace(/^[\t\r\n]/, "'$&")
    .replace(FORMULA, "$1'$2");

/**
 * Removes the apostrophes that the guard against formulas added to a cell, so that an exported file
 * is imported unchanged.
 */
export const unguard = (cell: string): string => cell.replace(GUARDED, '$1$2');

/** Formats a line of a CSV file (RFC 4180), with each cell in quotes. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${Papa.unparse([cells.map(guard)], { quotes: true })}\r\n`;
