import type { ImportRule, ImportSummary } from '../../src/contracts/ops.ts';
import { EXIT, PrintedFailure } from './failure.ts';
import { problemLines } from './import-problems.ts';
import { printResult, table } from './print.ts';
import type { ImportResult } from './run-import.ts';
import { unreadPlacesText } from './unread-places-text.ts';

const changesText = (what: string, { created, updated, unchanged }: ImportSummary['jobs']) =>
  `${what}: ${created} created, ${updated} updated, ${unchanged} unchanged`;

const formatState = ({ state, rows, done, error }: ImportSummary): string => {
  switch (state) {
    case 'checking':
      return 'The rows are still being checked. Nothing has been written yet.';
    case 'checked':
      return 'Dry run: nothing was written.';
    case 'writing':
      return `${done} of ${rows} rows processed.${error ? ` The last attempt failed and will be retried: ${error}` : ''}`;
    case 'stopped':
      return `Stopped after ${done} of ${rows} rows: ${error}`;
    case 'done':
      return 'Imported.';
  }
};

const leftOutLines = ({ leftOut, moreLeftOut }: ImportSummary, id: string): string[] => {
  if (leftOut.length === 0) return [];
  const number = leftOut.length + moreLeftOut;
  return [
    '',
    `${number} ${number === 1 ? 'row was' : 'rows were'} left out:`,
    ...leftOut.map(({ kind, at, message }) => `  ${kind}, ${at}: ${message}`),
    ...(moreLeftOut > 0 ? [`  and ${moreLeftOut} more`] : []),
    `Import the same files again, or save these rows to a file with: npm run ops -- imports show ${id} --left-out left-out.json`,
  ];
};

const rows = (number: number) => `${number.toLocaleString('en')} ${number === 1 ? 'row' : 'rows'}`;

/** Formats what rules did to rows. */
export const ruleLines = (rules: readonly ImportRule[]): string[] => {
  if (rules.length === 0) return [];
  return [
    '',
    'What the files do not say was guessed, and can be corrected with --mapping:',
    table(
      ['rule', 'rows', 'example', 'from', 'to'],
      rules.map(({ rule, rows, at, from, to }) => [rule, rows, at, from, to]),
    ),
  ];
};

const checkLines = (result: ImportResult): string[] => {
  const { problems, cuts, rules, unlisted, reports } = result;
  const bad = new Set(problems.map(({ file, at }) => `${file} ${at}`)).size;
  return [
    ...(unlisted > 0 ? [`Left out because they are not public: ${rows(unlisted)}.`] : []),
    ...ruleLines(rules),
    ...(cuts.length > 0 ? ['', 'Texts that were too long were cut:', ...problemLines(cuts)] : []),
    ...(bad > 0
      ? ['', `${rows(bad)} with problems, which were left out:`, ...problemLines(problems)]
      : []),
    ...reports.map((path) => `Correct these rows in ${path}, and import that file.`),
    ...(bad > 0 && reports.length === 0
      ? ['To write these rows to a file, use --report FILE.']
      : []),
  ];
};

/** The lines about rows that an import had when it was checked, for a later look at it. */
const invalidLine = ({ invalid }: ImportSummary): string[] =>
  invalid > 0 ? [`${rows(invalid)} had problems and were not imported.`] : [];

/**
 * Prints the result of an import, or its progress.
 * @throws PrintedFailure if some rows were not written and never will be
 */
export const printImport = (
  isJson: boolean,
  summary: (ImportSummary & { id: string }) | ImportResult,
): void => {
  const { state, companies, jobs, note, unreadPlaces, leftOut, id } = summary;
  const isResult = 'problems' in summary;
  printResult(
    isJson,
    summary,
    [
      formatState(summary),
      changesText('Companies', companies),
      changesText('Jobs', jobs),
      ...(note ? [note] : []),
      ...(isResult ? checkLines(summary) : invalidLine(summary)),
      ...leftOutLines(summary, id),
      ...(unreadPlaces ? ['', unreadPlacesText(unreadPlaces)] : []),
    ].join('\n'),
  );
  if (state === 'stopped' || leftOut.length > 0) throw new PrintedFailure();
  if (isResult && summary.problems.length > 0) throw new PrintedFailure(EXIT.wrongInput);
};
