// Record ids are 22 random characters, and one in 64 begins with a hyphen, as options do.
const HYPHENED = /^-[\w-]{21}$/;

/** Marks such ids in the arguments, so that they are not parsed as options. */
export const withMarkedIds = (args: readonly string[]): string[] =>
  args.map((text) => (HYPHENED.test(text) ? `=${text}` : text));

/** Parses an argument that is an id. */
export const recordId = (text: string): string => text.replace(/^=(?=-)/, '');
