import { getJob } from '../../contracts/endpoints.ts';
import type { Job } from '../../contracts/job.ts';
import { getRuntime } from '../runtime.ts';
import { ApiError } from './api-error.ts';
import { type ApiClient, createApiClient } from './client.ts';

/** The product API as the page under way reaches it. */
export const serverApi = (): ApiClient => {
  const { fetch, config } = getRuntime();
  return createApiClient({ base: `${config.siteUrl}/`, fetch });
};

/** The answer, or undefined where the API says that there is no such thing (404, 410). */
export const orMissing = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) {
      return undefined;
    }
    throw error;
  }
};

/** Specification 8: errors of a single-job fetch are logged and rethrown. */
export const fetchJob = async (api: ApiClient, fid: string): Promise<Job> => {
  try {
    return (await api.call(getJob, { params: { id: fid } })).data;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    throw error;
  }
};
