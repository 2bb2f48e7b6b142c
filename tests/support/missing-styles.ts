import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = 'src/styles';
/** Styles that are either on every page or loaded only on demand. */
const NOT_BY_PAGE = ['index', 'print', 'toasts'];

const readStyles = (): { name: string; text: string }[] => {
  const everyPage = readFileSync(`${FOLDER}/index.css`, 'utf8');
  return globSync(`${FOLDER}/**/*.css`)
    .map((file) => ({ name: basename(file, '.css'), text: readFileSync(file, 'utf8') }))
    .filter(({ name }) => !NOT_BY_PAGE.includes(name) && !everyPage.includes(`"./${name}.css"`));
};

/**
 * Selectors that match elements on the page but whose styles are missing from it
 * (src/components/styles.tsx).
 */
export const missingStyles = (page: Page): Promise<string[]> =>
  page.evaluate((files) => {
    const loaded = [...document.querySelectorAll<HTMLElement>('style[data-href]')].flatMap(
      ({ dataset }) => dataset.href?.split(' ') ?? [],
    );
    // Selectors for states and pseudo-elements count as matching.
    const STATES = /::[\w-]+(\([^)]*\))?|:(?:hover|focus-visible|focus|disabled)(?![\w-])/g;
    const isShown = (selector: string) => {
      return document.querySelector(selector.replace(STATES, ':is(*)')) !== null;
    };
    const listSelectors = (rules: CSSRuleList, parent: string): string[] =>
      [...rules].flatMap((rule) => {
        const own =
          rule instanceof CSSStyleRule
            ? rule.selectorText.replaceAll('&', parent && `:is(${parent})`)
            : parent;
        const inner = 'cssRules' in rule ? listSelectors(rule.cssRules as CSSRuleList, own) : [];
        return rule instanceof CSSStyleRule && rule.style.length > 0 ? [own, ...inner] : inner;
      });
    return files
      .filter(({ name }) => !loaded.includes(name))
      .flatMap(({ name, text }) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return listSelectors(sheet.cssRules, '')
          .filter(isShown)
          .map((selector) => `${name}.css: ${selector}`);
      });
  }, readStyles());
