'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { createScrollPlaces, type HistoryEntries } from './scroll-places.ts';

/**
 * Leads the focus of whoever followed a link to the heading of the page that came: a screen reader reads it
 * out, and Tab goes on from there. Nothing scrolls.
 */
const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

const isFocusInView = (): boolean => {
  const place = document.activeElement?.getBoundingClientRect();
  return !place || (place.bottom > 0 && place.top < window.innerHeight);
};

/** Takes whoever goes back or forward to where they were. Browsers without the Navigation API start at the top. */
export const ScrollKeeper = () => {
  const { path, query, hash } = useRouter();
  const showPlace = useRef<ReturnType<typeof createScrollPlaces>>(undefined);

  useEffect(() => {
    const { navigation } = window as { navigation?: HistoryEntries };
    if (!navigation) return;
    const watching = new AbortController();
    showPlace.current = createScrollPlaces({
      page: window,
      entries: navigation,
      storage: () => window.sessionStorage,
      signal: watching.signal,
    });
    return () => watching.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown.
  useLayoutEffect(() => {
    // After the router's own effect, and before the page is painted.
    queueMicrotask(() => showPlace.current?.());
  }, [path, query, hash]);

  const shown = useRef({ path, query });
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, query };
    const isOther = before.path !== path;
    // Of the same page in another state (a list that is filtered) the focus stays where it is in use, unless
    // that is out of sight by now (the next page of the list).
    const isLost = before.query !== query && !isFocusInView();
    if (!hash && (isOther || isLost)) focusHeading();
  }, [path, query, hash]);

  return null;
};
