/** If an engine takes longer than this, the request is retried later. */
const NOTIFY_TIMEOUT_MS = 10_000;

/**
 * A temporary failure of a search engine: it is slow, unreachable or failing, or its rate limit was
 * exceeded.
 */
export class EngineError extends Error {
  override name = 'EngineError';
}

/** Statuses of temporary failures, in addition to 5xx. */
const MAY_PASS = [408, 425, 429];

/**
 * Posts to a search engine. A permanent refusal is only logged, because a retry would not help; the
 * result is then undefined.
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
      // The request contains secrets, so redirects must not be followed.
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
  console.error(
    `Could not notify ${engine}: it ${reason}. See “Search engines” in docs/operating.md.`,
  );
  return undefined;
};
