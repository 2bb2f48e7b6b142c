import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { respondTo } from '../../../tests/support/request-context.ts';
import { database } from '../../../tests/support/test-database.ts';
import type { Bindings } from '../../env.ts';
import { loadAppSettings } from './app-settings.ts';
import { REFERENCE_MAX_AGE_MS } from './cache-reference.ts';

// docs/specification.md: 3.4, 7.1

/** Advances the clock past the cache lifetime, so that reference data is read again. */
const wait = () => vi.setSystemTime(Date.now() + REFERENCE_MAX_AGE_MS);

beforeEach(async () => {
  await database.db.prepare('DELETE FROM app_setting').run();
  vi.useFakeTimers({ toFake: ['Date'] });
  wait();
});
afterEach(() => vi.useRealTimers());

const read = async (path: string): Promise<{ data: never }> => {
  const response = await respondTo(new Request(`http://site/${path}`), {
    ...database.both,
  } as Bindings);
  expect(response.status).toBe(200);
  return response.json();
};
const set = async (key: string, value: unknown) => {
  await database.db
    .prepare('INSERT INTO app_setting (key, value) VALUES (?, ?)')
    .bind(key, JSON.stringify(value))
    .run();
  wait();
};

test('settings default to the values in the code until an operator sets them', async () => {
  const { data } = await read('misc/app-settings');
  expect(data).toMatchObject({ siteName: 'Rolecall', consent: { policyUrl: '/privacy' } });
  const socialLinks = [{ name: 'LinkedIn', url: 'https://linkedin.example/acme' }];
  await set('siteName', 'Acme Jobs');
  await set('policyUrl', '/about');
  await set('socialLinks', socialLinks);
  expect((await read('misc/app-settings')).data).toEqual({
    ...(data as object),
    siteName: 'Acme Jobs',
    consent: { policyId: expect.any(String), policyUrl: '/about' },
    socialLinks,
  });
});

test('the name and social links come from the content service unless an operator has set them', async () => {
  const frame = {
    name: 'Acme Jobs',
    socialLinks: [{ id: 'l', label: 'LinkedIn', url: 'https://linkedin.example/acme' }],
  };
  const settings = await loadAppSettings(database.db, frame, Date.now());
  expect(settings).toMatchObject({
    siteName: 'Acme Jobs',
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/acme' }],
  });
  // With another content space, the site cannot know whether a privacy page exists.
  expect(settings.consent.policyUrl).toBeNull();
  await set('socialLinks', []);
  expect((await loadAppSettings(database.db, frame, Date.now())).socialLinks).toEqual([]);
});

test('settings are read at most once a minute', async () => {
  const before = await read('misc/app-settings');
  await database.db.prepare(`INSERT INTO app_setting VALUES ('siteName', '"Acme Jobs"')`).run();
  vi.setSystemTime(Date.now() + REFERENCE_MAX_AGE_MS - 1);
  expect(await read('misc/app-settings')).toEqual(before);
  vi.setSystemTime(Date.now() + 1);
  expect((await read('misc/app-settings')).data).toMatchObject({ siteName: 'Acme Jobs' });
});

test('an operator can neither read nor set limits or internal rows', async () => {
  const before = await read('misc/app-settings');
  await set('demo', { done: true });
  await set('coverLetterMaxLength', 5);
  expect(await read('misc/app-settings')).toEqual(before);
});

test.each([
  ['siteName', 5],
  ['policyUrl', 'javascript:alert(1)'],
  ['socialLinks', { LinkedIn: 'https://linkedin.example' }],
])('an invalid %s is ignored and logged', async (key, value) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const before = await read('misc/app-settings');
  await set(key, value);
  expect(await read('misc/app-settings')).toEqual(before);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(key));
  logged.mockRestore();
});

test('plans are listed in order, and exactly one is recommended', async () => {
  const { data } = await read('misc/subscription-plans');
  const plans = data as { id: string; recommended: boolean; prices: object[] }[];
  expect(plans.map(({ id }) => id)).toEqual(['single', 'team', 'embedded']);
  expect(plans.filter(({ recommended }) => recommended)).toHaveLength(1);
  expect(plans.every(({ prices }) => prices.length > 0)).toBe(true);
});
