import { ApiError } from '../../lib/api/api-error.ts';

/**
 * What the product API tells, undefined where it fails: that costs a section its content, and the
 * page nothing else.
 */
export const orUnavailable = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.warn(`A section goes without: ${error.message}`);
    return undefined;
  }
};
