import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildManifest } from '../../../worker/builds/build-manifest.ts';
import { type IsPublicPage, loadManifest, MANIFEST_DELAY_MS } from './load-manifest.ts';

// docs/specification.md: 7.13

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const begin = (load: () => Promise<unknown>, effectiveType?: string) => {
  const onLoaded = vi.fn<(isPublicPage: IsPublicPage) => void>();
  const log = vi.fn();
  loadManifest({ load, effectiveType, onLoaded, log });
  return { onLoaded, log };
};

const manifest = buildManifest({ id: 'a', timestamp: 1, prerendered: [] });

test('requests the manifest one second after startup', async () => {
  const load = vi.fn(async () => manifest);
  const { onLoaded, log } = begin(load, '4g');
  await vi.advanceTimersByTimeAsync(999);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(onLoaded).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
  expect(MANIFEST_DELAY_MS).toBe(1_000);
});

test('does not request the manifest on slow-2g', async () => {
  const load = vi.fn(async () => manifest);
  begin(load, 'slow-2g');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is an error response', async () => ({ error: {} })],
  ['is null', async () => null],
  ['has rules in the wrong format', async () => ({ rules: [{ pattern: 1 }] })],
])('only logs an error if the manifest %s', async (_, load) => {
  const { onLoaded, log } = begin(load);
  await vi.advanceTimersByTimeAsync(MANIFEST_DELAY_MS);
  expect(onLoaded).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
});

test('uses the manifest to decide which paths belong to shared pages', async () => {
  const { onLoaded } = begin(async () => manifest);
  await vi.advanceTimersByTimeAsync(MANIFEST_DELAY_MS);
  const isPublicPage = onLoaded.mock.calls[0]?.[0] as IsPublicPage;
  for (const path of [
    '/',
    '/jobs',
    '/companies/quillfeather',
    '/quillfeather/zylo1001/zylograph-cutter',
    '/hire/support',
    '/social-media-outsourcing',
    '/misc-services',
  ]) {
    expect(isPublicPage(path), path).toBe(true);
  }
  for (const path of [
    '/vendor-review',
    '/vendor-review/7',
    '/vendor-review/details/7',
    '/cv/sign-in',
    '/referral',
    '/preview',
    '/misc/jobs/zylo1001',
    '/misc/resumes/abc',
    '/candidate/applications/7',
    '/contractor/candidate/x',
    '/ops/jobs/x',
    '/hooks/contentful/x',
    '/cda/spaces/x',
    '/builds/meta/a.json',
    '/feed.xml',
    '/blog/feed.xml',
    '/images/error.png',
    '/a/b/c/d',
  ]) {
    expect(isPublicPage(path), path).toBe(false);
  }
});
