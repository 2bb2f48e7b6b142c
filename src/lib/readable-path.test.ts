import { expect, test } from 'vitest';
import { READABLE_PATH_MAX_LENGTH, readablePath } from './readable-path.ts';

test.each([
  ['an ordinary path stays as it is', '/no/such-page.html', '/no/such-page.html'],
  ['letters of any script are shown', '/%C3%9Cn%C3%AFcode/%E6%97%A5%E6%9C%AC', '/Ünïcode/日本'],
  ['marks above letters too', '/u%CC%88', '/u\u0308'],
  ['what turns the line around stays escaped', '/a%E2%80%AEb%E2%81%A6', '/a%E2%80%AEb%E2%81%A6'],
  ['so do controls', '/a%00%0A%C2%85', '/a%00%0A%C2%85'],
  ['spaces, slashes and markup', '/%20%2F%3Cimg%3E%25', '/%20%2F%3Cimg%3E%25'],
  ['what cannot be seen', '/%E3%85%A4%E2%80%8B', '/%E3%85%A4%E2%80%8B'],
  ['and what is no UTF-8', '/%ff', '/%ff'],
])('%s', (_, path, shown) => {
  expect(readablePath(path)).toBe(shown);
});

test('a long path ends with an ellipsis, and no character is split', () => {
  const shown = readablePath(`/${'%F0%9D%92%9C'.repeat(2_000)}`);
  expect([...shown]).toHaveLength(READABLE_PATH_MAX_LENGTH);
  expect(shown).toMatch(/𝒜…$/u);
});
