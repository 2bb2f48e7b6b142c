import type { Bindings } from '../env.ts';
import { HttpError, jsonError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import { requestIdOf } from '../http/request-id.ts';
import { audienceOf } from './audience.ts';
import { errorScreen, type Failure, plainFailure } from './error-screen.ts';

const CODES: Readonly<Record<number, string>> = {
  404: 'not_found',
  410: 'gone',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** What was not thrown on purpose says nothing of itself. */
const errorOf = ({ status, message, headers }: Failure) =>
  message
    ? new HttpError(status, CODES[status] ?? 'failed', message, headers && { headers })
    : undefined;

/** The answer in place of a page: JSON for programs, the screen for people, a line for all others. */
export const answerFailure = (
  request: Request,
  bindings: Bindings,
  failure: Failure,
): Response | Promise<Response> => {
  const audience = audienceOf(request);
  if (audience === 'program') return jsonError(errorOf(failure), requestIdOf(request));
  return audience === 'person' ? errorScreen(request, bindings, failure) : plainFailure(failure);
};

/** The one error ladder: what was thrown on purpose says so, all else is a plain 500 and logged. */
export const answerError = (
  error: unknown,
  request: Request,
  bindings: Bindings,
): Response | Promise<Response> => {
  const requestId = requestIdOf(request);
  if (error instanceof HttpError) {
    if (audienceOf(request) === 'program') return jsonError(error, requestId);
    const { status, message, options } = error;
    return answerFailure(request, bindings, { status, message, ...options });
  }
  logError(requestId, error);
  return answerFailure(request, bindings, { status: 500 });
};
