/** A slower engine is retried later. */
const TELL_TIMEOUT_MS = 10_000;

/**
 * A search engine failed in a way that may pass: it was slow, unreachable, failing or over its rate
 * limit.
 */
export class EngineTrouble extends Error {
  override name = 'EngineTrouble';
}

/** Temporary statuses, besides 5xx. */
const MAY_PASS = [408, 425, 429];

/**
 * Posts to a search engine. Returns undefined after a permanent refusal, which is logged once: a
 * retry would not help.
 * @throws EngineTrouble if a retry may succeed
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
      // The request holds secrets, so it must not follow a redirect.
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
  console.error(`${words}: it was not notified. See docs/operating.md, Search engines.`);
  return undefined;
};
