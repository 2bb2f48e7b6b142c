import { respondInJson } from '../../worker/api/respond-to-call.ts';
import type { Bindings } from '../../worker/env.ts';
import {
  createRequestContext,
  type Execution,
  type RequestContext,
} from '../../worker/request-context.ts';

/** The context of a request, without its way through the worker. */
export const contextOf = (
  request: Request,
  bindings: object = {},
  execution: Execution = { waitUntil: () => undefined },
): RequestContext => createRequestContext(request, bindings as Bindings, execution);

/** What the API of the worker responds to a request, before limits and pages. */
export const respondTo = (request: Request, bindings: object): Promise<Response> =>
  respondInJson(contextOf(request, bindings));
