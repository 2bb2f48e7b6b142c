/** The maximum length. Longer paths are truncated, because visitors would not read them. */
export const READABLE_PATH_MAX_LENGTH = 100;

/**
 * The characters to unescape. Excludes control characters, spaces, invisible characters and
 * direction marks.
 */
const READABLE = /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}]$/u;

const decode = (escapes: string): string => {
  try {
    return [...decodeURIComponent(escapes)]
      .map((character) => (READABLE.test(character) ? character : encodeURIComponent(character)))
      .join('');
  } catch {
    return escapes;
  }
};

/** Formats a path for people: decodes letters and truncates long paths. */
export const readablePath = (path: string): string => {
  const characters = [...path.replace(/(?:%[\da-f]{2})+/gi, decode)];
  if (characters.length <= READABLE_PATH_MAX_LENGTH) return characters.join('');
  return `${characters.slice(0, READABLE_PATH_MAX_LENGTH - 1).join('')}…`;
};
