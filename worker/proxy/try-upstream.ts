import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { jsonError } from '../http/http-error.ts';
import { fetchUpstream, type UpstreamRequest } from './fetch-upstream.ts';
import { readAnswer } from './read-answer.ts';
import { retryAfterMs } from './retry-delay.ts';
import { UpstreamFailure } from './upstream-failure.ts';

export interface UpstreamCall {
  readonly endpoint: Endpoint;
  readonly request: UpstreamRequest;
  /** Whether whoever asked is still there. */
  readonly caller: AbortSignal;
  /** Begins the log lines of this call. */
  readonly requestId: string;
  /** Name of the upstream, for the log. */
  readonly upstream: string;
  readonly headersMs: number;
}

/** One try and what it means for the next. */
export interface Try {
  readonly answer: Response;
  /**
   * Nobody answered, or somebody who says that nobody is there. Only that opens the circuit: an
   * answer that is wrong, or a 500, may be the doing of the one who asked.
   */
  readonly isUnavailable: boolean;
  readonly isWorthRetrying: boolean;
  /** The pause that the upstream asked for. */
  readonly askedMs?: number;
}

/** Lines in the log for one answer: a list may have thousands of broken records. */
const NOTES_MAX = 5;

const UNAVAILABLE: readonly number[] = [502, 503, 504];

const failureOf = (error: unknown, { request }: UpstreamCall): UpstreamFailure => {
  if (error instanceof UpstreamFailure) return error;
  return request.signal.aborted
    ? new UpstreamFailure('timeout', 'no answer in time', { cause: error })
    : new UpstreamFailure('unreachable', 'no connection, or a broken one', { cause: error });
};

/** Asks the upstream once. Never throws. */
export const tryUpstream = async (call: UpstreamCall): Promise<Try> => {
  const { endpoint, request, requestId } = call;
  const warn = (what: string) =>
    console.warn(`${requestId} ${call.upstream} ${request.method} ${endpoint.path}: ${what}`);
  let notes = 0;
  const note = (change: string) => {
    notes++;
    if (notes <= NOTES_MAX) warn(`not as promised: ${change}`);
    else if (notes === NOTES_MAX + 1) warn('more of it is not as promised');
  };
  let response: Response | undefined;
  let answer: Response;
  let failure: UpstreamFailure | undefined;
  try {
    response = await fetchUpstream(request, call.headersMs);
    answer = await readAnswer(response, endpoint, { requestId, note });
  } catch (error) {
    failure = failureOf(error, call);
    answer = jsonError(failure, requestId);
    if (!call.caller.aborted) warn(failure.detail);
  }
  const saysSo = UNAVAILABLE.includes(response?.status ?? 0);
  const isLost = failure?.kind === 'unreachable';
  const askedMs = retryAfterMs(response?.headers.get('retry-after') ?? null, Date.now());
  return {
    answer,
    isUnavailable: saysSo || isLost || failure?.kind === 'timeout',
    // What was too slow is not asked twice.
    isWorthRetrying: saysSo || isLost || (response?.status === 429 && askedMs !== undefined),
    askedMs,
  };
};
