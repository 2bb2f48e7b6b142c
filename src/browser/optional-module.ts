/**
 * Loads a module that the page can do without. If loading fails, the promise rejects and nothing
 * else happens: the page must not reload and lose the visitor's input just because, say, a toast
 * failed to load (decision 4). The next call retries.
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
