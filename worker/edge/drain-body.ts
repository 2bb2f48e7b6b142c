/** What a person may send by mistake; more is cut off. */
const DRAIN_MAX_BYTES = 32 * 1024 * 1024;

/**
 * Reads what an early answer left unread. A connection whose request body stays unread is closed,
 * and the next request on it, which may be anybody's, is lost: seen as sporadic 500s behind a proxy.
 */
export const drainBody = async (request: Request): Promise<void> => {
  if (!request.body || request.bodyUsed) return;
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > DRAIN_MAX_BYTES) return;
  }
};
