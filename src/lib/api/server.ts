import { getJob } from '../../contracts/endpoints.ts';
import type { Job } from '../../contracts/job.ts';
import { holdPageUntil } from '../hold-page-until.ts';
import { getRuntime } from '../runtime.ts';
import { ApiError } from './api-error.ts';
import { endsOfAnswer, tagsOfAnswer, tagsOfCall } from './call-tags.ts';
import type { ApiClient } from './client.ts';

/** The product API as the page under way reaches it; the page is tagged with what it asks for. */
export const serverApi = (): ApiClient => {
  const { call, cacheTags } = getRuntime();
  return {
    async call(endpoint, options) {
      for (const tag of tagsOfCall(endpoint, options?.params)) cacheTags.add(tag);
      const answer = await call(endpoint, options);
      for (const tag of tagsOfAnswer(endpoint, answer)) cacheTags.add(tag);
      for (const end of endsOfAnswer(endpoint, answer)) holdPageUntil(end);
      return answer;
    },
  };
};

/** The API says that there is no such thing, or no longer. */
const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** The answer, or undefined where the API says that there is no such thing (404, 410). */
export const orMissing = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * Specification 8: errors of a single-job fetch are logged and rethrown. That a job is not there is a plain
 * line, as its request's own: anybody may ask for one, and nothing is wrong.
 */
export const fetchJob = async (api: ApiClient, fid: string): Promise<Job> => {
  try {
    return (await api.call(getJob, { params: { id: fid } })).data;
  } catch (error) {
    const id = error instanceof ApiError ? error.body?.requestId : undefined;
    const line = `${id ? `${id} ` : ''}${error instanceof Error ? error.message : error}`;
    if (isMissing(error)) console.log(line);
    else console.error(line);
    throw error;
  }
};
