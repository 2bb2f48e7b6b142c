import { ApiError } from '../../src/lib/api/api-error.ts';
import type { ApiClient } from '../../src/lib/api/client.ts';

/** An empty product API: every call returns 404. */
export const noApi: ApiClient['call'] = async ({ method, path }) => {
  throw new ApiError({ status: 404, method, path });
};
