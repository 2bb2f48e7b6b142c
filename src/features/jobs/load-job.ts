import { ApiError } from '../../lib/api/api-error.ts';
import { fetchJob, serverApi } from '../../lib/api/server.ts';
import { failPage } from '../../lib/page-error.ts';

/** The job of a page. An unknown one ends the page with 404, one long closed with 410. */
export const loadJob = async (fid: string, path: string) => {
  try {
    return await fetchJob(serverApi(), fid);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return failPage(path);
    if (error instanceof ApiError && error.status === 410) {
      return failPage(path, 410, error.body?.message);
    }
    throw error;
  }
};
