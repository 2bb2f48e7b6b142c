import { jobStore } from './job-store.ts';

/** A page must not wait longer than this for the browser's storage. */
const STORE_WITHIN_MS = 500;

/** Stores that the visitor has applied for a job, so that the site's pages say so. Never rejects. */
export const noteApplied = (fid: string): Promise<void> =>
  Promise.race([
    // If storage is blocked, the pages just do not say it.
    jobStore.applied(fid).catch(() => undefined),
    new Promise<void>((done) => setTimeout(done, STORE_WITHIN_MS)),
  ]);
