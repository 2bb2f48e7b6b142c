import { createApplicationForm } from '../support/application-form.ts';
import { fetchComplete, prepareDemo, startDemoSite } from '../support/demo-site.ts';
import { fetchEach, listPaths } from '../support/uncached.ts';
import { type Measured, processorMs, startMeasured } from '../support/workerd.ts';
import type { Kind, ProcessorMs } from './usage.ts';

const PAGES = 100;
const HITS = 4_000;
const CRONS = 20;

const SEARCHES = ['nurse', 'engineer', 'driver', 'teacher', 'sales', 'remote', 'chef', 'analyst'];

const listSearches = (): string[] =>
  Array.from(
    { length: PAGES },
    (_, i) =>
      `/jobs?q=${SEARCHES[i % SEARCHES.length]}&perPage=${10 + Math.floor(i / SEARCHES.length)}`,
  );

interface Job {
  readonly fid: string;
  readonly path: string;
  readonly applicationUrl?: string | null;
}

const apply = async (url: string, fid: string, i: number): Promise<void> => {
  const body = createApplicationForm(`a${i}@example.com`);
  const response = await fetch(`${url}/misc/jobs/${fid}/apply`, { method: 'POST', body });
  // A job with questions of its own refuses this form, after the same work of reading it.
  if (response.status >= 500) throw new Error(`An application responded with ${response.status}.`);
  await response.arrayBuffer();
};

/**
 * Measures the processor time of workerd for each kind of request: the worker, its HTTP and its
 * local database together, so more than the platform bills.
 */
export const measureProcessorTime = async (): Promise<ProcessorMs> => {
  const config = await prepareDemo();
  const site: Measured = await startMeasured(() => startDemoSite(config));
  const { url, pid } = site;
  const average = async (count: number, run: () => Promise<unknown>) => {
    const before = processorMs(pid);
    await run();
    return (processorMs(pid) - before) / count;
  };
  const each = (paths: readonly string[]) => average(paths.length, () => fetchEach(url, paths));
  const repeat = async (path: string) => {
    await fetchEach(url, [path]);
    return average(HITS, () =>
      fetchEach(
        url,
        Array.from({ length: HITS }, () => path),
        4,
      ),
    );
  };
  try {
    const { data: jobs } = (await (
      await fetchComplete(`${url}/misc/jobs?perPage=${PAGES}`)
    ).json()) as { data: Job[] };
    const page = await (await fetchComplete(`${url}/jobs`)).text();
    const [script = ''] = /\/assets\/[\w.-]+\.js\b/.exec(page) ?? [];
    // The first pages compile the worker's modules.
    await fetchEach(url, ['/jobs?page=2', '/jobs?q=cook', jobs.at(-1)?.path ?? '/']);
    const form = jobs.find(({ applicationUrl }) => !applicationUrl)?.fid ?? '';
    const times: Record<Kind, number> = {
      'a job page, rendered': await each(jobs.slice(0, -1).map(({ path }) => path)),
      'a list, rendered': await each(listPaths(PAGES)),
      'a search, rendered': await each(listSearches()),
      'a page from the cache': await repeat('/jobs'),
      'a file': await repeat(script),
      'apply with a resume': await average(CRONS, async () => {
        for (let i = 0; i < CRONS; i++) await apply(url, form, i);
      }),
      'the cron of a minute': await average(CRONS, async () => {
        for (let i = 0; i < CRONS; i++) await site.runSchedule('* * * * *');
      }),
      'the cron of five minutes': await average(CRONS, async () => {
        for (let i = 0; i < CRONS; i++) await site.runSchedule('*/5 * * * *');
      }),
    };
    return times;
  } finally {
    await site.stop();
  }
};
