import { unstable_notFound } from 'waku/router/server';
import { getRuntime } from './runtime.ts';

/**
 * Ends a page whose route does not hold, such as an unknown job (specification 2, 'fatal').
 * The gateway shows the error screen with this status; the default is 404.
 */
export const failPage = (path: string, status = 404, message?: string): never => {
  getRuntime().failure = {
    status,
    message: message ?? `Page Not Found: ${path}`,
  };
  return unstable_notFound();
};
