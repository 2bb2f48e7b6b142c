import * as v from 'valibot';
import { listResponseEnds } from '../../src/lib/api/call-tags.ts';
import { queryRecord } from '../../src/lib/query.ts';
import { BODY_MAX_BYTES, invalid, readJson } from '../http/body/read-json.ts';
import { selectCacheControl } from '../http/headers/cache-control.ts';
import { HttpError, jsonError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import { createReads } from '../http/request/reads.ts';
import type { ApiCall, RequestContext } from '../http/request/request-context.ts';
import { fieldErrors, type Handler, type Handlers } from './call.ts';
import { readDatabase } from './database/read-database.ts';

/** An API that maps endpoints to handlers. */
export interface Api {
  /** Calls an endpoint in process. @throws HttpError */
  call(call: ApiCall, context: RequestContext): Promise<unknown>;
  /** Responds over HTTP. Never throws; errors become JSON responses. */
  respond(call: ApiCall, context: RequestContext): Promise<Response>;
}

/** @throws HttpError 422 listing each invalid field */
const parse = (schema: v.GenericSchema, value: unknown): unknown => {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (!result.success) throw invalid(fieldErrors(result.issues));
  return result.output;
};

/**
 * Returns the value parsed by the endpoint's schema, or a response that the handler built itself.
 */
const handle = async (
  { handle, authenticate, bodyMaxBytes = BODY_MAX_BYTES }: Handler,
  { endpoint, params, url, body }: ApiCall,
  context: RequestContext,
): Promise<unknown> => {
  const { request, bindings, startedAt: now } = context;
  const known = { params, url, context, request, bindings, now };
  const caller = await authenticate?.(known);
  const reads = createReads();
  const response = await handle({
    ...known,
    get db() {
      return readDatabase(context);
    },
    reads,
    caller,
    query: (endpoint.query && parse(endpoint.query, queryRecord(url.search))) as never,
    body: (endpoint.body &&
      parse(endpoint.body, body ?? (await readJson(context, bodyMaxBytes)))) as never,
  });
  if (response instanceof Response) {
    context.reads?.addUnversioned();
    return response;
  }
  const parsed = v.parse(endpoint.answer, response);
  for (const end of listResponseEnds(endpoint, parsed)) if (end > now) reads.holdUntil(end);
  context.reads?.addAll(reads);
  return parsed;
};

type AddHandlers = (handlers: Handlers) => void;

/**
 * Creates an API. `more` contains functions that load further handlers. They are called in turn
 * until a handler for the requested endpoint is found.
 */
export const createApi = (
  addHandlers: AddHandlers,
  more: readonly (() => Promise<AddHandlers>)[] = [],
): Api => {
  const handlers: Handlers = new Map();
  addHandlers(handlers);

  const find = async ({ endpoint }: ApiCall): Promise<Handler> => {
    for (const load of more) {
      if (handlers.has(endpoint)) break;
      (await load())(handlers);
    }
    const handler = handlers.get(endpoint);
    if (handler) return handler;
    throw new HttpError(404, 'not_found', `There is no endpoint /${endpoint.path}.`);
  };

  return {
    call: async (call, context) => handle(await find(call), call, context),

    async respond(call, context) {
      try {
        const handler = await find(call);
        const response = await handle(handler, call, context);
        if (response instanceof Response) return response;
        const headers = { 'cache-control': selectCacheControl(call.endpoint) };
        return Response.json(response, { status: handler.status ?? 200, headers });
      } catch (error) {
        if (!(error instanceof HttpError)) logError(context.id, error);
        return jsonError(error, context.id);
      }
    },
  };
};
