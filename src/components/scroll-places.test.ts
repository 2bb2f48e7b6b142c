import { expect, test, vi } from 'vitest';
import { createScrollPlaces } from './scroll-places.ts';

/** A tab whose history has the entries `a` and `b`. */
const openTab = (stored: string | null) => {
  const page = Object.assign(new EventTarget(), { scrollY: 0, scrollTo: vi.fn() });
  const entries = Object.assign(new EventTarget(), { currentEntry: { key: 'b' } });
  const items = new Map(stored === null ? [] : [['scroll-places', stored]]);
  const showPlace = createScrollPlaces({
    page: page as unknown as Window,
    entries,
    storage: () => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
    }),
    signal: new AbortController().signal,
  });
  const goBack = (key: string) => {
    entries.dispatchEvent(Object.assign(new Event('navigate'), { navigationType: 'traverse' }));
    entries.currentEntry = { key };
    entries.dispatchEvent(new Event('currententrychange'));
    showPlace();
  };
  /** A step within the page, of which the router is told nothing. */
  const jump = (navigationType: 'push' | 'traverse', key: string, top: number) => {
    const navigate = { navigationType, hashChange: true };
    entries.dispatchEvent(Object.assign(new Event('navigate'), navigate));
    entries.currentEntry = { key };
    entries.dispatchEvent(new Event('currententrychange'));
    page.scrollY = top;
    page.dispatchEvent(new Event('scroll'));
  };
  return { page, items, goBack, jump };
};

test('the browser scrolls within a page, and each place there is noted', () => {
  const { page, goBack, jump } = openTab(null);
  page.scrollY = 100;
  page.dispatchEvent(new Event('scroll'));
  jump('push', 'c', 1400);
  jump('traverse', 'b', 200);
  jump('traverse', 'c', 1500);
  expect(page.scrollTo).not.toHaveBeenCalled();
  goBack('a');
  goBack('b');
  expect(page.scrollTo).toHaveBeenLastCalledWith(0, 200);
  goBack('c');
  expect(page.scrollTo).toHaveBeenLastCalledWith(0, 1500);
});

test('who goes back is taken to where they were, also across a reload', () => {
  const { page, goBack } = openTab('[["a",300]]');
  goBack('a');
  expect(page.scrollTo).toHaveBeenCalledWith(0, 300);
});

test.each(['{}', '5', '[1]', '["a"]', 'null', '{"a":1}', '[["a","x"]]', '[["a",null]]', 'x', ''])(
  'whatever else is stored, the page works and begins at its top: %s',
  (stored) => {
    const { page, items, goBack } = openTab(stored);
    page.scrollY = 40;
    page.dispatchEvent(new Event('scroll'));
    goBack('a');
    expect(page.scrollTo).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('pagehide'));
    expect(items.get('scroll-places')).toContain('["b",40]');
  },
);
