/**
 * Returns the result of `work` or, after `ms`, that of `late`, which may throw. `work` continues.
 */
export const withTimeLimit = async <T>(work: Promise<T>, ms: number, late: () => T): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  try {
    return await Promise.race([work, over.then(late)]);
  } finally {
    clearTimeout(timer);
    // A failure after the time limit must not become an unhandled rejection.
    work.catch(() => undefined);
  }
};
