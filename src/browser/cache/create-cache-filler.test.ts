import { expect, test } from 'vitest';
import { type CachedPage, parseCachedPage } from './cached-page.ts';
import { createCacheFiller } from './create-cache-filler.ts';
import { createCaches } from './create-caches.ts';
import { findOfflineEntries } from './find-offline-entries.ts';

// docs/specification.md: 4.5

const BUILD = 'build-1';
const ENUMS = { workplace: [{ value: 'remote', label: 'Remote', order: 1 }] };

const place = (displayName: string) => ({ displayName, countryCode: 'NL', region: null });
const job = (fid: string, more = {}) => ({
  fid,
  path: `/acme/${fid}/cutter`,
  title: `Cutter ${fid}`,
  company: { id: 'acme', slug: 'acme', name: 'Acme', logoUrl: null },
  employerVisibility: 'named',
  workplace: 'remote',
  locations: [place('Utrecht'), place('Ghent')],
  excerpt: 'Cuts.',
  ...more,
});
const company = {
  id: 'acme',
  slug: 'acme',
  name: 'Acme',
  locations: [place('Utrecht')],
  summary: 'Anvils.',
};

const DATA: Record<string, unknown> = {
  '/jobs': { answer: { data: [job('a1'), job('b2')] } },
  '/companies': { answer: { data: [company] } },
  '/companies/acme': { company, jobs: { data: [job('c3')], meta: { currentPage: 2 } } },
  '/acme/a1/cutter': { job: job('a1'), employer: 'Acme' },
};

const page = (path: string, query = '') => parseCachedPage(path, query) as CachedPage;

const createTestFiller = (
  change: (payload: Record<string, unknown>) => unknown = (payload) => payload,
) => {
  const requested: string[] = [];
  const options: RequestInit[] = [];
  let time = 0;
  const caches = createCaches({ storage: () => undefined as never, now: () => ++time });
  const fill = createCacheFiller({
    caches,
    async fetch(url, init) {
      requested.push(url);
      options.push(init);
      init.signal?.throwIfAborted();
      if (url === '/misc/enums') return Response.json({ data: ENUMS });
      const path = url.replace(/\/_payload.*/, '');
      return Response.json(change({ path, buildId: BUILD, data: DATA[path] }));
    },
  });
  return { fill, caches, asked: requested, options };
};
const { signal } = new AbortController();

test('requests each page’s data, and the enums once, with low priority', async () => {
  const { fill, caches, asked, options } = createTestFiller();
  await fill(page('/jobs', 'q=a'), BUILD, signal);
  await fill(page('/acme/a1/cutter'), BUILD, signal);
  expect(asked).toEqual([
    '/jobs/_payload.json?build-1&q=a',
    '/misc/enums',
    '/acme/a1/cutter/_payload.json?build-1',
  ]);
  const quiet = expect.objectContaining({ priority: 'low', credentials: 'omit' });
  expect(options).toEqual(asked.map(() => quiet));
  expect(caches.find('EnumDetails', '')?.enums).toEqual(ENUMS);
  expect(caches.find('Jobs', '/jobs?q=a')?.jobs[1]).toEqual({
    fid: 'b2',
    path: '/acme/b2/cutter',
    title: 'Cutter b2',
    employer: 'Acme',
    place: 'Utrecht and 1 more',
    workplace: 'remote',
    excerpt: 'Cuts.',
  });
});

// docs/specification.md: 3.8
test('caches an employer and its jobs, with the jobs keyed by employer and page', async () => {
  const { fill, caches } = createTestFiller();
  await fill(page('/companies/acme', 'page=2'), BUILD, signal);
  expect(caches.find('Companies', '/companies/acme')?.companies[0]?.name).toBe('Acme');
  expect(caches.all('CompanyJobs')).toMatchObject([
    { id: 'acme', page: 2, jobs: [{ fid: 'c3', employer: 'Acme' }] },
  ]);
});

test('caches an anonymous employer exactly as the list shows it', async () => {
  const hidden = [
    job('a1', { company: null, employerVisibility: 'anonymous', locations: [] }),
    job('b2', { company: null, employerVisibility: 'agency' }),
  ];
  const { fill, caches } = createTestFiller((payload) => ({
    ...payload,
    data: { answer: { data: hidden } },
  }));
  await fill(page('/jobs'), BUILD, signal);
  const jobs = caches.find('Jobs', '/jobs')?.jobs;
  expect(jobs?.map(({ employer, place }) => [employer, place])).toEqual([
    ['Confidential employer', ''],
    ['', 'Utrecht and 1 more'],
  ]);
});

test.each<[string, (payload: Record<string, unknown>) => unknown]>([
  ['another build', (payload) => ({ ...payload, buildId: 'build-2' })],
  ['another page', (payload) => ({ ...payload, path: '/companies' })],
  ['nothing', () => null],
  ['no data', (payload) => ({ ...payload, data: null })],
  ['data of another form', (payload) => ({ ...payload, data: { answer: { data: 'x' } } })],
])('ignores an unexpected payload: %s', async (_, change) => {
  const { fill, caches } = createTestFiller(change);
  await fill(page('/jobs'), BUILD, signal);
  expect(caches.all('Jobs')).toEqual([]);
});

test('requests and caches nothing more after the visitor has left the page', async () => {
  const leaving = new AbortController();
  const { fill, caches, asked } = createTestFiller((payload) => {
    leaving.abort();
    return payload;
  });
  await fill(page('/jobs'), BUILD, leaving.signal);
  expect(asked).toEqual(['/jobs/_payload.json?build-1']);
  expect(caches.all('Jobs')).toEqual([]);
});

// docs/specification.md: 3.1
test('finds a cached list, a job from a list, an employer, and the employer’s jobs', async () => {
  const { fill, caches } = createTestFiller();
  expect(findOfflineEntries(caches, '/jobs', '')).toBeUndefined();
  for (const one of [
    page('/jobs', 'q=a'),
    page('/companies'),
    page('/companies/acme', 'page=2'),
    page('/acme/a1/cutter'),
  ]) {
    await fill(one, BUILD, signal);
  }
  const findStored = (path: string, query = '') => {
    const { isAsked, jobs, companies } = findOfflineEntries(caches, path, query) ?? {};
    return [isAsked, jobs?.map(({ fid }) => fid), companies?.map(({ path }) => path)];
  };
  expect(findStored('/jobs', 'utm=x&q=a')).toEqual([true, ['a1', 'b2'], []]);
  expect(findStored('/acme/b2/cutter')).toEqual([true, ['b2'], []]);
  expect(findStored('/acme/c3/renamed')).toEqual([true, ['c3'], []]);
  expect(findStored('/companies')).toEqual([true, [], ['/companies/acme']]);
  expect(findStored('/companies/acme')).toEqual([true, [], ['/companies/acme']]);
  expect(findStored('/companies/acme', 'page=2')).toEqual([true, ['c3'], ['/companies/acme']]);
  // For pages that are not cached, returns the latest entries, with each job listed once.
  expect(findStored('/jobs', 'q=other')).toEqual([false, ['a1', 'b2'], []]);
  expect(findStored('/about')).toEqual([false, ['a1', 'b2'], []]);
});
