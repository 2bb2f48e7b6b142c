import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/**
 * While a backup is restored (RESTORE=on), only operators reach the site: nobody may see records
 * that are not complete yet, nor write any. @throws HttpError 503
 */
export const refuseWhileRestoring = ({
  bindings,
  url: { pathname },
}: RequestContext): undefined => {
  if (bindings.RESTORE !== 'on' || pathname.startsWith('/ops/')) return undefined;
  throw new HttpError(
    503,
    'restoring',
    'We’re restoring this site from a backup. Please try again in a few minutes.',
    { headers: { 'retry-after': '300' } },
  );
};
