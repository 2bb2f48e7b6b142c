import {
  groupProblems,
  type ProblemKind,
  type RowProblem,
} from '../../worker/ops/imports/problem-kinds.ts';

const SHOWN_KINDS = 30;
const SHOWN_LENGTH = 80;

const shorten = (text: string) =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;

const formatPlace = ({ file, at, field }: RowProblem): string => {
  if (field === null) return `${file}, ${at}`;
  return at.startsWith('line ') ? `${file}, ${at}, column ${field}` : `${file}, ${at}.${field}`;
};

/** Formats kinds of problems as lines: the number of rows, what to do, and an example. */
export const kindLines = (kinds: readonly ProblemKind[]): string[] => [
  ...kinds
    .slice(0, SHOWN_KINDS)
    .flatMap(({ field, message, rows, first }) => [
      `  ${rows.toLocaleString('en')} × ${field === null ? '' : `${field}: `}${message}`,
      `      for example ${formatPlace(first)}${first.value === null ? '' : `: ${shorten(first.value)}`}`,
    ]),
  ...(kinds.length > SHOWN_KINDS ? [`  and ${kinds.length - SHOWN_KINDS} more kinds`] : []),
];

/** Formats problems as lines, by kind. */
export const problemLines = (problems: readonly RowProblem[]): string[] =>
  kindLines(groupProblems(problems));
