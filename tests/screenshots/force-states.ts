import type { Page } from 'playwright-core';

const USABLE = ':is(a, button, input, select, textarea)';

/** What is shown in a state, and by which pseudo-classes: a row is pointed at, and never has the focus itself. */
const FORCED = {
  hover: [`:is(.row, ${USABLE})`, ['hover']],
  focus: [USABLE, ['focus', 'focus-visible', 'focus-within']],
} as const;

/** Shows whatever stands in `[data-state]` as hovered or focused, all of it at once, and presses what is to be. */
export const forceStates = async (page: Page): Promise<void> => {
  const pressed = page.locator('[data-state="pressed"] button');
  if ((await pressed.count()) > 0) {
    await page.locator('html[data-started]').waitFor({ state: 'attached' });
    // From the last: what a press brings stands where its button was.
    for (const button of (await pressed.all()).reverse()) await button.dispatchEvent('click');
  }
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const [state, [what, forcedPseudoClasses]] of Object.entries(FORCED)) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `[data-state="${state}"] ${what}`,
    });
    for (const nodeId of nodeIds) {
      await session.send('CSS.forcePseudoState', {
        nodeId,
        forcedPseudoClasses: [...forcedPseudoClasses],
      });
    }
  }
};
