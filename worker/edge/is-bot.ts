import { isbot } from 'isbot';

/** Most visitors come with one of few user-agents, and the pattern is a long one. */
const known = new Map<string, boolean>();
const KNOWN_MAX = 500;

/** Every browser says what it is: who says nothing is taken for a bot. */
export const isBot = (request: Request): boolean => {
  const agent = request.headers.get('user-agent');
  if (!agent) return true;
  const before = known.get(agent);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_MAX) known.clear();
  const found = isbot(agent);
  known.set(agent, found);
  return found;
};
