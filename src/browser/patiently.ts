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
        page.addEventListener('online', () => resolve(), { once: true });
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    }
  }
};
