import { expect, test } from 'vitest';
import { findPageView } from '../../worker/pages/page-view.ts';
import * as endpoints from '../contracts/endpoints.ts';
import { findPageRoute } from './match-route.ts';

test.each(Object.values(endpoints).map(({ path }) => `/${path.replace(/\{\w+\}/g, 'a')}`))(
  'does not treat the API call %s as a page',
  (path) => {
    expect(findPageRoute(path)).toBeUndefined();
  },
);

test.each(['/healthz', '/readyz', '/favicon.ico', '/robots.txt', '/a/b/c.png', '/ops/jobs'])(
  '%s is not a page',
  (path) => {
    expect(findPageRoute(path)).toBeUndefined();
  },
);

test.each([
  ['/', '/'],
  ['/jobs', '/jobs'],
  ['/misc/openapi', '/misc/openapi'],
  ['/acme/a1b2/engineer', '/{company_name}/{id}/{title}'],
  ['/jobs/a1b2/applied', '/jobs/{fid}/applied'],
  ['/vendor-review/details/x', '/vendor-review/details/{id}'],
])('%s matches the page route %s', (path, route) => {
  expect(findPageRoute(path)?.path).toBe(route);
});

const view = (path: string) => findPageView(new URL(path, 'https://site.example'))?.key;

test('a page’s cache key contains only the parameters that the page uses, in a fixed order', () => {
  expect(view('/jobs?utm_source=x&q=cook&page=2')).toBe(view('/jobs?page=2&q=cook&fbclid=1'));
  expect(view('/jobs?utm_source=x')).toBe('/jobs');
  expect(view('/RSC/R/jobs.txt?query=page%3D2%26utm_source%3Dx')).toBe(
    view('/RSC/R/jobs.txt?query=page%3D2'),
  );
});

test('URLs with equivalent parameters have the same cache key', () => {
  for (const same of ['?page=1', '?q=', '?perPage=20&page=1', '?q=&utm_source=x&workplace=']) {
    expect([same, view(`/jobs${same}`)]).toEqual([same, '/jobs']);
  }
  for (const wrong of ['?page=0', '?page=-1', '?page=abc', '?page=2.0', '?perPage=0', '?q=%20']) {
    expect([wrong, view(`/jobs${wrong}`)]).toEqual([wrong, '/jobs']);
  }
  expect(view('/jobs?page=007&q=%20nurse%20')).toBe('/jobs?page=7&q=nurse');
  expect(view('/jobs?perPage=5000')).toBe('/jobs?perPage=100');
  expect(view(`/jobs?page=${'9'.repeat(400)}`)).toBe('/jobs?page=1000000');
  const two = view('/jobs?workplace=remote,hybrid');
  expect(view('/jobs?workplace=remote&page=1&workplace=hybrid')).toBe(two);
  expect(view('/jobs?workplace=hybrid&workplace=remote')).not.toBe(two);
  expect(view('/RSC/R/jobs.txt?query=page%3D1%26q%3D')).toBe('/RSC/R/jobs.txt');
  expect(view('/jobs?page=2&perPage=50')).toBe('/jobs?page=2&perPage=50');
});

test.each([
  ...['/vendor-review', '/cv/sign-in', '/referral', '/preview'],
  ...['/VENDOR-review', '/%76endor-review', '/RSC/R/vendor-review.made-up.txt'],
])('%s is a private page', (path) => {
  expect(view(path)).toBeUndefined();
});
