import * as v from 'valibot';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { type CallOptions, endpointUrl } from '../../src/lib/api/client.ts';
import type { Api } from '../backend/create-api.ts';
import { siteCache } from '../cache/stale-copies.ts';
import { type Bindings, readVariables } from '../env.ts';
import { noteFault } from '../http/count-fault.ts';
import { HttpError, OUR_FAULT } from '../http/http-error.ts';
import { readError } from '../http/read-error.ts';
import { isSafeSegment } from '../http/request/path-segments.ts';
import { isReviewerPath } from '../http/request/private-path.ts';
import type { ApiCall, RequestContext } from '../http/request/request-context.ts';
import { createUpstream, type Upstream } from '../proxy/create-upstream.ts';
import { linksForCall } from './reviewer-cookies.ts';

/** The isolate's upstreams, with their circuit breakers and stale copies. */
const upstreams = new Map<string, Upstream>();

/** The external service configured for an endpoint, if any. */
const upstreamFor = (
  { upstream: name }: Pick<Endpoint, 'upstream'>,
  bindings: Bindings,
): Upstream | undefined => {
  const { API_BASE, CONTRACTOR_API_BASE, SITE_URL, SITE_KEY } = readVariables(bindings);
  const base = { product: API_BASE, contractor: CONTRACTOR_API_BASE, none: undefined }[name];
  if (!base || name === 'none') return undefined;
  const key = `${name} ${base}`;
  const upstream =
    upstreams.get(key) ??
    createUpstream({
      ...{ name, base, site: SITE_URL, cache: siteCache(SITE_KEY) },
      opened: () => noteFault(bindings.JOBS, `${name}Api`),
    });
  upstreams.set(key, upstream);
  return upstream;
};

/** The worker's own API that implements an endpoint. */
const ownApi = async ({ path }: Endpoint): Promise<Api> =>
  path.startsWith('ops/')
    ? (await import('../ops/index.ts')).ops
    : (await import('../backend/index.ts')).backend;

/**
 * One copy of the call for each reviewer link in the client's cookies, or just the call itself if
 * it needs no link.
 */
const withLinks = (call: ApiCall, request: Request): readonly ApiCall[] => {
  const links = linksForCall(call, request);
  if (links.length === 0) return [call];
  return links.map(({ expires }) => {
    const url = new URL(call.url);
    url.searchParams.set('expires', expires);
    return { ...call, url };
  });
};

/** Tries the calls in order until one is accepted. */
const tryInTurn = async <T>(
  calls: readonly ApiCall[],
  make: (call: ApiCall) => Promise<T>,
  isRefused: (result: T) => boolean,
): Promise<T> => {
  const [first, ...others] = calls as readonly [ApiCall, ...ApiCall[]];
  let result = await make(first);
  for (const other of others) {
    if (!isRefused(result)) break;
    result = await make(other);
  }
  return result;
};

/**
 * Responds over HTTP to a call in the endpoint map. This is the only place that decides how a call
 * is handled: by the external service configured for it, or by this worker.
 */
export const respondByMap = async (call: ApiCall, context: RequestContext): Promise<Response> => {
  const upstream = upstreamFor(call.endpoint, context.bindings);
  if (upstream) context.reads?.addUnversioned();
  const service = upstream ?? (await ownApi(call.endpoint));
  return tryInTurn(
    withLinks(call, context.request),
    (one) => service.respond(one, context),
    ({ status }) => status === 403,
  );
};

/** Parses an upstream's response with the endpoint's schema. @throws HttpError */
const readResponse = async ({ endpoint }: ApiCall, response: Response): Promise<unknown> => {
  if (!response.ok) throw await readError(response);
  const answer = v.safeParse(endpoint.answer, await response.json().catch(() => undefined));
  if (answer.success) return answer.output;
  throw new HttpError(502, 'unavailable', OUR_FAULT, { cause: new v.ValiError(answer.issues) });
};

/**
 * The context for a call made by a page loader or by a step in the worker. From the original
 * request it takes only the client's address and, in the reviewers' area, the client's cookies. The
 * call is not cancelled if the original request is.
 */
const createCallContext = (context: RequestContext, url: URL): RequestContext => {
  const { headers } = context.request;
  const names = ['cf-connecting-ip', ...(isReviewerPath(context.url.pathname) ? ['cookie'] : [])];
  const forwardedHeaders = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value) forwardedHeaders.set(name, value);
  }
  return {
    ...context,
    request: new Request(url, { headers: forwardedHeaders }),
    referral: undefined,
  };
};

/** The result of a call: its response or the error that it threw. */
type CallResult = { readonly answer: unknown } | { readonly error: unknown };

/**
 * Calls an endpoint on behalf of a page or a step in the worker. This is a function call or, if an
 * external service is configured for the endpoint, a request to that service.
 * @throws HttpError
 */
export const callApi = async <E extends Endpoint>(
  endpoint: E,
  { params = {}, query, body }: CallOptions,
  context: RequestContext,
): Promise<v.InferOutput<E['answer']>> => {
  const variables = readVariables(context.bindings);
  // As in HTTP requests, no path parameter may turn this into a different call.
  if (!Object.values(params).every(isSafeSegment)) {
    throw new HttpError(404, 'not_found', 'We couldn’t find this.');
  }
  const url = new URL(`/${endpointUrl(endpoint, { params, query })}`, variables.SITE_URL);
  const callContext = createCallContext(context, url);
  const upstream = upstreamFor(endpoint, context.bindings);
  if (upstream) context.reads?.addUnversioned();
  const make = async (call: ApiCall): Promise<CallResult> => {
    try {
      const response = upstream
        ? await readResponse(call, await upstream.respond(call, callContext))
        : await (await ownApi(endpoint)).call(call, callContext);
      return { answer: response };
    } catch (error) {
      return { error };
    }
  };
  const calls = withLinks({ endpoint, params, url, body }, callContext.request);
  const outcome = await tryInTurn(
    calls,
    make,
    (one) => 'error' in one && one.error instanceof HttpError && one.error.status === 403,
  );
  if ('error' in outcome) throw outcome.error;
  return outcome.answer as v.InferOutput<E['answer']>;
};
