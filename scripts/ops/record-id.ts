// A record id consists of 22 random characters. One id in 64 begins with a hyphen, as options do.
const HYPHENED = /^-[\w-]{21}$/;

/**
 * Marks ids that begin with a hyphen in the arguments, so that they are not mistaken for options.
 */
export const withMarkedIds = (args: readonly string[]): string[] =>
  args.map((text) => (HYPHENED.test(text) ? `=${text}` : text));

/** Parses an argument that is a record id, removing the mark if there is one. */
export const recordId = (text: string): string => text.replace(/^=(?=-)/, '');
