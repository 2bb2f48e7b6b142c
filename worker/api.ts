import { backend } from './backend/index.ts';
import type { Bindings } from './env.ts';

/**
 * Answers a call of the endpoint map, whoever makes it: a page in process, or a browser through the
 * gateway. The one place that decides who answers.
 */
export const answerApi = async (request: Request, bindings: Bindings): Promise<Response> =>
  backend.fetch(request, bindings);
