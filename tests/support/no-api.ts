import { ApiError } from '../../src/lib/api/api-error.ts';
import type { ApiClient } from '../../src/lib/api/client.ts';

/** A product API that has nothing: every call of it is missing. */
export const noApi: ApiClient['call'] = async ({ method, path }) => {
  throw new ApiError({ status: 404, method, path });
};
