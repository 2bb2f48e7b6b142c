/** A request to a slower engine is retried later. */
const NOTIFY_TIMEOUT_MS = 10_000;

/**
 * A temporary failure of a search engine: it was slow, unreachable, failing or over its rate limit.
 */
export class EngineError extends Error {
  override name = 'EngineError';
}

/** Temporary statuses, besides 5xx. */
const MAY_PASS = [408, 425, 429];

/**
 * Posts to a search engine. Returns undefined after a permanent refusal, which is only logged,
 * because a retry would not help.
 * @throws EngineError if a retry may succeed
 */
export const postTo = async (
  engine: string,
  url: string,
  init: { readonly headers: Record<string, string>; readonly body: string },
  { timeoutMs = NOTIFY_TIMEOUT_MS, mayPass = MAY_PASS } = {},
): Promise<Response | undefined> => {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      ...init,
      // The request holds secrets, so it must not follow a redirect.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new EngineError(
      isLate ? `${engine} did not respond in time.` : `${engine} could not be reached.`,
    );
  }
  if (response.ok) return response;
  await response.body?.cancel();
  const reason = `responded with ${response.status}`;
  if (response.status >= 500 || mayPass.includes(response.status)) {
    throw new EngineError(`${engine} ${reason}`);
  }
  console.error(`${engine} was not notified: it ${reason}. See docs/operating.md, Search engines.`);
  return undefined;
};
