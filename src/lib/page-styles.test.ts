import { expect, test } from 'vitest';
import { stylesIn } from './page-styles.ts';

test('the policy allows only built-in styles, even if an injected style element uses a built-in name', () => {
  const element = (names: string) =>
    `<style data-precedence="page" data-href="${names}">body{display:none}</style>`;
  expect(stylesIn(element('prose jobs'))).toHaveLength(1);
  expect(stylesIn(element('prose jobs')).join('')).not.toContain('body{display:none}');
  expect(stylesIn(element('prose brand-7'))).toEqual([]);
  expect(stylesIn('<style>body{display:none}</style>')).toEqual([]);
});
