import { startReactDomAlone } from '../react-dom-alone/start-worker.ts';
import { startCheckout } from '../support/checkouts.ts';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { fetchEach, listPaths, purgePages } from '../support/uncached.ts';
import { type Measured, processorMs, startMeasured } from '../support/workerd.ts';

const ROUNDS = 7;
const CLIENTS = 8;
/** `listPaths` returns this many paths before repeating any, so every page is different. */
const PAGES = 180;
/**
 * The number of pages that react-dom alone renders, chosen so that measuring it takes about as long
 * as measuring a site.
 */
const STREAMS = 3 * PAGES;

interface Cost {
  readonly processorMs: number;
  readonly perSecond: number;
}

/** Measures the cost per page with eight concurrent clients. */
const measure = async (worker: Measured, amount: number): Promise<Cost> => {
  const before = processorMs(worker.pid);
  const startedAt = performance.now();
  await fetchEach(worker.url, listPaths(amount), CLIENTS);
  return {
    processorMs: (processorMs(worker.pid) - before) / amount,
    perSecond: amount / ((performance.now() - startedAt) / 1_000),
  };
};

/**
 * Compares the CPU time for rendering an uncached `/jobs` on each commit with that of react-dom
 * alone, which streams the page's tree from commit b0e7046. A result of 1 means that rendering the
 * whole page costs no more than react-dom alone.
 */
export const stream = async (ours: string, theirs: string): Promise<Finding[]> => {
  const sites = {
    ours: await startCheckout(ours, { hasFiles: false }),
    theirs: await startCheckout(theirs, { hasFiles: false }),
  };
  const alone = await startMeasured(startReactDomAlone);
  const measureSite = (side: keyof typeof sites) => async () => {
    await purgePages(sites[side]);
    return measure(sites[side], PAGES);
  };
  try {
    const costs = await interleave(
      {
        ours: measureSite('ours'),
        alone: () => measure(alone, STREAMS),
        theirs: measureSite('theirs'),
      },
      ROUNDS,
    );
    const share = (side: keyof typeof sites) =>
      medianRatio(costs.alone, costs[side], (cost) => cost.processorMs);
    const rate = (side: keyof typeof sites) =>
      medianRatio(costs[side], costs.alone, (cost) => cost.perSecond).toFixed(2);
    const ms = (side: keyof typeof costs) =>
      median(costs[side].map((cost) => cost.processorMs)).toFixed(1);
    return [
      {
        name: 'uncached /jobs, relative to react-dom’s stream',
        figure: `${share('ours').toFixed(2)} and ${share('theirs').toFixed(2)} (${ms('ours')}, ${ms('theirs')} and ${ms('alone')} ms; by request rates ${rate('ours')} and ${rate('theirs')})`,
        goal: 'at least 0.8',
        isMet: share('ours') >= 0.8,
      },
    ];
  } finally {
    await Promise.all([sites.ours, sites.theirs, alone].map((worker) => worker.stop()));
  }
};
