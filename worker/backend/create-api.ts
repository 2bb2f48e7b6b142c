import * as v from 'valibot';
import { queryRecord } from '../../src/lib/query.ts';
import { BODY_MAX_BYTES, invalid, readJson } from '../http/body/read-json.ts';
import { cacheControlOf } from '../http/headers/cache-control.ts';
import { HttpError, jsonError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import type { ApiCall, RequestContext } from '../http/request/request-context.ts';
import { fieldErrors, type Handler, type Handlers } from './call.ts';

/** An API of handlers by endpoint. */
export interface Api {
  /** Calls an endpoint in process. @throws HttpError */
  call(call: ApiCall, context: RequestContext): Promise<unknown>;
  /** Responds over HTTP: never throws, errors are JSON. */
  respond(call: ApiCall, context: RequestContext): Promise<Response>;
}

/** @throws HttpError 422 naming each field that is wrong */
const parse = (schema: v.GenericSchema, value: unknown): unknown => {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (!result.success) throw invalid(fieldErrors(result.issues));
  return result.output;
};

/** The answer as the endpoint's schema has it, or a response that the handler wrote itself. */
const handle = async (
  { handle, authenticate, bodyMaxBytes = BODY_MAX_BYTES }: Handler,
  { endpoint, params, url, body }: ApiCall,
  context: RequestContext,
): Promise<unknown> => {
  const { request, bindings, startedAt: now } = context;
  const known = { params, url, context, request, bindings, now };
  const caller = await authenticate?.(known);
  const answer = await handle({
    ...known,
    caller,
    query: (endpoint.query && parse(endpoint.query, queryRecord(url.search))) as never,
    body: (endpoint.body &&
      parse(endpoint.body, body ?? (await readJson(context, bodyMaxBytes)))) as never,
  });
  return answer instanceof Response ? answer : v.parse(endpoint.answer, answer);
};

export const createApi = (addHandlers: (handlers: Handlers) => void): Api => {
  const handlers: Handlers = new Map();
  addHandlers(handlers);

  const find = ({ endpoint }: ApiCall): Handler => {
    const handler = handlers.get(endpoint);
    if (handler) return handler;
    throw new HttpError(404, 'not_found', `There is no call /${endpoint.path}.`);
  };

  return {
    call: async (call, context) => handle(find(call), call, context),

    async respond(call, context) {
      try {
        const handler = find(call);
        const answer = await handle(handler, call, context);
        if (answer instanceof Response) return answer;
        const headers = { 'cache-control': cacheControlOf(call.endpoint) };
        return Response.json(answer, { status: handler.status ?? 200, headers });
      } catch (error) {
        if (!(error instanceof HttpError)) logError(context.id, error);
        return jsonError(error, context.id);
      }
    },
  };
};
