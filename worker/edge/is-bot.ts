import { isbot } from 'isbot';

/** Most visitors come with one of few user-agents, and the pattern is a long one. */
const known = new Map<string, boolean>();
const KNOWN_MAX = 500;

/** By what the request says of itself (specification 2). Who says nothing counts as a person. */
export const isBotRequest = (request: Request): boolean => {
  const agent = request.headers.get('user-agent') ?? '';
  const answer = known.get(agent);
  if (answer !== undefined) return answer;
  if (known.size >= KNOWN_MAX) known.clear();
  const isBot = isbot(agent);
  known.set(agent, isBot);
  return isBot;
};
