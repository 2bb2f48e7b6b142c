import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import { type CallOptions, endpointUrl } from '../../src/lib/api/client.ts';
import type { Api } from '../backend/create-api.ts';
import { platformCache } from '../cache/stale-copies.ts';
import { type Variables, variablesOf } from '../env.ts';
import { HttpError, OUR_FAULT } from '../http/http-error.ts';
import type { ApiCall, RequestContext } from '../http/request/request-context.ts';
import { createUpstream, type Upstream } from '../proxy/create-upstream.ts';
import { linksForCall } from './reviewer-cookies.ts';

/** What an isolate knows of each upstream: whether it is down, and what it last said. */
const upstreams = new Map<string, Upstream>();

/** The outside service that is configured for an endpoint. */
export const upstreamFor = (
  { upstream: name }: Pick<Endpoint, 'upstream'>,
  { API_BASE, CONTRACTOR_API_BASE, SITE_URL }: Variables,
): Upstream | undefined => {
  const base = { product: API_BASE, contractor: CONTRACTOR_API_BASE, none: undefined }[name];
  if (!base) return undefined;
  const key = `${name} ${base}`;
  const upstream =
    upstreams.get(key) ?? createUpstream({ name, base, site: SITE_URL, cache: platformCache });
  upstreams.set(key, upstream);
  return upstream;
};

/** The API of this worker that has an endpoint. */
const ownApi = async ({ path }: Endpoint): Promise<Api> =>
  path.startsWith('ops/')
    ? (await import('../ops/index.ts')).ops
    : (await import('../backend/index.ts')).backend;

/** The call as each reviewer's link of the client's cookies would make it; itself where it needs none. */
const withLinks = (call: ApiCall, context: RequestContext): readonly ApiCall[] => {
  const links = linksForCall(call, context.request);
  if (links.length === 0) return [call];
  return links.map(({ expires }) => {
    const url = new URL(call.url);
    url.searchParams.set('expires', expires);
    return { ...call, url };
  });
};

/**
 * Responds to a call of the endpoint map over HTTP. The one place that decides who responds: the
 * outside service that is configured for the call, or this worker.
 */
export const respondByMap = async (call: ApiCall, context: RequestContext): Promise<Response> => {
  const upstream = upstreamFor(call.endpoint, variablesOf(context.bindings));
  const service = upstream ?? (await ownApi(call.endpoint));
  const [first = call, ...others] = withLinks(call, context);
  let response = await service.respond(first, context);
  for (const other of others) {
    if (response.status !== 403) break;
    response = await service.respond(other, context);
  }
  return response;
};

/** What an upstream responded, as the value that the endpoint promises. @throws HttpError */
const readResponse = async ({ endpoint }: ApiCall, response: Response): Promise<unknown> => {
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const answer = v.safeParse(endpoint.answer, value);
    if (answer.success) return answer.output;
    throw new HttpError(502, 'unavailable', OUR_FAULT, { cause: new v.ValiError(answer.issues) });
  }
  const parsed = v.safeParse(ErrorBodySchema, value);
  const { code = 'failed', message = '', ...rest } = parsed.success ? parsed.output.error : {};
  const retryAfter = response.headers.get('retry-after');
  throw new HttpError(response.status, code, message, {
    fields: 'fields' in rest ? rest.fields : undefined,
    ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
  });
};

/** An upstream that counts clients gets the visitor's address, and nothing else of their request. */
const onBehalf = (context: RequestContext, url: URL): RequestContext => {
  const client = context.request.headers.get('cf-connecting-ip');
  const headers = client ? { 'cf-connecting-ip': client } : undefined;
  const request = new Request(url, { headers, signal: context.request.signal });
  return { ...context, request, referral: undefined };
};

/** A URL resolves dot segments however they are written, which would make it another call. */
const isDots = (value: string) => /^\.{1,2}$/.test(value);

/**
 * Calls an endpoint in process, for a page or a step of the worker: a function call, or a request to
 * the outside service that is configured for it.
 * @throws HttpError
 */
export const callApi = async <E extends Endpoint>(
  endpoint: E,
  { params = {}, query, body }: CallOptions,
  context: RequestContext,
): Promise<v.InferOutput<E['answer']>> => {
  const variables = variablesOf(context.bindings);
  if (Object.values(params).some(isDots))
    throw new HttpError(404, 'not_found', 'There is nothing here.');
  const url = new URL(`/${endpointUrl(endpoint, { params, query })}`, variables.SITE_URL);
  const call: ApiCall = { endpoint, params, url, body };
  const upstream = upstreamFor(endpoint, variables);
  const make = async (one: ApiCall): Promise<unknown> =>
    upstream
      ? readResponse(one, await upstream.respond(one, onBehalf(context, url)))
      : (await ownApi(endpoint)).call(one, context);
  const calls = withLinks(call, context);
  for (const one of calls.slice(0, -1)) {
    try {
      return (await make(one)) as v.InferOutput<E['answer']>;
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 403)) throw error;
    }
  }
  return (await make(calls.at(-1) ?? call)) as v.InferOutput<E['answer']>;
};
