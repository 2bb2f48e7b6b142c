import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** All that is on by itself (WCAG 2.0 to 2.1 and best practices), and WCAG 2.2's size of targets. */
const ALL: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  // What is right is counted and not described.
  resultTypes: ['violations'],
};
/** What another colour scheme may change. */
const LOOKS: RunOptions = { ...ALL, runOnly: ['color-contrast'] };

/** What axe finds wrong with a page: the rule, and the elements that break it. */
export const axeViolations = async (page: Page, options = ALL): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (how) =>
      (window as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } }).axe.run(how),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** The same of a page at 375 and 1280 pixels, light and dark, in one load of it. */
export const axeInAllLooks = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const [width, colorScheme, options] of [
    [375, 'light', ALL],
    [375, 'dark', LOOKS],
    [1280, 'light', LOOKS],
    [1280, 'dark', ALL],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // There what stays in view stands in its own place, and covers no half of a target.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const problems = await axeViolations(page, options);
    found.push(...problems.map((problem) => `${width} ${colorScheme} ${problem}`));
  }
  return found;
};
