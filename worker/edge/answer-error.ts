import type { Bindings } from '../env.ts';
import { HttpError, jsonError } from '../http-error.ts';
import { requestIdOf } from '../request-id.ts';
import { errorScreen } from './error-screen.ts';
import { formRequestOf } from './form-posts.ts';

/** Paths whose errors are JSON, whoever asks. The reference of the API is a page among its calls. */
export const isApiPath = (path: string): boolean =>
  /^\/(misc|contractor|candidate|ops|hooks)(\/|$)/.test(path) && path !== '/misc/openapi';

/** The one error ladder: what was thrown on purpose says so, all else is a plain 500. */
export const answerError = (
  error: unknown,
  request: Request,
  bindings: Bindings,
): Response | Promise<Response> => {
  const requestId = requestIdOf(request);
  const known = error instanceof HttpError ? error : undefined;
  if (!known) console.error(requestId, error);
  const { pathname } = new URL(request.url);
  if (isApiPath(pathname) && !formRequestOf(request)) return jsonError(error, requestId);
  return errorScreen(request, bindings, {
    status: known?.status ?? 500,
    message: known?.message,
    headers: known?.options.headers,
  });
};
