/**
 * Resolves to the result of `work`. If it takes longer than `ms`, resolves to the result of `late`
 * instead, which may throw. `work` is not cancelled.
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
    // A failure of `work` after the time limit must not become an unhandled rejection.
    work.catch(() => undefined);
  }
};
