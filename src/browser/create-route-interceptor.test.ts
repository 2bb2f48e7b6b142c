import { expect, test } from 'vitest';
import { createRouteInterceptor } from './create-route-interceptor.ts';

test('the router is told of steps to other pages, not of those within the page', () => {
  const entries = new EventTarget();
  const intercept = createRouteInterceptor(entries);
  const navigate = (hashChange: boolean) =>
    entries.dispatchEvent(Object.assign(new Event('navigate'), { hashChange }));
  navigate(false);
  expect(intercept('a page')).toBe('a page');
  navigate(true);
  expect(intercept('a part')).toBe(false);
  navigate(false);
  navigate(true);
  expect(intercept('a part, while a page is on its way')).toBe(false);
  expect(intercept('that page')).toBe('that page');
});

test('without the Navigation API the router is told of each step', () => {
  expect(createRouteInterceptor(undefined)('a part')).toBe('a part');
});
