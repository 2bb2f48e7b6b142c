import * as v from 'valibot';

/**
 * Removes email addresses and query strings, which may contain searches, tokens or reviewers'
 * links.
 */
const scrubbed = (text: string): string =>
  text
    .replace(/[^\s<>"'(),;:]+/g, (word) => (/[^@]@[^@]/.test(word) ? '[address]' : word))
    .replace(/\?[^\s"')]+/g, '?…');

const extractFrames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** A validator's message may contain the invalid value, so only the value's path is logged. */
const formatMessage = (error: Error): string =>
  error instanceof v.ValiError
    ? `${error.name}: ${error.issues.map((issue) => v.getDotPath(issue) ?? issue.type).join(', ')}`
    : scrubbed(`${error.name}: ${error.message}`);

const CAUSES_MAX = 3;

/** Describes an error and where in the code it occurred, without anything that a visitor sent. */
export const describeError = (error: unknown, causes = CAUSES_MAX): string => {
  if (!(error instanceof Error)) return scrubbed(String(error));
  const text = `${formatMessage(error)}\n${extractFrames(error)}`;
  return error.cause && causes > 0
    ? `${text}\nbecause of ${describeError(error.cause, causes - 1)}`
    : text;
};

/**
 * Logs an error. The error object itself is not printed, because it could contain request data.
 * @param about the request id, or a sentence that says what failed
 */
export const logError = (about: string, error: unknown): void =>
  console.error(`${about} ${describeError(error)}`);
