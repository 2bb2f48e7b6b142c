import { unstable_createCustomError as createCustomError } from 'waku/minimal/server';
import { getRuntime } from './runtime.ts';

/** Ends a page that is not there. Waku knows such errors, and so does `worker/pages/render/render.ts`. */
export const endPage = (): never => {
  throw createCustomError('Not Found', { status: 404 });
};

/** Ends a page that is elsewhere: `location` is its path, and its query. */
export const movePage = (location: string): never => {
  throw createCustomError('Redirect', { status: 308, location });
};

/**
 * Ends a page whose route does not hold, such as an unknown job (specification 2, 'fatal').
 * The gateway shows the error screen with this status; the default is 404.
 */
export const failPage = (path: string, status = 404, message?: string): never => {
  getRuntime().failure = {
    status,
    message: message ?? `Page Not Found: ${path}`,
  };
  return endPage();
};
