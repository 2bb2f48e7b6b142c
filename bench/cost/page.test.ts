import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COSTS_PAGE, formatFigures, readProcessorMs, replaceFigures } from './page.ts';
import { priceOf } from './prices.ts';

test('docs/costs.md has the figures that its prices, rows and processor times give', () => {
  const page = readFileSync(COSTS_PAGE, 'utf8');
  expect(page).toBe(replaceFigures(page, formatFigures(readProcessorMs(page))));
});

test('only usage beyond what the plan includes is billed', () => {
  expect(priceOf('requests', 10e6)).toBe(0);
  expect(priceOf('requests', 12e6)).toBeCloseTo(0.6);
  expect(priceOf('D1, GB', 7)).toBe(1.5);
});
