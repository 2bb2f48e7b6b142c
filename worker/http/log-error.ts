import * as v from 'valibot';

/** Addresses, and queries, which may be searches, tokens or the links of reviewers. */
const scrubbed = (text: string): string =>
  text
    .replace(/[^\s<>"'(),;:]+/g, (word) => (/[^@]@[^@]/.test(word) ? '[address]' : word))
    .replace(/\?[^\s"')]+/g, '?…');

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** A validator's message may hold the value that was wrong: it is named by its place alone. */
const wordsOf = (error: Error): string =>
  error instanceof v.ValiError
    ? `${error.name}: ${error.issues.map((issue) => v.getDotPath(issue) ?? issue.type).join(', ')}`
    : scrubbed(`${error.name}: ${error.message}`);

const CAUSES_MAX = 3;

/** What went wrong, and where in the code; of what a visitor sent, nothing. */
export const describeError = (error: unknown, causes = CAUSES_MAX): string => {
  if (!(error instanceof Error)) return scrubbed(String(error));
  const text = `${wordsOf(error)}\n${framesOf(error)}`;
  return error.cause && causes > 0
    ? `${text}\nbecause of ${describeError(error.cause, causes - 1)}`
    : text;
};

/** `about`: the request's id, or a sentence. An error as it is could print what it was made of. */
export const logError = (about: string, error: unknown): void =>
  console.error(`${about} ${describeError(error)}`);
