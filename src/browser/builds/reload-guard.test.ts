import { expect, test } from 'vitest';
import { createReloadGuard, RELOAD_GUARD_MS } from './reload-guard.ts';

// docs/specification.md: 4.2

const START = 1_800_000_000_000;

const pageAt = (values: Map<string, string>, now: number) =>
  createReloadGuard({
    storage: () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => values.set(key, value),
    }),
    now: () => now,
  });

// docs/specification.md: 9.5
test('reloads a page at most once in ten seconds; the limit survives the reload', () => {
  const tab = new Map<string, string>();
  expect(pageAt(tab, START).take()).toBe(true);
  expect(pageAt(tab, START).take()).toBe(false);
  expect(pageAt(tab, START + 9_999).take()).toBe(false);
  expect(pageAt(tab, START + 10_000).take()).toBe(true);
  expect(pageAt(tab, START + 19_999).take()).toBe(false);
  expect(RELOAD_GUARD_MS).toBe(10_000);
});

test('setting the clock back does not prevent a reload', () => {
  const tab = new Map<string, string>();
  expect(pageAt(tab, START).take()).toBe(true);
  expect(pageAt(tab, START - 1).take()).toBe(true);
  expect(pageAt(tab, START + 5_000).take()).toBe(false);
});

test('never reloads a page if the reload cannot be recorded', () => {
  const blocked = createReloadGuard({
    storage: () => {
      throw new DOMException('', 'SecurityError');
    },
    now: () => START,
  });
  expect(blocked.take()).toBe(false);
  const full = createReloadGuard({
    storage: () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    }),
    now: () => START,
  });
  expect(full.take()).toBe(false);
});
