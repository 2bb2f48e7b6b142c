import { unstable_createCustomError as createCustomError } from 'waku/minimal/server';
import { getRuntime } from './runtime.ts';

/** Ends the render of a missing page. Waku and `worker/pages/render/render.ts` know this error. */
export const endPage = (): never => {
  throw createCustomError('Not Found', { status: 404 });
};

/** Redirects permanently (308). `location`: path and query. */
export const movePage = (location: string): never => {
  throw createCustomError('Redirect', { status: 308, location });
};

/**
 * Ends a page whose route check fails, such as an unknown job (docs/specification.md, row 2.14).
 * The gateway shows the error screen with this status; the default is 404.
 */
export const failPage = (path: string, status = 404, message?: string): never => {
  getRuntime().failure = {
    status,
    message: message ?? `Page Not Found: ${path}`,
  };
  return endPage();
};
