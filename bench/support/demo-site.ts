import { join } from 'node:path';
import { copyBuild } from '../../scripts/build-site.ts';
import { loadDemo } from '../../scripts/demo.ts';
import { migrate, openLocal, STATE } from '../../scripts/local.ts';
import {
  type DirectWorker,
  type SiteOptions,
  startBuiltSite,
} from '../../tests/support/direct-worker.ts';

/** Prepares the build, and a database with the demo's data, in the benchmarks' state folder. */
export const prepareDemo = async (): Promise<string> => {
  const folder = join(STATE, 'bench-build');
  await copyBuild(folder);
  await migrate();
  const local = await openLocal();
  try {
    await loadDemo(local.env.JOBS, { onlyIfEmpty: true });
  } finally {
    await local.dispose();
  }
  return join(folder, 'server/wrangler.json');
};

export const startDemoSite = (
  config: string,
  options: Pick<SiteOptions, 'variables' | 'hasFiles'> = {},
): Promise<DirectWorker> => startBuiltSite({ config, persistTo: join(STATE, 'v3'), ...options });

/** Fetches a response. @throws Error for any non-2xx status */
export const fetchComplete = async (url: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return response;
};

export const DEMO_PAGES = ['the start page', '/jobs', 'a job page', 'a post'] as const;

/** Finds the path of one page of each kind. The job is one with an application form. */
export const findDemoPages = async (
  url: string,
): Promise<Record<(typeof DEMO_PAGES)[number], string>> => {
  const jobs = (await (await fetchComplete(`${url}/misc/jobs`)).json()) as {
    data: { path: string; applicationUrl?: string | null }[];
  };
  const blog = await (await fetchComplete(`${url}/blog`)).text();
  const job = jobs.data.find(({ applicationUrl }) => !applicationUrl)?.path;
  const post = /href="(\/blog\/[a-z0-9-]+)"/.exec(blog)?.[1];
  if (!job || !post) throw new Error('The demo has no job with an application form, or no post.');
  return { 'the start page': '/', '/jobs': '/jobs', 'a job page': job, 'a post': post };
};
