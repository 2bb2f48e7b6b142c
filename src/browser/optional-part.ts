/**
 * Loads a part that the page can do without. If it fails, `load` does, and that is all: what somebody
 * typed must not go for the sake of a toast (decision 14). The next call tries anew.
 */
export const optionalPart = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
  let part: Promise<Part> | undefined;
  return async () => {
    try {
      part ??= load();
      return await part;
    } catch (error) {
      part = undefined;
      throw error;
    }
  };
};
