import { expect, test } from 'vitest';
import type { Entries } from './cache-entries.ts';
import { createCaches, STORAGE_BYTES } from './create-caches.ts';

// docs/specification.md: 4.5, 4.6

const fakeStorage = (items = new Map<string, string>()) => ({
  items,
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
});

const tab = (storage = fakeStorage()) => {
  let time = 1_000;
  const caches = createCaches({ storage: () => storage, now: () => ++time });
  return { caches, items: storage.items, storage };
};

const job = (fid: string, excerpt = '') => ({
  fid,
  path: `/acme/${fid}/cutter`,
  title: 'Cutter',
  employer: 'Acme',
  place: 'Utrecht',
  workplace: 'remote',
  excerpt,
});
const storeJob = ({ caches }: ReturnType<typeof tab>, key: string, excerpt?: string) =>
  caches.keep('Jobs', { key, jobs: [job('a1', excerpt)] });
const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

/** The size in bytes that counts towards the local storage quota: UTF-16, including the keys. */
const bytesIn = (items: Map<string, string>) =>
  [...items].reduce((sum, [name, text]) => sum + 2 * (name.length + text.length), 0);

// docs/specification.md: 9.4
test('each cache is stored in local storage under its own key', () => {
  const { caches, items } = tab();
  caches.keep('Jobs', { key: '/jobs', jobs: [job('a1')] });
  caches.keep('EnumDetails', { key: '', enums: { workplace: [] } });
  caches.keep('Companies', { key: '/companies', companies: [] });
  caches.keep('CompanyJobs', { key: 'acme?page=1', id: 'acme', page: 1, jobs: [] });
  caches.keep('resume_urls', { key: 'a1', url: '/misc/resumes/x' });
  expect([...items.keys()].toSorted()).toEqual([
    'Companies',
    'CompanyJobs',
    'EnumDetails',
    'Jobs',
    'resume_urls',
  ]);
  expect(JSON.parse(items.get('resume_urls') ?? '').entries).toEqual([
    { key: 'a1', url: '/misc/resumes/x', at: expect.any(Number) },
  ]);
});

test('drops an entry from memory and storage without affecting the others', () => {
  const { caches, items } = tab();
  caches.keep('resume_urls', { key: 'a1', url: '/misc/resumes/a' });
  caches.keep('resume_urls', { key: 'b2', url: '/misc/resumes/b' });
  caches.drop('resume_urls', 'a1');
  caches.drop('resume_urls', 'unknown');
  expect(keys(caches.all('resume_urls'))).toEqual(['b2']);
  expect(JSON.parse(items.get('resume_urls') ?? '').entries).toHaveLength(1);
  caches.drop('resume_urls', 'b2');
  expect(caches.all('resume_urls')).toEqual([]);
  expect(items.has('resume_urls')).toBe(false);
});

test('adds an entry or replaces the one with the same key, and lists the newest first', () => {
  const { caches } = tab();
  caches.keep('resume_urls', { key: 'a1', url: '/misc/resumes/old' });
  caches.keep('resume_urls', { key: 'b2', url: '/misc/resumes/b' });
  caches.keep('resume_urls', { key: 'a1', url: '/misc/resumes/new' });
  expect(keys(caches.all('resume_urls'))).toEqual(['a1', 'b2']);
  expect(caches.find('resume_urls', 'a1')?.url).toBe('/misc/resumes/new');
  expect(caches.find('resume_urls', 'c3')).toBeUndefined();
});

test('lookups check memory first, then local storage', () => {
  const first = tab();
  storeJob(first, '/jobs');
  first.items.set('Jobs', 'gone wrong');
  expect(first.caches.find('Jobs', '/jobs')?.jobs[0]?.fid).toBe('a1');

  const before = tab();
  storeJob(before, '/jobs');
  const later = tab(before.storage);
  expect(later.caches.find('Jobs', '/jobs')?.jobs[0]?.fid).toBe('a1');
});

test('if memory is empty, a lookup finds an entry that another tab has stored', () => {
  const { storage, ...early } = tab();
  expect(early.caches.all('Jobs')).toEqual([]);
  storeJob(tab(storage), '/jobs');
  expect(keys(early.caches.all('Jobs'))).toEqual(['/jobs']);
});

test('on a storage event, reloads entries that another tab stored and drops those that it cleared', () => {
  const here = tab();
  storeJob(here, '/jobs');
  storeJob(tab(here.storage), '/jobs?q=nurse');
  expect(keys(here.caches.all('Jobs'))).toEqual(['/jobs']);
  here.caches.forget('Jobs');
  expect(keys(here.caches.all('Jobs'))).toEqual(['/jobs?q=nurse', '/jobs']);
  here.items.clear();
  here.caches.forget(null);
  expect(here.caches.all('Jobs')).toEqual([]);
});

