import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** Selectors of styles that the page shows something for and does not link (src/components/styles.tsx). */
export const missingStyles = (page: Page): Promise<string[]> => {
  const files = globSync('assets/*.css', {
    cwd: join(dirname(inject('site').config), '../public'),
  });
  return page.evaluate(async (paths) => {
    const linked = [...document.styleSheets].map(({ href }) => href && new URL(href).pathname);
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? rule.selectorText.split(/,(?![^(]*\))/) : []),
        ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ]);
    // What only comes of a press, or is no element, is looked for as if it were there.
    const STATES = /::[\w-]+|:(?:hover|focus-visible|focus|target|disabled)(?![\w-])/g;
    const isShown = (selector: string) => {
      const plain = selector.replace(STATES, '').trim();
      return plain !== '' && document.querySelector(plain) !== null;
    };
    const missing = await Promise.all(
      paths
        .map((path) => `/${path}`)
        .filter((path) => !linked.includes(path))
        .map(async (path) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(await (await fetch(path)).text());
          return selectorsOf(sheet.cssRules)
            .filter(isShown)
            .map((selector) => `${path}: ${selector}`);
        }),
    );
    return missing.flat();
  }, files);
};
