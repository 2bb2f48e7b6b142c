/** A LIKE pattern (`ESCAPE '\'`) for texts that hold these words as they are; '' for none. */
export const likePattern = (q: string): string =>
  q === '' ? '' : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
