import { unstable_createCustomError as createCustomError } from 'waku/minimal/server';
import { getRuntime } from './runtime.ts';

/**
 * Stops rendering a page that does not exist. Waku and `worker/pages/render/render.ts` recognise
 * this error.
 */
export const endPage = (): never => {
  throw createCustomError('Not Found', { status: 404 });
};

/** Redirects permanently (308). `location` is a path, including its query string. */
export const movePage = (location: string): never => {
  throw createCustomError('Redirect', { status: 308, location });
};

/**
 * Stops rendering a page whose route check fails, for example because the job is unknown
 * (docs/specification.md, row 2.14). The gateway shows the error screen with the given status, by
 * default 404.
 */
export const failPage = (path: string, status = 404, message?: string): never => {
  getRuntime().failure = {
    status,
    message: message ?? `Page Not Found: ${path}`,
  };
  return endPage();
};
