import { matchRoute } from '../../src/routes/match-route.ts';
import { pagePathOf } from '../../src/routes/page-path.ts';
import { respondInJson, respondToCall } from '../../worker/api/respond-to-call.ts';
import { referralOfPost } from '../../worker/edge/referral.ts';
import type { Bindings } from '../../worker/env.ts';
import {
  createRequestContext,
  type Execution,
  type RequestContext,
} from '../../worker/http/request/request-context.ts';

/** The context of a request, without its way through the worker. */
export const contextOf = (
  request: Request,
  bindings: object = {},
  execution: Execution = { waitUntil: () => undefined },
): RequestContext => createRequestContext(request, bindings as Bindings, execution);

/** The same, of a path that was not brought to its one spelling. */
export const contextAsSent = (request: Request, bindings: object = {}): RequestContext => {
  const url = new URL(request.url);
  const match = matchRoute(url.pathname);
  const page = matchRoute(pagePathOf(url.pathname));
  return { ...contextOf(request, bindings), request, url, match, page };
};

/** As `worker/dispatch.ts` hands it to the API. */
const callContext = (request: Request, bindings: object): RequestContext => {
  const context = contextOf(request, bindings);
  context.referral = referralOfPost(request);
  return context;
};

/** What the API of the worker responds to a request, before limits and pages. */
export const respondTo = (request: Request, bindings: object): Promise<Response> =>
  respondInJson(callContext(request, bindings));

/** The same with limits and entity tags; no form comes back from it. */
export const callOf = (request: Request, bindings: object): Promise<Response> =>
  respondToCall(callContext(request, bindings), async () => {
    throw new Error('A form came back.');
  });
