import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';

const refuse = () =>
  new HttpError(
    503,
    'restoring',
    'We’re restoring this site from a backup. Please try again in a few minutes.',
    { headers: { 'retry-after': '300' } },
  );

/** Operators may read the product API, whose responses are not cached, to compare it. */
const isOperatorReading = async (context: RequestContext): Promise<boolean> => {
  const { bindings, request, url } = context;
  if (request.method !== 'GET' || !url.pathname.startsWith('/misc/')) return false;
  const { authenticateOperator } = await import('../ops/authenticate-operator.ts');
  return authenticateOperator({ bindings, request, url, context, now: Date.now() }).then(
    () => true,
    () => false,
  );
};

/**
 * While a backup is restored (RESTORE=on), only operators reach the site: nobody may see records
 * that are not complete yet, nor write any.
 * @throws HttpError 503
 */
export const refuseWhileRestoring = (context: RequestContext): undefined | Promise<undefined> => {
  const { bindings, url } = context;
  if (bindings.RESTORE !== 'on' || url.pathname.startsWith('/ops/')) return undefined;
  return isOperatorReading(context).then((isAllowed) => {
    if (!isAllowed) throw refuse();
    return undefined;
  });
};
