import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { endpointUrl } from '../../src/lib/api/client.ts';
import {
  PROXIED_BEGIN_MS,
  PROXIED_POST_MS,
  PROXIED_READ_MS,
  PROXIED_TRANSFER_MS,
} from '../../src/lib/deadlines.ts';
import { type Copy, createStaleCopies, type SharedCache } from '../cache/stale-copies.ts';
import { APPLY_MAX_BYTES } from '../http/body/form-parts.ts';
import { readJson } from '../http/body/read-json.ts';
import { createCircuitBreaker, OPEN_MS } from '../http/circuit-breaker.ts';
import { CACHE_CONTROL } from '../http/headers/cache-control.ts';
import { HttpError, jsonError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import type { ApiCall, RequestContext } from '../http/request/request-context.ts';
import { waitUntil } from '../http/wait-until.ts';
import { forwardBody } from './forward-body.ts';
import { retryDelayMs } from './retry-delay.ts';
import { tryUpstream, type UpstreamCall } from './try-upstream.ts';
import { UpstreamFailure } from './upstream-failure.ts';
import { upstreamHeaders } from './upstream-headers.ts';

const UPSTREAM_TIMES = {
  readMs: PROXIED_READ_MS,
  postMs: PROXIED_POST_MS,
  beginMs: PROXIED_BEGIN_MS,
  transferMs: PROXIED_TRANSFER_MS,
};

/** The time-outs for a call: one for the response headers to arrive, and one for the whole call. */
const selectTimeouts = ({ method, produces, form }: Endpoint, times: typeof UPSTREAM_TIMES) => {
  if (form) return { headersMs: times.transferMs, wholeMs: times.transferMs };
  if (produces !== 'json') return { headersMs: times.beginMs, wholeMs: times.transferMs };
  const wholeMs = method === 'GET' ? times.readMs : times.postMs;
  return { headersMs: wholeMs, wholeMs };
};

/** Forwards calls to the endpoints in the endpoint map. */
export interface Upstream {
  /** Never throws: a failure becomes a JSON error. */
  respond(call: ApiCall, context: RequestContext): Promise<Response>;
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

const jsonBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/**
 * Creates a response from a stale copy. It is marked as stale (RFC 9211), and caches must
 * revalidate it soon.
 */
const createStaleResponse = ({ text, at }: Copy): Response =>
  new Response(text, {
    headers: {
      'content-type': 'application/json',
      'cache-control': CACHE_CONTROL.list,
      'cache-status': 'rolecall; hit; detail=stale',
      age: String(Math.round((Date.now() - at) / 1000)),
    },
  });

/**
 * An external service that handles calls to the paths in the endpoint map, under its base URL.
 * @param options `name` is for the log, `base` has no trailing slash, `site` is this site's own
 *   URL, `opened` is called while its circuit breaker is open
 */
export const createUpstream = (options: {
  name: string;
  base: string;
  site: string;
  times?: typeof UPSTREAM_TIMES;
  cache?: SharedCache;
  opened?: () => void;
}): Upstream => {
  const { name, base, site, times = UPSTREAM_TIMES } = options;
  const breaker = createCircuitBreaker(options.opened);
  const copies = createStaleCopies(base, { cache: options.cache });

  const withRetries = async (call: UpstreamCall): Promise<Response> => {
    for (let tries = 1; ; tries++) {
      if (!breaker.allows()) {
        const headers = { 'retry-after': String(OPEN_MS / 1000) };
        return jsonError(
          new UpstreamFailure('down', 'the circuit breaker is open', { headers }),
          call.requestId,
        );
      }
      const { answer, isUnavailable, isWorthRetrying, askedMs } = await tryUpstream(call);
      if (call.caller.aborted) return answer;
      if (!isUnavailable) breaker.succeeded();
      // An upload that was cut off is not counted, because that may be the client's fault.
      else if (!call.endpoint.form) breaker.failed();
      const isRepeatable = call.request.method === 'GET' && isWorthRetrying;
      const delayMs = isRepeatable ? retryDelayMs(tries, askedMs, Math.random()) : undefined;
      if (delayMs === undefined) return answer;
      await pause(delayMs, call.request.signal);
      if (call.request.signal.aborted) return answer;
    }
  };

  /**
   * Replaces a failure with a stale copy. This is done only for reference data, which is the same
   * for every client.
   */
  const orStaleCopy = async (
    response: Response,
    { path }: Endpoint,
    key: string,
  ): Promise<Response> => {
    if (response.ok) await copies.put(key, await response.clone().text());
    const copy = response.status >= 500 ? await copies.get(key) : undefined;
    if (!copy) return response;
    console.warn(`${name} ${path}: sent a stale copy`);
    return createStaleResponse(copy);
  };

  const pass = async (call: ApiCall, context: RequestContext): Promise<Response> => {
    const { endpoint, params, url } = call;
    const { id: requestId, request } = context;
    const { search } = url;
    // Built from the endpoint map, so that no other part of the request can get into the path.
    const path = endpointUrl(endpoint, { params });
    const upload = endpoint.form && forwardBody(context, APPLY_MAX_BYTES);
    // The body is reserialised, so that the upstream parses the same values as this worker.
    const body = endpoint.body && jsonBytes(call.body ?? (await readJson(context)));
    const { headersMs, wholeMs } = selectTimeouts(endpoint, times);
    const pending = withRetries({
      endpoint,
      requestId,
      upstream: name,
      caller: request.signal,
      headersMs,
      request: {
        url: new URL(`${base}/${path}${search}`),
        method: endpoint.method,
        headers: upstreamHeaders(context, endpoint, site),
        body: upload?.stream ?? body,
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(wholeMs)]),
      },
    });
    // The page may stop waiting for this call, but the circuit breaker must still learn its
    // outcome.
    if (endpoint.method === 'GET') waitUntil?.(pending);
    const response = await pending;
    await upload?.finish();
    const refusal = upload?.refusal();
    if (refusal) throw refusal;
    // Parameters that are not in the endpoint map may change the response, so a stale copy is used
    // only if there is no query string.
    return endpoint.cache === 'reference' && search === ''
      ? orStaleCopy(response, endpoint, path)
      : response;
  };

  return {
    async respond(call, context) {
      try {
        const response = await pass(call, context);
        if (context.request.method !== 'HEAD') return response;
        await response.body?.cancel();
        return new Response(null, response);
      } catch (error) {
        if (!(error instanceof HttpError)) logError(context.id, error);
        return jsonError(error, context.id);
      }
    },
  };
};
