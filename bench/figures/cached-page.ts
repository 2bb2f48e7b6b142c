import { startBarePage } from '../support/bare-page.ts';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { startDemoSite } from '../support/demo-site.ts';
import { measureLoad } from '../support/load.ts';
import { withoutLogReader } from '../support/workerd.ts';

/** Compares the cached `/jobs` with a bare worker that returns the same body and headers. */
export const cachedPage = async (config: string): Promise<Finding[]> => {
  const site = await withoutLogReader(() => startDemoSite(config, { hasFiles: false }));
  const bare = await startBarePage(`${site.url}/jobs`);
  try {
    const { ours, bare: theirs } = await interleave({
      ours: () => measureLoad(`${site.url}/jobs`),
      bare: () => measureLoad(`${bare.url}/jobs`),
    });
    const rate = medianRatio(ours, theirs, ({ perSecond }) => perSecond);
    // The load tool reports whole milliseconds, so 0 counts as 1.
    const p99 = (loads: typeof ours) => Math.max(1, median(loads.map((load) => load.p99)));
    return [
      {
        name: 'cached /jobs, requests/s vs. a bare worker',
        figure: `${rate.toFixed(2)} (${Math.round(median(ours.map((load) => load.perSecond)))} per second)`,
        goal: 'at least 0.7',
        isMet: rate >= 0.7,
      },
      {
        name: 'cached /jobs, p99 vs. a bare worker',
        figure: `${(p99(ours) / p99(theirs)).toFixed(1)} (${p99(ours)} ms)`,
        goal: 'at most 2',
        isMet: p99(ours) <= 2 * p99(theirs),
      },
    ];
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
};
