import type { Page } from 'playwright-core';

/** What the page records about an element that receives focus. */
interface Step {
  readonly element: Element;
  problem: string;
}
/** What the page offers to the end of the walk. */
interface Checks {
  look(): void;
  lookAgain(step: Step): Promise<void>;
}
type Walked = Window & { steps: Step[]; stops: Element[] };

/** The maximum number of tab stops to check. Any further links are of the same kind. */
const MAX_STEPS = 60;
/**
 * The number of extra tab stops in a date field, which has one each for the day, the month, the
 * year and the calendar.
 */
const DATE_FIELD_STOPS = 3;

/** Presses Tab `times` times; the browser handles the keys in order. */
const pressTab = async (page: Page, times: number) => {
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  await Promise.all(
    Array.from({ length: times }, async () => {
      await Promise.all([
        session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
      ]);
    }),
  );
  await session.detach();
};

/**
 * Walks through a page with Tab from the current focus, or from the top. Checks that every control
 * is reached, in reading order, visible and not covered (WCAG 2.2, 2.4.11), and that no control
 * traps the focus.
 */
export const keyboardProblems = async (page: Page): Promise<string[]> => {
  const count = await page.evaluate(() => {
    const walked = window as unknown as Walked;
    const start = document.activeElement;
    /**
     * Among radio buttons with the same name, Tab reaches only the selected one, or the first if
     * none is selected.
     */
    const names = new Set<string>();
    walked.stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((element) => {
      const { type, name } = element as HTMLInputElement;
      if (type === 'radio') {
        const form = element.closest('form');
        const key = `${name} ${form?.action}`;
        const chosen = (form ?? document).querySelector(`[name="${name}"]:checked`) ?? element;
        if (names.has(key) || chosen !== element) return false;
        names.add(key);
      }
      return (
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert] *') &&
        (start === document.body ||
          Boolean(
            (start?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
          )) &&
        // The skip link is visible only while it has focus, and then lies over the page.
        element.checkVisibility({ visibilityProperty: true })
      );
    });
    walked.steps = [];
    /** Checks the focused element. The page may still be scrolling to it (`lookAgain`). */
    const look = (step = walked.steps.at(-1)) => {
      if (!step || step.element !== document.activeElement || step.problem) return;
      const { element } = step;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) {
        step.problem = 'has no outline';
      }
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const isOnTop = [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(
            left + (right - left) * x,
            top + (bottom - top) * y,
          );
          return hit && (element.contains(hit) || hit.contains(element));
        }),
      );
      if (right - left < 2 || bottom - top < 2 || !isOnTop) step.problem = 'is out of sight';
    };
    /** Checks an element once more where it comes to rest, as keys follow faster than scrolling. */
    const lookAgain = async (step: Step) => {
      (step.element as HTMLElement).focus();
      if (document.activeElement !== step.element) return;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      step.problem = '';
      look(step);
    };
    document.addEventListener('keydown', () => look(), { capture: true });
    document.addEventListener('focusin', ({ target }) => {
      walked.steps.push({ element: target as Element, problem: '' });
    });
    Object.assign(window, { look, lookAgain });
    if (start === document.body) {
      // Otherwise, Tab would continue from the element that was clicked last, which may no longer
      // exist.
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
      walked.steps = [];
    }
    return walked.stops.length;
  });
  const steps = Math.min(count, MAX_STEPS);
  await pressTab(page, steps + DATE_FIELD_STOPS * (await page.locator('[type=date]').count()));
  return page.evaluate(async (most) => {
    const { steps: walked, stops, look, lookAgain } = window as unknown as Walked & Checks;
    look();
    // Focusing an element again adds a step.
    const steps = [...walked];
    for (const step of steps) if (step.problem) await lookAgain(step);
    const describeElement = (element: Element | undefined) =>
      element?.outerHTML.slice(0, 160) ?? 'nothing';
    const problems = stops
      .slice(0, most)
      .flatMap((stop, i) =>
        steps[i]?.element === stop
          ? []
          : [
              `Tab ${i + 1} leads to ${describeElement(steps[i]?.element)}, not to ${describeElement(stop)}`,
            ],
      );
    const unseen = steps.filter(({ problem }) => problem);
    return [
      ...problems.slice(0, 1),
      ...unseen.map(({ element, problem }) => `The focus ${problem}: ${describeElement(element)}`),
    ];
  }, steps);
};
