import { HttpError, jsonError } from '../../http/http-error.ts';
import { logError } from '../../http/log-error.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
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
  context: RequestContext,
  failure: Failure,
): Response | Promise<Response> => {
  const audience = audienceOf(context);
  if (audience === 'program') return jsonError(errorOf(failure), context.id);
  return audience === 'person' ? errorScreen(context, failure) : plainFailure(failure);
};

/** The one error ladder: what was thrown on purpose says so, all else is a plain 500 and logged. */
export const answerError = (
  error: unknown,
  context: RequestContext,
): Response | Promise<Response> => {
  if (error instanceof HttpError) {
    if (audienceOf(context) === 'program') return jsonError(error, context.id);
    const { status, message, options } = error;
    return answerFailure(context, { status, message, ...options });
  }
  logError(context.id, error);
  return answerFailure(context, { status: 500 });
};
