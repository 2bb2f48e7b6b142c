/** Longer than this nobody reads it. */
export const READABLE_PATH_MAX_LENGTH = 100;

/** Of what escapes stand for only this is shown as itself: no control, no space, nothing that turns a line around. */
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

/** A path as people read it: letters as letters, and no more of it than they would read. */
export const readablePath = (path: string): string => {
  const characters = [...path.replace(/(?:%[\da-f]{2})+/gi, decode)];
  if (characters.length <= READABLE_PATH_MAX_LENGTH) return characters.join('');
  return `${characters.slice(0, READABLE_PATH_MAX_LENGTH - 1).join('')}…`;
};
