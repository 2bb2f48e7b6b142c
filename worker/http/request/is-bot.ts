import { isbot } from 'isbot';

/**
 * Caches results by user agent, because matching is slow and most visitors share a few user agents.
 */
const known = new Map<string, boolean>();
const KNOWN_MAX = 500;
/**
 * Longer than any browser's user agent. Only this much of a user agent is matched, and longer ones
 * are not cached.
 */
const AGENT_MAX = 512;

/** Every browser sends a user agent, so a request without one counts as coming from a bot. */
export const isBot = (request: Request): boolean => {
  const agent = request.headers.get('user-agent');
  if (!agent) return true;
  const before = known.get(agent);
  if (before !== undefined) return before;
  // Bots identify themselves near the beginning of the user agent.
  const found = isbot(agent.slice(0, AGENT_MAX));
  if (agent.length > AGENT_MAX) return found;
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(agent, found);
  return found;
};
