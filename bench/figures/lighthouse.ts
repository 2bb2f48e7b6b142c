import { findBrowser } from '../../scripts/find-browser.ts';
import { Trouble } from '../../scripts/local.ts';
import { type Finding, median } from '../support/compare.ts';
import { DEMO_PAGES, findDemoPages, startDemoSite } from '../support/demo-site.ts';
import { runTool } from '../support/tools.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic';
const GOALS = { lcpMs: 900, tbtMs: 20, cls: 0 };

interface Result {
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
}

/**
 * Given Chrome's Accept-Encoding header, Miniflare's edge picks gzip, but the platform's edge picks
 * brotli.
 */
const HEADERS = JSON.stringify({ 'Accept-Encoding': 'br' });

/**
 * Chrome sometimes loses the start of a trace, and Lighthouse then reports: "Please run Lighthouse
 * again."
 */
const runLighthouse = async (url: string, chrome: string, attempts = 4): Promise<string> => {
  try {
    return await runTool(
      'lighthouse/cli/index.js',
      [url, '--output=json', '--quiet', `--extra-headers=${HEADERS}`, `--chrome-flags=${FLAGS}`],
      { env: { CHROME_PATH: chrome } },
    );
  } catch (error) {
    if (attempts === 1 || !String(error).includes('NO_NAVSTART')) throw error;
    return runLighthouse(url, chrome, attempts - 1);
  }
};

const audit = async (url: string, chrome: string): Promise<Result> => {
  const report = JSON.parse(await runLighthouse(url, chrome));
  const value = (name: string): number => report.audits[name].numericValue;
  return {
    scores: CATEGORIES.map((name) => Math.round(report.categories[name].score * 100)),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
};

/**
 * Runs Lighthouse with its default settings: a mid-range phone on a slow network. Each figure is
 * the median of five runs.
 */
export const lighthouse = async (config: string): Promise<Finding[]> => {
  const chrome = findBrowser();
  if (!chrome) throw new Trouble('Chromium was not found. Set CHROMIUM_PATH.');
  const site = await startDemoSite(config);
  try {
    const pages = await findDemoPages(site.url);
    const findings: Finding[] = [];
    for (const name of DEMO_PAGES) {
      const results: Result[] = [];
      for (let run = 0; run < RUNS; run++) {
        results.push(await audit(`${site.edgeUrl}${pages[name]}`, chrome));
      }
      const computeMedian = (figure: (result: Result) => number) => median(results.map(figure));
      const scores = CATEGORIES.map((_, i) => computeMedian((result) => result.scores[i] ?? 0));
      const [lcp, tbt, cls] = [
        computeMedian((r) => r.lcpMs),
        computeMedian((r) => r.tbtMs),
        computeMedian((r) => r.cls),
      ];
      findings.push(
        {
          name: `Lighthouse, ${name}: ${CATEGORIES.join(', ')}`,
          figure: scores.join(' '),
          goal: '100 each',
          isMet: scores.every((score) => score === 100),
        },
        {
          name: `Lighthouse, ${name}: LCP, TBT, CLS`,
          figure: `${(lcp / 1000).toFixed(2)} s, ${Math.round(tbt)} ms, ${cls.toFixed(3)}`,
          goal: '0.9 s, 20 ms, 0',
          isMet: lcp <= GOALS.lcpMs && tbt <= GOALS.tbtMs && cls <= GOALS.cls,
        },
      );
    }
    return findings;
  } finally {
    await site.stop();
  }
};
