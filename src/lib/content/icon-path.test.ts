import { expect, test } from 'vitest';
import { iconPath } from './icon-path.ts';

test.each([
  [undefined, '/favicon.svg'],
  ['//jobs.example:8787/space-assets/logo.svg', '/space-assets/logo.svg'],
  ['//images.ctfassets.net/a/logo.svg', 'http://images.ctfassets.net/a/logo.svg'],
  ['https://images.ctfassets.net/a/logo.svg', 'https://images.ctfassets.net/a/logo.svg'],
])('the icon for a logo at %s is %s', (url, path) => {
  const logo = url === undefined ? undefined : { url, alt: '' };
  expect(iconPath({ logo }, 'http://jobs.example:8787')).toBe(path);
});
