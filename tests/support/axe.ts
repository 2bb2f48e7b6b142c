import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * All default rules (WCAG 2.0 to 2.1 and best practices), and the target-size rule from WCAG 2.2.
 */
const ALL: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  // Leaves out the details of passed checks.
  resultTypes: ['violations'],
};
/** The rules that depend on the colour scheme. */
const LOOKS: RunOptions = { ...ALL, runOnly: ['color-contrast'] };

/** The violations that axe finds on a page, each with its rule and the elements that break it. */
export const axeViolations = async (page: Page, options = ALL): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (how) =>
      (window as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } }).axe.run(how),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

const NARROW = [375, 'light', ALL] as const;
const WIDE = [1280, 'dark', ALL] as const;
type Look = readonly [width: number, colorScheme: 'light' | 'dark', options: RunOptions];

const axeInLooks = async (page: Page, looks: readonly Look[]): Promise<string[]> => {
  const allViolations: string[] = [];
  for (const [width, colorScheme, options] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // At the end of the page, sticky elements are in their normal position and do not cover any
    // targets.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const problems = await axeViolations(page, options);
    allViolations.push(...problems.map((problem) => `${width} ${colorScheme} ${problem}`));
  }
  return allViolations;
};

/**
 * The violations on a page at 375 pixels in light mode and at 1280 pixels in dark mode, found in a
 * single page load.
 */
export const axeNarrowAndWide = (page: Page) => axeInLooks(page, [NARROW, WIDE]);

/**
 * Like `axeNarrowAndWide`, but also checks the colours at 375 pixels in dark mode and at 1280
 * pixels in light mode.
 */
export const axeInAllLooks = (page: Page) =>
  axeInLooks(page, [NARROW, [375, 'dark', LOOKS], [1280, 'light', LOOKS], WIDE]);
