import type { Page } from 'playwright-core';

/** What the page notes of each element that takes the focus. */
interface Step {
  readonly element: Element;
  readonly isSeen: boolean;
}
type Walked = Window & { steps: Step[]; stops: Element[] };

/** More links than that are more of the same. */
const MOST_STEPS = 60;

/**
 * Walks a page by Tab from its top: all that can be used is reached, in the order in which it is read,
 * seen, and nothing holds the focus.
 */
export const keyboardProblems = async (page: Page): Promise<string[]> => {
  const count = await page.evaluate(() => {
    const walked = window as unknown as Walked;
    /** Of radio buttons with one name Tab reaches one. */
    const names = new Set<string>();
    walked.stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((element) => {
      const { type, name } = element as HTMLInputElement;
      if (type === 'radio') {
        const key = `${name} ${element.closest('form')?.action}`;
        if (names.has(key)) return false;
        names.add(key);
      }
      return (
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        // The skip link shows itself with the focus only, and stands in the page's place meanwhile.
        element.checkVisibility({ visibilityProperty: true })
      );
    });
    walked.steps = [];
    document.addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { width, height, right, bottom } = element.getBoundingClientRect();
      const isSeen =
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        width > 1 &&
        height > 1 &&
        right > 0 &&
        bottom > 0;
      walked.steps.push({ element, isSeen });
    });
    (document.activeElement as HTMLElement | null)?.blur();
    return walked.stops.length;
  });
  const steps = Math.min(count, MOST_STEPS);
  for (let step = 0; step < steps; step++) await page.keyboard.press('Tab');
  return page.evaluate((most) => {
    const { steps, stops } = window as unknown as Walked;
    const say = (element: Element | undefined) => element?.outerHTML.slice(0, 160) ?? 'nothing';
    const problems = stops
      .slice(0, most)
      .flatMap((stop, i) =>
        steps[i]?.element === stop
          ? []
          : [`Tab ${i + 1} leads to ${say(steps[i]?.element)}, not to ${say(stop)}`],
      );
    const unseen = steps.filter(({ isSeen }) => !isSeen);
    return [
      ...problems.slice(0, 1),
      ...unseen.map(({ element }) => `The focus is not seen on ${say(element)}`),
    ];
  }, steps);
};
