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

/** How long a call's answer may take to begin, and to end. */
const timesOf = ({ method, produces, form }: Endpoint, times: typeof UPSTREAM_TIMES) => {
  if (form) return { headersMs: times.transferMs, wholeMs: times.transferMs };
  if (produces !== 'json') return { headersMs: times.beginMs, wholeMs: times.transferMs };
  const wholeMs = method === 'GET' ? times.readMs : times.postMs;
  return { headersMs: wholeMs, wholeMs };
};

/** Passes calls of the map on. */
export interface Upstream {
  /** Never throws: what goes wrong is an error in JSON. */
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

/** Marked by RFC 9211; what keeps it asks again soon. */
const staleAnswer = ({ text, at }: Copy): Response =>
  new Response(text, {
    headers: {
      'content-type': 'application/json',
      'cache-control': CACHE_CONTROL.list,
      'cache-status': 'rolecall; hit; detail=stale',
      age: String(Math.round((Date.now() - at) / 1000)),
    },
  });

/**
 * An outside service that answers calls of the endpoint map below its base.
 * `name`: for the log. `base`: without a slash at the end. `site`: our own address.
 */
export const createUpstream = (options: {
  name: string;
  base: string;
  site: string;
  times?: typeof UPSTREAM_TIMES;
  cache?: SharedCache;
}): Upstream => {
  const { name, base, site, times = UPSTREAM_TIMES } = options;
  const breaker = createCircuitBreaker();
  const copies = createStaleCopies(base, { cache: options.cache });

  const withRetries = async (call: UpstreamCall): Promise<Response> => {
    for (let tries = 1; ; tries++) {
      if (!breaker.allows()) {
        const headers = { 'retry-after': String(OPEN_MS / 1000) };
        return jsonError(new UpstreamFailure('down', 'left alone', { headers }), call.requestId);
      }
      const { answer, isUnavailable, isWorthRetrying, askedMs } = await tryUpstream(call);
      if (call.caller.aborted) return answer;
      if (!isUnavailable) breaker.succeeded();
      // An upload that broke off may be its sender's doing.
      else if (!call.endpoint.form) breaker.failed();
      const isRepeatable = call.request.method === 'GET' && isWorthRetrying;
      const delayMs = isRepeatable ? retryDelayMs(tries, askedMs, Math.random()) : undefined;
      if (delayMs === undefined) return answer;
      await pause(delayMs, call.request.signal);
      if (call.request.signal.aborted) return answer;
    }
  };

  /** The last good answer in place of none: reference data, which is the same for everybody. */
  const orStaleCopy = async (
    answer: Response,
    { path }: Endpoint,
    key: string,
  ): Promise<Response> => {
    if (answer.ok) await copies.put(key, await answer.clone().text());
    const copy = answer.status >= 500 ? await copies.get(key) : undefined;
    if (!copy) return answer;
    console.warn(`${name} ${path}: answered with a copy`);
    return staleAnswer(copy);
  };

  const pass = async (call: ApiCall, context: RequestContext): Promise<Response> => {
    const { endpoint, params, url } = call;
    const { id: requestId, request } = context;
    const { search } = url;
    // The path is made anew from the map: nothing else of what came can become part of it.
    const path = endpointUrl(endpoint, { params });
    const upload = endpoint.form && forwardBody(context, APPLY_MAX_BYTES);
    // Made anew, so that the service behind us reads in it what we did.
    const body = endpoint.body && jsonBytes(call.body ?? (await readJson(context)));
    const { headersMs, wholeMs } = timesOf(endpoint, times);
    const asked = withRetries({
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
    // A page may wait no longer for a part of it: the end of the call still tells the breaker.
    if (endpoint.method === 'GET') waitUntil?.(asked);
    const answer = await asked;
    await upload?.finish();
    const refusal = upload?.refusal();
    if (refusal) throw refusal;
    // A query that the map does not know of may change the answer.
    return endpoint.cache === 'reference' && search === ''
      ? orStaleCopy(answer, endpoint, path)
      : answer;
  };

  return {
    async respond(call, context) {
      try {
        const answer = await pass(call, context);
        if (context.request.method !== 'HEAD') return answer;
        await answer.body?.cancel();
        return new Response(null, answer);
      } catch (error) {
        if (!(error instanceof HttpError)) logError(context.id, error);
        return jsonError(error, context.id);
      }
    },
  };
};
