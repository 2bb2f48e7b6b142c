import { type CheckoutSite, OPS_TOKEN, startCheckout } from '../support/checkouts.ts';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { fetchWhole } from '../support/demo-site.ts';
import { processorMs } from '../support/workerd.ts';

const ROUNDS = 7;
/** Each is another page, and all are taken out of the cache before a round. */
const PAGES = 100;

const fetchBody = async (url: string): Promise<string> => (await fetchWhole(url)).text();

const purge = (site: CheckoutSite) =>
  fetchWhole(`${site.url}/ops/cache/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPS_TOKEN}` },
  });

const listPaths = (): string[] =>
  Array.from({ length: PAGES }, (_, i) => `/jobs?page=${1 + (i % 20)}&perPage=${16 + (i % 9)}`);

const jobPaths = async (site: CheckoutSite): Promise<string[]> => {
  const body = await fetchBody(`${site.url}/misc/jobs?perPage=${PAGES}`);
  return (JSON.parse(body) as { data: { path: string }[] }).data.map(({ path }) => path);
};

/** Milliseconds of workerd's processor time a page, rendered one after the other. */
const measure = async (site: CheckoutSite, paths: readonly string[]): Promise<number> => {
  await purge(site);
  const before = processorMs(site.pid);
  for (const path of paths) await fetchBody(site.url + path);
  return (processorMs(site.pid) - before) / paths.length;
};

/** Processor time of an uncached page: workerd's, with its D1. */
export const cpu = async (ours: string, theirs: string): Promise<Finding[]> => {
  const sites = [
    await startCheckout(ours, { hasFiles: false }),
    await startCheckout(theirs, { hasFiles: false }),
  ] as const;
  try {
    const findings: Finding[] = [];
    for (const [name, paths, goal] of [
      ['an uncached /jobs', listPaths(), 0.7],
      ['an uncached job page', await jobPaths(sites[0]), 0.87],
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
    }
    return findings;
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
};
