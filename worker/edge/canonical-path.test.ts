import { expect, test } from 'vitest';
import { findCanonicalPath } from './canonical-path.ts';

const canonicalPath = (path: string) => findCanonicalPath(new URL(`https://site.example${path}`));

test.each([
  ['/jobs/', '/jobs'],
  ['//jobs', '/jobs'],
  ['/jobs//?q=a//b&page=2', '/jobs?q=a//b&page=2'],
  ['//', '/'],
  ['///', '/'],
  ['/index.html', '/'],
  ['/jobs/index.html?q=a', '/jobs?q=a'],
  ['/500/index.html', '/500'],
  ['/companies//acme/', '/companies/acme'],
  ['/acme/a1b2/engineer/', '/acme/a1b2/engineer'],
  ['/vendor-review/?expires=x', '/vendor-review?expires=x'],
  ['/jobs//_payload.json?b1', '/jobs/_payload.json?b1'],
  ['/jobs/_payload.json/', '/jobs/_payload.json'],
  ['//RSC/R/jobs.txt?query=page%3D2', '/RSC/R/jobs.txt?query=page%3D2'],
  ['/RSC/R/jobs/.txt?query=page%3D2', '/RSC/R/jobs.txt?query=page%3D2'],
  ['/RSC/R/companies//acme/index.html.txt', '/RSC/R/companies/acme.txt'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/a/b/', '/evil.example/a/b'],
  ['/\\evil.example', '/evil.example'],
  ['/\\/evil.example/', '/evil.example'],
])('%s has the canonical path %s', (path, address) => {
  expect(canonicalPath(path)).toBe(address);
  expect(new URL(address, 'https://site.example').origin).toBe('https://site.example');
});

test.each([
  '/',
  '/jobs',
  '/jobs?next=//x/',
  '/misc/jobs/',
  '/ops//jobs',
  '/a/b/c/d/',
  '/logo.png/',
  '/a/.txt',
  '/RSC/R/.txt',
])('%s is already canonical or is not a page', (path) => {
  expect(canonicalPath(path)).toBeUndefined();
});
