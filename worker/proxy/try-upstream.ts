import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { jsonError } from '../http/http-error.ts';
import { fetchUpstream, type UpstreamRequest } from './fetch-upstream.ts';
import { readUpstreamResponse } from './read-upstream-response.ts';
import { retryAfterMs } from './retry-delay.ts';
import { UpstreamFailure } from './upstream-failure.ts';

export interface UpstreamCall {
  readonly endpoint: Endpoint;
  readonly request: UpstreamRequest;
  /** Aborted when the client disconnects. */
  readonly caller: AbortSignal;
  /** The prefix of this call's log lines. */
  readonly requestId: string;
  /** The upstream's name, for the log. */
  readonly upstream: string;
  readonly headersMs: number;
}

/** The result of one attempt, and whether to retry. */
export interface Try {
  readonly answer: Response;
  /**
   * Whether there was no response, or a gateway reported that the service is down. Nothing else
   * opens the circuit, because the request itself may be the cause of an invalid response or a 500.
   */
  readonly isUnavailable: boolean;
  readonly isWorthRetrying: boolean;
  /** The delay from the upstream's Retry-After. */
  readonly askedMs?: number;
}

/** The maximum number of log lines per response. A list may have thousands of broken records. */
const NOTES_MAX = 5;

const UNAVAILABLE: readonly number[] = [502, 503, 504];

const toFailure = (error: unknown, { request }: UpstreamCall): UpstreamFailure => {
  if (error instanceof UpstreamFailure) return error;
  return request.signal.aborted
    ? new UpstreamFailure('timeout', 'no response in time', { cause: error })
    : new UpstreamFailure('unreachable', 'no connection, or the connection was lost', {
        cause: error,
      });
};

/** Calls the upstream once. Never throws. */
export const tryUpstream = async (call: UpstreamCall): Promise<Try> => {
  const { endpoint, request, requestId } = call;
  const warn = (what: string) =>
    console.warn(`${requestId} ${call.upstream} ${request.method} ${endpoint.path}: ${what}`);
  let notes = 0;
  const note = (change: string) => {
    notes++;
    if (notes <= NOTES_MAX) warn(`does not match the contract: ${change}`);
    else if (notes === NOTES_MAX + 1) warn('more of the response does not match the contract');
  };
  let response: Response | undefined;
  let answer: Response;
  let failure: UpstreamFailure | undefined;
  try {
    response = await fetchUpstream(request, call.headersMs);
    answer = await readUpstreamResponse(response, endpoint, { requestId, note });
  } catch (error) {
    failure = toFailure(error, call);
    answer = jsonError(failure, requestId);
    if (!call.caller.aborted) warn(failure.detail);
  }
  const isDown = UNAVAILABLE.includes(response?.status ?? 0);
  const isLost = failure?.kind === 'unreachable';
  const askedMs = retryAfterMs(response?.headers.get('retry-after') ?? null, Date.now());
  return {
    answer,
    isUnavailable: isDown || isLost || failure?.kind === 'timeout',
    // A call that timed out is not retried.
    isWorthRetrying: isDown || isLost || (response?.status === 429 && askedMs !== undefined),
    askedMs,
  };
};
