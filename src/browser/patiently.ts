/**
 * Asks again for what failed while the browser was offline, as soon as it is back: what somebody reads
 * and types stays until then. What fails online fails. Given up, it rejects at once.
 */
export const patiently = async <Answer>(
  ask: () => Promise<Answer>,
  options: { page: EventTarget; isOnline: () => boolean; signal?: AbortSignal | undefined },
): Promise<Answer> => {
  const { page, isOnline, signal } = options;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (isOnline() || signal?.aborted) throw error;
      await new Promise<void>((resolve, reject) => {
        const waiting = new AbortController();
        const on = (target: EventTarget | undefined, type: string, act: () => void) =>
          target?.addEventListener(
            type,
            () => {
              waiting.abort();
              act();
            },
            { signal: waiting.signal },
          );
        on(page, 'online', resolve);
        on(signal, 'abort', () => reject(signal?.reason));
      });
    }
  }
};
