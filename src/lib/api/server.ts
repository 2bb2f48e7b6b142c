import { getJob } from '../../contracts/endpoints/product.ts';
import type { Endpoint } from '../../contracts/endpoints.ts';
import type { Job } from '../../contracts/job.ts';
import { limitPageValidity } from '../limit-page-validity.ts';
import { getRuntime, type Runtime } from '../runtime.ts';
import { ApiError } from './api-error.ts';
import { listCallTags, listResponseEnds, listResponseTags } from './call-tags.ts';
import type { ApiClient, CallOptions } from './client.ts';

// workerd forbids sharing promises between requests, so each request has its own map.
const reads = new WeakMap<Runtime, Map<string, Promise<unknown>>>();

/** Deduplicates identical reads within one page. */
const readOnce = <Answer>(
  runtime: Runtime,
  { method, path }: Endpoint,
  options: CallOptions | undefined,
  read: () => Promise<Answer>,
): Promise<Answer> => {
  if (method !== 'GET') return read();
  const known = reads.get(runtime) ?? new Map<string, Promise<unknown>>();
  reads.set(runtime, known);
  const key = `${path} ${JSON.stringify(options)}`;
  const pendingRead = (known.get(key) ?? read()) as Promise<Answer>;
  known.set(key, pendingRead);
  return pendingRead;
};

/** The product API for the page being rendered. Each call adds its cache tags to the page. */
export const serverApi = (): ApiClient => {
  const runtime = getRuntime();
  const { call, cacheTags } = runtime;
  return {
    async call(endpoint, options) {
      for (const tag of listCallTags(endpoint, options?.params)) cacheTags.add(tag);
      const response = await readOnce(runtime, endpoint, options, () => call(endpoint, options));
      for (const tag of listResponseTags(endpoint, response)) cacheTags.add(tag);
      for (const end of listResponseEnds(endpoint, response)) limitPageValidity(end);
      return response;
    },
  };
};

/** Whether the API responded that the record does not exist or no longer exists. */
const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** Resolves to the response, or to undefined if the record does not exist (404, 410). */
export const orMissing = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * docs/specification.md, row 8.3: errors from a single-job fetch are logged and rethrown. A missing
 * job is logged as information rather than as an error, since any client may request one.
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
