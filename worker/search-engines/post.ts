/** One that is slower is tried again later. */
const TELL_TIMEOUT_MS = 10_000;

/** A search engine that may take it another time: it was slow, down, in trouble or had enough of us. */
export class EngineTrouble extends Error {
  override name = 'EngineTrouble';
}

/** Statuses that may be others next time, beside those of 5xx. */
const MAY_PASS = [408, 425, 429];

/**
 * Posts to a search engine. Undefined where it refuses for good, which is one line in the log: to say
 * the same again would not help.
 * @throws EngineTrouble where it may take it another time
 */
export const postTo = async (
  engine: string,
  url: string,
  init: { readonly headers: Record<string, string>; readonly body: string },
  { timeoutMs = TELL_TIMEOUT_MS, mayPass = MAY_PASS } = {},
): Promise<Response | undefined> => {
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      ...init,
      // What goes there goes to nobody else.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new EngineTrouble(
      isLate ? `${engine} did not answer in time.` : `${engine} could not be reached.`,
    );
  }
  if (answer.ok) return answer;
  await answer.body?.cancel();
  const words = `${engine} answered ${answer.status}`;
  if (answer.status >= 500 || mayPass.includes(answer.status)) throw new EngineTrouble(words);
  console.error(`${words}: it was not told. See docs/operating.md, Search engines.`);
  return undefined;
};
