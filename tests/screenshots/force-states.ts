import type { Page } from 'playwright-core';

const USABLE = ':is(a, button, input, select, textarea)';

/**
 * The elements and pseudo-classes of each state. A row can be hovered, but never has the focus
 * itself.
 */
const FORCED = {
  hover: [`:is(.row, ${USABLE})`, ['hover']],
  focus: [USABLE, ['focus', 'focus-visible', 'focus-within']],
} as const;

/**
 * Forces the hover or focus state of everything inside `[data-state]` at once, and clicks the
 * buttons of the pressed state.
 */
export const forceStates = async (page: Page): Promise<void> => {
  const pressed = page.locator('[data-state="pressed"] button');
  if ((await pressed.count()) > 0) {
    await page.locator('html[data-started]').waitFor({ state: 'attached' });
    // From the last one: a click may replace its button with new content.
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
