import * as v from 'valibot';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import { HttpError } from './http-error.ts';

/**
 * Parses the error in a JSON response. If the body has a different shape, only the status is used.
 */
export const readError = async (response: Response): Promise<HttpError> => {
  const parsed = v.safeParse(ErrorBodySchema, await response.json().catch(() => undefined));
  const retryAfter = response.headers.get('retry-after');
  const headers = retryAfter ? { 'retry-after': retryAfter } : undefined;
  if (!parsed.success) return new HttpError(response.status, 'failed', '', { headers });
  const { code, message, fields } = parsed.output.error;
  return new HttpError(response.status, code, message, { fields, headers });
};
