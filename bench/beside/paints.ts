import type { Page } from 'playwright-core';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { DEMO_PAGES } from '../support/demo-site.ts';
import { startBrowser, startSide, withPhone } from '../support/phone.ts';

const ROUNDS = 6;
/**
 * The maximum allowed ratios of this commit's paint times to the other commit's. `NEXT_GOAL`
 * exceeds 1 only to allow for machine noise.
 */
const FIRST_GOAL = 0.8;
const NEXT_GOAL = 1.1;

/** Milliseconds since the start of the navigation. */
interface Paints {
  readonly first: number;
  readonly largest: number;
  readonly element: string;
  readonly shift: number;
  readonly blocked: number;
}

type Observed = { seen: Omit<Paints, 'first' | 'blocked'> };

const readPaints = (page: Page): Promise<Paints> =>
  page.evaluate(() => {
    const { seen } = window as unknown as Observed & { seen: { tasks: [number, number][] } };
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocked = seen.tasks
      .filter(([start]) => start >= first)
      .reduce((sum, [, duration]) => sum + duration - 50, 0);
    return { ...seen, first, blocked };
  });

const load = async (page: Page, url: string): Promise<Paints> => {
  await page.goto(url, { waitUntil: 'networkidle' });
  return readPaints(page);
};

const ms = (values: readonly number[]) => Math.round(median(values));

const paintFindings = (
  name: string,
  ours: readonly Paints[],
  theirs: readonly Paints[],
  goal: number,
): Finding[] => {
  const formatRatio = (figure: (paints: Paints) => number) => {
    const ratio = medianRatio(ours, theirs, figure);
    return {
      ratio,
      text: `${ratio.toFixed(2)} (${ms(ours.map(figure))} and ${ms(theirs.map(figure))} ms)`,
    };
  };
  const [first, largest] = [
    formatRatio((paints) => paints.first),
    formatRatio((paints) => paints.largest),
  ];
  const shift = Math.max(...ours.map((paints) => paints.shift));
  const blocked = ms(ours.map((paints) => paints.blocked));
  return [
    {
      name: `first paint, ${name}`,
      figure: first.text,
      goal: `at most ${goal}`,
      isMet: first.ratio <= goal,
    },
    {
      name: `largest paint, ${name}`,
      figure: `${largest.text} ${ours.at(-1)?.element}`,
      goal: `at most ${goal}`,
      isMet: largest.ratio <= goal,
    },
    { name: `layout shift, ${name}`, figure: shift.toFixed(4), goal: '0', isMet: shift === 0 },
    {
      name: `total blocking time, ${name}`,
      figure: `${blocked} and ${ms(theirs.map((paints) => paints.blocked))} ms`,
      goal: 'at most 10 ms',
      isMet: blocked <= 10,
    },
  ];
};

/**
 * Compares paint times on a phone with a slow connection, for pages opened first and for a job page
 * opened from a visited list.
 */
export const paints = async (ours: string, theirs: string): Promise<Finding[]> => {
  const sides = { ours: await startSide(ours), theirs: await startSide(theirs) };
  const browser = await startBrowser();
  try {
    const findings: Finding[] = [];
    const both = <Figure>(measure: (side: typeof sides.ours) => Promise<Figure>) =>
      interleave({ ours: () => measure(sides.ours), theirs: () => measure(sides.theirs) }, ROUNDS);
    for (const name of DEMO_PAGES) {
      const painted = await both(({ origin, pages }) =>
        withPhone(browser, (page) => load(page, origin + pages[name])),
      );
      findings.push(...paintFindings(name, painted.ours, painted.theirs, FIRST_GOAL));
    }
    const next = await both(({ origin, pages }) =>
      withPhone(browser, async (page) => {
        await load(page, origin + pages['/jobs']);
        return load(page, origin + pages['a job page']);
      }),
    );
    findings.push(...paintFindings('a job page after /jobs', next.ours, next.theirs, NEXT_GOAL));
    return findings;
  } finally {
    await browser.close();
    await Promise.all([sides.ours.stop(), sides.theirs.stop()]);
  }
};