test.each([
  'gone wrong',
  '[]',
  '"x"',
  '7',
  'null',
  '{"version":1}',
  '{"version":1,"entries":{}}',
  '{"version":0,"entries":[]}',
])('discards an invalid stored cache and can then store new entries: %s', (text) => {
  const { items, ...here } = tab();
  items.set('Jobs', text);
  expect(here.caches.all('Jobs')).toEqual([]);
  expect(items.has('Jobs')).toBe(false);
  storeJob({ items, ...here }, '/jobs');
  expect(JSON.parse(items.get('Jobs') ?? '').entries).toHaveLength(1);
});

test('uses the valid entries in a partly invalid stored cache', () => {
  const good = { key: '/jobs', at: 1, jobs: [job('a1')] };
  const bad = [
    null,
    'x',
    {},
    { ...good, key: 7 },
    { ...good, at: null },
    { ...good, at: 'Monday' },
    { ...good, jobs: 'x' },
    { ...good, jobs: [null] },
    { ...good, jobs: [{ ...job('a1'), title: undefined }] },
    { ...good, jobs: [{ ...job('a1'), path: 'javascript:alert(1)' }] },
    { ...good, jobs: [{ ...job('a1'), path: '//elsewhere.example' }] },
    { ...good, jobs: [{ ...job('a1'), path: '/\\elsewhere.example' }] },
  ];
  const { caches, items } = tab();
  items.set('Jobs', JSON.stringify({ version: 1, entries: [...bad, good] }));
  expect(caches.all('Jobs')).toEqual([good]);
  const enums = (set: unknown) => ({ key: '', at: 1, enums: set });
  const entries = [enums(null), enums({ a: 1 }), enums({ a: [{ value: 1, label: 'x' }] })];
  items.set('EnumDetails', JSON.stringify({ version: 1, entries }));
  expect(caches.all('EnumDetails')).toEqual([]);
});

// docs/specification.md: 9.4
test('all caches together take up at most 4,980,736 bytes of storage', () => {
  expect(STORAGE_BYTES).toBe(4_980_736);
  const full = tab();
  full.caches.keep('resume_urls', { key: 'a1', url: '/misc/resumes/x' });
  storeJob(full, '/jobs', '');
  const room = (STORAGE_BYTES - bytesIn(full.items)) / 2;
  // An umlaut is one UTF-16 code unit.
  storeJob(full, '/jobs', 'ü'.repeat(room));
  expect(bytesIn(full.items)).toBe(STORAGE_BYTES);
  expect([...full.items.keys()].toSorted()).toEqual(['Jobs', 'resume_urls']);

  storeJob(full, '/jobs', 'ü'.repeat(room + 1));
  expect(full.caches.all('resume_urls')).toEqual([]);
  expect([...full.items.keys()]).toEqual(['Jobs']);
});

test('evicts the oldest entries across all caches, but no more than necessary', () => {
  const here = tab();
  const quarter = 'x'.repeat(STORAGE_BYTES / 8);
  storeJob(here, 'oldest', quarter);
  here.caches.keep('CompanyJobs', {
    key: 'second',
    id: 'acme',
    page: 1,
    jobs: [job('a1', quarter)],
  });
  storeJob(here, 'third', quarter);
  storeJob(here, 'fourth', quarter);
  expect(keys(here.caches.all('Jobs'))).toEqual(['fourth', 'third']);
  expect(keys(here.caches.all('CompanyJobs'))).toEqual(['second']);
  storeJob(here, 'fifth', quarter);
  expect(keys(here.caches.all('Jobs'))).toEqual(['fifth', 'fourth', 'third']);
  expect(here.items.has('CompanyJobs')).toBe(false);
  expect(bytesIn(here.items)).toBeLessThanOrEqual(STORAGE_BYTES);
});

test('does not cache an entry larger than the storage limit', () => {
  const here = tab();
  storeJob(here, '/jobs', 'x'.repeat(STORAGE_BYTES / 2));
  expect(here.caches.all('Jobs')).toEqual([]);
  expect(here.items.size).toBe(0);
});

const never = (name: string) => () => {
  throw new DOMException('', name);
};

test.each([
  ['full', { ...fakeStorage(), setItem: never('QuotaExceededError') }],
  ['refused', { getItem: never('X'), setItem: never('X'), removeItem: never('X') }],
])('caches entries only in memory if the storage is %s', (_, storage) => {
  const caches = createCaches({ storage: () => storage, now: () => 1 });
  caches.keep('Jobs', { key: '/jobs', jobs: [job('a1')] });
  expect(keys(caches.all('Jobs'))).toEqual(['/jobs']);
  expect(caches.all('Companies')).toEqual([]);
});

test('caches entries only in memory if the storage is blocked or missing', () => {
  for (const storage of [never('SecurityError'), () => undefined as never]) {
    const caches = createCaches({ storage, now: () => 1 });
    const entry: Omit<Entries['Jobs'], 'at'> = { key: '/jobs', jobs: [job('a1')] };
    caches.keep('Jobs', entry);
    expect(caches.find('Jobs', '/jobs')).toEqual({ ...entry, at: 1 });
  }
});
