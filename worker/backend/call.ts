import type { ExecutionContext } from '@cloudflare/workers-types';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { keepChecked } from '../../src/lib/api/checked-answer.ts';
import { queryRecord } from '../../src/lib/query.ts';
import type { Bindings } from '../env.ts';
import { cacheControlOf } from '../http/cache-control.ts';
import { HttpError } from '../http/http-error.ts';
import { parseJson } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import { arrivedAtOf } from '../http/request-id.ts';

export type BackendApp = Hono<{ Bindings: Bindings }>;

/** What a route of the embedded API is given: everything parsed, nothing of HTTP left. */
export interface Call<E extends Endpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: E['query'] extends v.GenericSchema ? v.InferOutput<E['query']> : undefined;
  readonly body: E['body'] extends v.GenericSchema ? v.InferOutput<E['body']> : undefined;
  readonly request: Request;
  readonly bindings: Bindings;
  /**
   * When the request arrived, Unix milliseconds. What was erased since is not written any more, however
   * long the upload took.
   */
  readonly now: number;
  /** Of the worker's request; undefined for a call that a page makes in process. */
  readonly context: ExecutionContext | undefined;
}

/** Finds out who asks, before anything else is read. @throws HttpError 401 or 403 */
export type Authenticate<Caller> = (
  call: Pick<Call<Endpoint>, 'params' | 'request' | 'bindings' | 'now'>,
) => Promise<Caller>;

/** Of a JSON body, unless a route says otherwise. */
export const BODY_MAX_BYTES = 64 * 1024;

/** The validator's own words, which quote what was sent, for what no schema of ours has words for. */
const plainMessage = ({ message, expected, received }: v.BaseIssue<unknown>): string => {
  if (!message.endsWith(`Expected ${expected} but received ${received}`)) return message;
  return received === 'undefined' ? 'This is missing.' : `Send ${expected} here.`;
};

/** Messages by field, from valibot's issues: `attributes.0.rating` -> [...]. */
export const fieldErrors = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> => {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? 'form';
    fields[name] = [...(fields[name] ?? []), plainMessage(issue)];
  }
  return fields;
};

export const invalid = (fields: Record<string, string[]>, headers?: Record<string, string>) =>
  new HttpError(422, 'invalid', 'Some of what was sent needs putting right.', { fields, headers });

/** @throws HttpError 422 naming each field that is wrong */
const parsed = (schema: v.GenericSchema, value: unknown): unknown => {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (!result.success) throw invalid(fieldErrors(result.issues));
  return result.output;
};

/** Hono throws where there is none. */
const contextOf = (c: Context): ExecutionContext | undefined => {
  try {
    return c.executionCtx as unknown as ExecutionContext;
  } catch {
    return undefined;
  }
};

/** Shorter ones are made to be many. */
const MEMBER_MEAN_BYTES = 8;

/**
 * The body of a call: a JSON object. A list is none, though valibot takes it for an object without members.
 * @throws HttpError 400 where it is no JSON, 422 where it is another kind of it; 408, 413, 415
 */
export const readJson = async (request: Request, maxBytes = BODY_MAX_BYTES): Promise<object> => {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new HttpError(415, 'unsupported_type', 'Send the body as application/json.');
  }
  const body = await readBody(request, maxBytes, `Send at most ${maxBytes / 1024} KB.`);
  const value = parseJson(body, maxBytes / MEMBER_MEAN_BYTES);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid({ form: ['Send a JSON object.'] });
  }
  return value;
};

/** Where the endpoint's path stands in the worker: `/misc/jobs/:id`. */
const routePath = (endpoint: Endpoint) => `/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * Serves one endpoint of the map. The handler gets parsed input and gives the answer, which must
 * fit the endpoint's schema: what the schema does not name never leaves the worker. A call that is
 * not public names who is let in: `authenticate` gives the caller.
 */
export const serve = <E extends Endpoint, Caller = undefined>(
  app: BackendApp,
  endpoint: E,
  handler: (
    call: Call<E> & { readonly caller: Caller },
  ) => Promise<v.InferInput<E['answer']> | Response>,
  {
    status = 200,
    authenticate,
    bodyMaxBytes = BODY_MAX_BYTES,
  }: { status?: 200 | 201; authenticate?: Authenticate<Caller>; bodyMaxBytes?: number } = {},
): void => {
  if ((endpoint.auth === 'public') === Boolean(authenticate)) {
    throw new Error(`${endpoint.path} is for ${endpoint.auth}: that and authenticate must agree.`);
  }
  const respond = async (c: Context<{ Bindings: Bindings }>) => {
    const known = {
      params: c.req.param(),
      request: c.req.raw,
      bindings: c.env,
      now: arrivedAtOf(c.req.raw),
    };
    const caller = await authenticate?.(known);
    const query = endpoint.query && parsed(endpoint.query, queryRecord(new URL(c.req.url).search));
    const body = endpoint.body && parsed(endpoint.body, await readJson(c.req.raw, bodyMaxBytes));
    const answer = await handler({
      ...known,
      // Looked for by the few who need it: where there is none, an error is made to find out.
      get context() {
        return contextOf(c);
      },
      query,
      body,
      caller,
    } as Call<E> & { readonly caller: Caller });
    if (answer instanceof Response) return answer;
    const checked = v.parse(endpoint.answer, answer);
    const headers = { 'cache-control': cacheControlOf(endpoint) };
    return keepChecked(Response.json(checked, { status, headers }), endpoint, checked);
  };
  app.on(endpoint.method, routePath(endpoint), respond);
};

/** Answers other methods on the paths served so far. Comes after every `serve`, before the 404. */
export const refuseOtherMethods = (app: BackendApp): void => {
  const methodsOf = new Map<string, Set<string>>();
  for (const { method, path } of app.routes) {
    methodsOf.set(path, (methodsOf.get(path) ?? new Set()).add(method));
  }
  for (const [path, methods] of methodsOf) {
    if (methods.has('GET')) methods.add('HEAD');
    const allow = [...methods].join(', ');
    app.all(path, () => {
      throw new HttpError(405, 'method_not_allowed', `Use ${allow} here.`, { headers: { allow } });
    });
  }
};
