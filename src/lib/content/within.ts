/** What `work` comes to, or what `late` gives or throws once `ms` are over. The work itself goes on. */
export const within = async <T>(work: Promise<T>, ms: number, late: () => T): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  try {
    return await Promise.race([work, over.then(late)]);
  } finally {
    clearTimeout(timer);
    // Where nobody waits any more its end is nobody's failure.
    work.catch(() => undefined);
  }
};
