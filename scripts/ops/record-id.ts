// Record ids are 22 random characters. One in 64 begins with a hyphen, like an option.
const HYPHENED = /^-[\w-]{21}$/;

/** Marks such ids in the arguments, so that they are not mistaken for options. */
export const withMarkedIds = (args: readonly string[]): string[] =>
  args.map((text) => (HYPHENED.test(text) ? `=${text}` : text));

/** Parses an argument that is an id, removing the mark. */
export const recordId = (text: string): string => text.replace(/^=(?=-)/, '');
