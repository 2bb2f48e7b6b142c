'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { createScrollPlaces, type HistoryEntries } from './scroll-places.ts';

/** Takes whoever goes back or forward to where they were. Browsers without the Navigation API start at the top. */
export const ScrollKeeper = () => {
  const { path, query, hash } = useRouter();
  const places = useRef<ReturnType<typeof createScrollPlaces>>(undefined);

  useEffect(() => {
    const { navigation } = window as { navigation?: HistoryEntries };
    if (!navigation) return;
    const watching = new AbortController();
    places.current = createScrollPlaces({
      page: window,
      entries: navigation,
      storage: () => window.sessionStorage,
    });
    places.current.watch(watching.signal);
    return () => watching.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown.
  useLayoutEffect(() => {
    // After the router's own effect, and before the page is painted.
    queueMicrotask(() => places.current?.show());
  }, [path, query, hash]);

  return null;
};
