import type { ImportSummary } from '../../src/contracts/ops.ts';
import { PrintedFailure } from './failure.ts';
import { printResult } from './print.ts';
import { unreadPlacesText } from './unread-places-text.ts';

const changesText = (what: string, { created, updated, unchanged }: ImportSummary['jobs']) =>
  `${what}: ${created} created, ${updated} updated, ${unchanged} unchanged`;

const formatState = ({ state, rows, done, error }: ImportSummary): string => {
  switch (state) {
    case 'checking':
      return 'The rows are still being checked. Nothing has been written yet.';
    case 'checked':
      return 'No problems found. Dry run: nothing was written.';
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

/**
 * Prints the result of an import.
 * @throws PrintedFailure if some rows were not written and never will be
 */
export const printImport = (isJson: boolean, summary: ImportSummary & { id: string }): void => {
  const { state, companies, jobs, note, unreadPlaces, leftOut, id } = summary;
  printResult(
    isJson,
    summary,
    [
      formatState(summary),
      changesText('Companies', companies),
      changesText('Jobs', jobs),
      ...(note ? [note] : []),
      ...leftOutLines(summary, id),
      ...(unreadPlaces ? ['', unreadPlacesText(unreadPlaces)] : []),
    ].join('\n'),
  );
  if (state === 'stopped' || leftOut.length > 0) throw new PrintedFailure();
};
