import type { Page } from 'playwright-core';

const USABLE = ':is(a, button, input, select, textarea)';

/**
 * The elements and pseudo-classes for each state. A row can be hovered over, but never has focus
 * itself.
 */
const FORCED = {
  hover: [`:is(.row, ${USABLE})`, ['hover']],
  focus: [USABLE, ['focus', 'focus-visible', 'focus-within']],
} as const;

/**
 * Forces the hover or focus state on everything inside `[data-state]`, and clicks the buttons in
 * the pressed state.
 */
export const forceStates = async (page: Page): Promise<void> => {
  const pressed = page.locator('[data-state="pressed"] button');
  if ((await pressed.count()) > 0) {
    await page.locator('html[data-started]').waitFor({ state: 'attached' });
    // Starts from the last button, because a click may replace the button with new content.
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
