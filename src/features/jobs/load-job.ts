import { unstable_redirect as redirect } from 'waku/router/server';
import { ApiError } from '../../lib/api/api-error.ts';
import { fetchJob, serverApi } from '../../lib/api/server.ts';
import type { PageAsked } from '../../lib/loaded-page.ts';
import { failPage } from '../../lib/page-error.ts';
import { employerName } from './employer-name.ts';

type JobAsked = PageAsked & { readonly fid: string };

/** The job of a page. An unknown one ends the page with 404, one long closed with 410. */
const loadJob = async ({ fid, path }: JobAsked) => {
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

/** A job at its canonical path: the fid decides; company and title are for people, and stand in one form only. */
export const loadJobPage = async (asked: JobAsked) => {
  const job = await loadJob(asked);
  const { path, query } = asked;
  if (path !== job.path) redirect(query ? `${job.path}?${query}` : job.path, 308);
  const employer = await employerName(job);
  return {
    head: {
      title: `${job.title} at ${employer}`,
      description: job.excerpt,
      path: job.path,
      index: job.status === 'open',
    },
    data: { job, employer },
  };
};

/** The thanks for an application. */
export const loadAppliedPage = async (asked: JobAsked) => ({
  head: { title: 'Application sent', description: '', path: asked.path, index: false },
  data: { job: await loadJob(asked) },
});
