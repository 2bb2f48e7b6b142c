import type { Page } from 'playwright-core';
import { axeInAllLooks } from './axe.ts';
import { focusRingProblems, type SeenKinds } from './focus-ring.ts';
import { fieldProblems } from './form-errors.ts';
import { keyboardProblems } from './keyboard-walk.ts';
import { missingStyles } from './missing-styles.ts';
import { reflowProblems } from './reflow.ts';

const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'light, forced': { colorScheme: 'light', forcedColors: 'active' },
  'dark, forced': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/**
 * Elements that move although the visitor prefers reduced motion. A toast's hidden progress bar is
 * exempt, because the toast closes when its bar completes.
 */
const motionProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moves = ({ transitionDuration, animationName, scrollBehavior }: CSSStyleDeclaration) =>
      /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth';
    return [...document.querySelectorAll('html, body, body *')]
      .filter(
        (element) =>
          !element.matches('.Toastify__progress-bar') &&
          [undefined, '::before', '::after'].some((part) => moves(getComputedStyle(element, part))),
      )
      .map((element) => `It moves: ${element.outerHTML.slice(0, 160)}`);
  });

/**
 * All accessibility problems on a page in its current state, found in a single page load (decision
 * 23).
 * @param width the window width for the keyboard walk
 */
export const pageProblems = async (
  page: Page,
  { width = 1280, seen }: { width?: number; seen: SeenKinds },
): Promise<string[]> => {
  await page.setViewportSize({ width, height: 800 });
  const problems = [
    ...(await missingStyles(page)),
    ...(await keyboardProblems(page)),
    ...(await fieldProblems(page)),
  ];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  problems.push(...(await motionProblems(page)));
  for (const [look, media] of Object.entries(LOOKS)) {
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    problems.push(...(await focusRingProblems(page, look, seen)));
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return [...problems, ...(await axeInAllLooks(page)), ...(await reflowProblems(page))];
};
