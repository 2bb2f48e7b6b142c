import { degradePage } from '../content/degrade-page.ts';
import { ApiError } from './api-error.ts';

/**
 * What the product API tells, undefined where it fails: that costs a page one
 * part, and nothing else.
 */
export const orUnavailable = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    degradePage('incomplete', error.message);
    return undefined;
  }
};
