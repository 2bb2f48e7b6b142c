import { type CheckoutSite, startCheckout } from '../support/checkouts.ts';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { fetchComplete } from '../support/demo-site.ts';
import { fetchEach, listPaths, purgePages } from '../support/uncached.ts';
import { processorMs } from '../support/workerd.ts';

const ROUNDS = 7;
/** The number of different pages to measure. All of them are purged before each round. */
const PAGES = 100;

const jobPaths = async (site: CheckoutSite): Promise<string[]> => {
  const response = await fetchComplete(`${site.url}/misc/jobs?perPage=${PAGES}`);
  return ((await response.json()) as { data: { path: string }[] }).data.map(({ path }) => path);
};

/**
 * Measures the CPU time, in milliseconds, that workerd spends per page. Pages are rendered one at a
 * time.
 */
const measure = async (site: CheckoutSite, paths: readonly string[]): Promise<number> => {
  await purgePages(site);
  const before = processorMs(site.pid);
  await fetchEach(site.url, paths);
  return (processorMs(site.pid) - before) / paths.length;
};

/** ETags depend on the site's URL, so both workers started for a commit must use the same URL. */
const SITE_URL = 'http://localhost:8787';

/**
 * Measures the CPU time per page when browsers revalidate their stored pages and the worker's cache
 * is empty (decision 6).
 */
const measureConfirmed = async (
  folder: string,
  findPaths: (site: CheckoutSite) => Promise<readonly string[]>,
): Promise<number> => {
  const start = () => startCheckout(folder, { hasFiles: false, siteUrl: SITE_URL });
  const tags = new Map<string, string>();
  const before = await start();
  for (const path of await findPaths(before)) {
    const page = await fetchComplete(before.url + path);
    await page.arrayBuffer();
    tags.set(path, page.headers.get('etag') ?? '');
  }
  await before.stop();
  const site = await start();
  const visit = async () => {
    const started = processorMs(site.pid);
    for (const [path, tag] of tags) {
      const { status } = await fetch(site.url + path, { headers: { 'if-none-match': tag } });
      if (status !== 304) throw new Error(`${path} responded with ${status} instead of 304.`);
    }
    return (processorMs(site.pid) - started) / tags.size;
  };
  try {
    return median((await interleave({ visit }, ROUNDS)).visit);
  } finally {
    await site.stop();
  }
};

const CONFIRMED_GOAL = 0.15;

/** Compares the CPU time that workerd spends on an uncached page, including D1. */
export const cpu = async (ours: string, theirs: string): Promise<Finding[]> => {
  const confirmed = {
    list: await measureConfirmed(ours, async () => listPaths(PAGES)),
    job: await measureConfirmed(ours, jobPaths),
  };
  const sites = [
    await startCheckout(ours, { hasFiles: false }),
    await startCheckout(theirs, { hasFiles: false }),
  ] as const;
  try {
    const findings: Finding[] = [];
    for (const [kind, name, paths, goal] of [
      ['list', 'an uncached /jobs', listPaths(PAGES), 0.45],
      ['job', 'an uncached job page', await jobPaths(sites[0]), 0.45],
    ] as const) {
      const times = await interleave(
        { ours: () => measure(sites[0], paths), theirs: () => measure(sites[1], paths) },
        ROUNDS,
      );
      const ratio = medianRatio(times.ours, times.theirs, (ms) => ms);
      findings.push({
        name: `processor time of ${name}`,
        figure: `${ratio.toFixed(2)} (${median(times.ours).toFixed(1)} and ${median(times.theirs).toFixed(1)} ms)`,
        goal: `at most ${goal}`,
        isMet: ratio <= goal,
      });
      const share = confirmed[kind] / median(times.ours);
      findings.push({
        name: `304 of ${name}, share of its render`,
        figure: `${share.toFixed(2)} (${confirmed[kind].toFixed(1)} ms), share of theirs ${(confirmed[kind] / median(times.theirs)).toFixed(2)}`,
        goal: `at most ${CONFIRMED_GOAL}`,
        isMet: share <= CONFIRMED_GOAL,
      });
    }
    return findings;
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
};
