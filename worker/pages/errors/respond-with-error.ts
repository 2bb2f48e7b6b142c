import { HttpError, jsonError } from '../../http/http-error.ts';
import { logError } from '../../http/log-error.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { findAudience } from './audience.ts';
import { errorScreen, type Failure, plainFailure } from './error-screen.ts';

const CODES: Readonly<Record<number, string>> = {
  404: 'not_found',
  410: 'gone',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/**
 * Returns undefined for a failure without a message. Such an error is unexpected, and its details
 * must not be revealed.
 */
const toHttpError = ({ status, message, headers }: Failure) =>
  message
    ? new HttpError(status, CODES[status] ?? 'failed', message, headers && { headers })
    : undefined;

/**
 * The response to a page failure: JSON for programs, the error screen for visitors, one line of
 * text for all other clients.
 */
export const respondWithFailure = (
  context: RequestContext,
  failure: Failure,
): Response | Promise<Response> => {
  const audience = findAudience(context);
  if (audience === 'program') return jsonError(toHttpError(failure), context.id);
  return audience === 'person' ? errorScreen(context, failure) : plainFailure(failure);
};

/**
 * The only place that handles errors. An `HttpError` is sent unchanged; any other error is logged
 * and becomes a plain 500.
 */
export const respondWithError = (
  error: unknown,
  context: RequestContext,
): Response | Promise<Response> => {
  if (error instanceof HttpError) {
    if (findAudience(context) === 'program') return jsonError(error, context.id);
    const { status, message, options } = error;
    return respondWithFailure(context, { status, message, ...options });
  }
  logError(context.id, error);
  return respondWithFailure(context, { status: 500 });
};
