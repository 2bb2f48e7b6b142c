import type { ImportProblem } from '../../../src/contracts/ops.ts';

/** A problem with a row of a file, with the value that the row has. */
export interface RowProblem extends ImportProblem {
  readonly file: string;
  readonly value: string | null;
}

/** Problems of the same kind. */
export interface ProblemKind {
  readonly field: string | null;
  readonly message: string;
  readonly rows: number;
  readonly first: RowProblem;
}

/** The field without the position in a list: `locations` for `locations.2`. */
const fieldName = (field: string | null) =>
  field
    ?.split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('.') ?? null;

/** The message without what differs from row to row: the value in quotes, and other positions. */
const kindOf = (message: string): string => {
  const [start, end] = [message.indexOf('“'), message.indexOf('”')];
  const value = start >= 0 && end > start ? message.slice(start, end + 1) : '';
  const hint = message.indexOf(' Did you mean ');
  return (hint < 0 ? message : message.slice(0, hint))
    .replace(value, value && '“…”')
    .replace(/\bline \d+/g, 'line …')
    .replace(/\[\d+\]/g, '[…]');
};

/** Groups problems by kind, the most frequent first. */
export const groupProblems = (problems: readonly RowProblem[]): ProblemKind[] => {
  const groups = Map.groupBy(problems, ({ field, message }) =>
    JSON.stringify([fieldName(field), kindOf(message)]),
  );
  return [...groups.values()]
    .map((some) => {
      const first = some[0] as RowProblem;
      const rows = new Set(some.map(({ file, at }) => `${file} ${at}`)).size;
      // A message that all share keeps its value, and its suggestion.
      const isSame = some.every(({ message }) => message === first.message);
      return {
        ...{ field: fieldName(first.field), first, rows },
        message: isSame ? first.message : kindOf(first.message),
      };
    })
    .toSorted((a, b) => b.rows - a.rows);
};

/** The value of a field such as `locations.2` or `questions.0.id` in a row; null if it has none. */
export const findValue = (
  record: Readonly<Record<string, unknown>>,
  field: string | null,
): string | null => {
  if (field === null) return null;
  let value: unknown = record;
  for (const name of field.split('.')) {
    // The parts of a cell have no positions of their own.
    if (typeof value !== 'object' || value === null) break;
    value = (value as Record<string, unknown>)[name];
  }
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'object' && 'text' in value) return String(value.text);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? null);
};
