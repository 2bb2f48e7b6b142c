import { matchRoute } from '../../src/routes/match-route.ts';
import { parsePagePath } from '../../src/routes/page-path.ts';
import { respondInJson, respondToCall } from '../../worker/api/respond-to-call.ts';
import { readPostReferral } from '../../worker/edge/referral.ts';
import type { Bindings } from '../../worker/env.ts';
import {
  createRequestContext,
  type Execution,
  type RequestContext,
} from '../../worker/http/request/request-context.ts';

/** The context of a request that has not passed through the worker. */
export const createContext = (
  request: Request,
  bindings: object = {},
  execution: Execution = { waitUntil: () => undefined },
): RequestContext => createRequestContext(request, bindings as Bindings, execution);

/** The context of a request whose path is not normalised. */
export const contextAsSent = (request: Request, bindings: object = {}): RequestContext => {
  const url = new URL(request.url);
  const match = matchRoute(url.pathname);
  const page = matchRoute(parsePagePath(url.pathname));
  return { ...createContext(request, bindings), request, url, match, page };
};

/** The context that `worker/dispatch.ts` passes to the API. */
const callContext = (request: Request, bindings: object): RequestContext => {
  const context = createContext(request, bindings);
  context.referral = readPostReferral(request);
  return context;
};

/** The response from the worker's API, without rate limits, entity tags or pages. */
export const respondTo = (request: Request, bindings: object): Promise<Response> =>
  respondInJson(callContext(request, bindings));

/**
 * The response from the worker's API, with rate limits and entity tags. Throws if a form would be
 * shown again.
 */
export const respondToLimitedCall = (request: Request, bindings: object): Promise<Response> =>
  respondToCall(callContext(request, bindings), async () => {
    throw new Error('A form was shown again.');
  });
