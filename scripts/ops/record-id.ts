// Ids of records are 22 random characters, and one in 64 begins with a hyphen, as options do.
const HYPHENED = /^-[\w-]{21}$/;

/** The arguments with such ids marked, so that they are taken for what they are. */
export const withMarkedIds = (args: readonly string[]): string[] =>
  args.map((text) => (HYPHENED.test(text) ? `=${text}` : text));

/** Reads an argument that is an id. */
export const recordId = (text: string): string => text.replace(/^=(?=-)/, '');
