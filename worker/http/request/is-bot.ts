import { isbot } from 'isbot';

/** Caches results by user agent, because matching is slow and most visitors send one of a few. */
const known = new Map<string, boolean>();
const KNOWN_MAX = 500;
/**
 * Longer than any browser's user agent; anything beyond this is not worth the memory or the time.
 */
const AGENT_MAX = 512;

/** Every browser sends a user agent, so a request without one counts as coming from a bot. */
export const isBot = (request: Request): boolean => {
  const agent = request.headers.get('user-agent');
  if (!agent) return true;
  const before = known.get(agent);
  if (before !== undefined) return before;
  // Bots identify themselves near the beginning.
  const found = isbot(agent.slice(0, AGENT_MAX));
  if (agent.length > AGENT_MAX) return found;
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(agent, found);
  return found;
};
