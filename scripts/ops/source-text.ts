import type { Reading, Source } from '../../src/contracts/site/sources.ts';
import { kindLines } from './import-problems.ts';
import { facts, plainText, shortDate } from './print.ts';
import { ruleLines } from './print-import.ts';

const heldText = (held: Reading['held'], id: string): string[] =>
  held && !held.approved
    ? [
        `${held.missing} of ${held.open} open jobs are missing, so none is closed. If that is right: npm run ops -- sources approve ${id}`,
      ]
    : [];

/** Formats what a reading of the source `id` found and changes. */
export const readingText = (reading: Reading, id: string): string => {
  const { found, unlisted, created, updated, unchanged, reopened, closed, invalid } = reading;
  return plainText(
    [
      `${found} postings${unlisted > 0 ? `, and ${unlisted} that are not public` : ''}: ${created} new, ${updated} changed${reopened > 0 ? ` (${reopened} open again)` : ''}, ${unchanged} unchanged, ${closed} closed, ${invalid} with problems`,
      ...heldText(reading.held, id),
      ...ruleLines(reading.rules),
      ...(invalid > 0 ? ['', 'Problems:', ...kindLines(reading.problems)] : []),
    ].join('\n'),
  );
};

/** Formats a source as text for a terminal. */
export const sourceText = (source: Source): string => {
  const { settings, problem, emptyReadings, lastReading } = source;
  const { mapping, ...others } = settings;
  const parts = [
    facts([
      ['source', source.id],
      ['state', source.state],
      ...(problem ? [['problem', `${problem} (${source.failures} in a row)`] as const] : []),
      ...(emptyReadings > 0 ? [['empty lists in a row', emptyReadings] as const] : []),
      ...Object.entries(others),
      ['mapping', mapping && JSON.stringify(mapping)],
      ['open jobs', source.openJobs],
      ['last attempt', shortDate(source.readAt)],
      ['last read', shortDate(source.succeededAt)],
      ['next', shortDate(source.nextReadAt)],
    ]),
    ...(lastReading ? [readingText(lastReading, source.id)] : []),
  ];
  return plainText(parts.join('\n\n'));
};
