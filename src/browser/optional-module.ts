/**
 * Loads a module that the page can do without. A failure only rejects: it must not reload the page
 * and lose input because of a toast (decision 4). The next call retries.
 */
export const optionalModule = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
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
