'use client';

import { useLayoutEffect, useState } from 'react';
import { useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer } from 'waku/minimal/client';
import { unstable_encodeRoutePath as encodeRoutePath } from 'waku/router/client-core';
import { createNavigationWait, type NavigationWait } from '../browser/create-navigation-wait.ts';
import { patiently } from '../browser/patiently.ts';

const keyOf = (rscPath: string, query: string | null) => `${rscPath}?${query ?? ''}`;

/**
 * A thin bar at the top while somebody waits for a page, and the patience to wait while the browser is
 * offline: the page that is shown stays, with all that was typed.
 */
export const NavigationProgress = () => {
  const registerEnhancer = useRegisterRscEnhancer();
  const [wait, setWait] = useState<NavigationWait>('none');

  useLayoutEffect(() => {
    const waits = createNavigationWait({ onWait: setWait });
    const leave = new AbortController();
    // After the router, which has prevented the click by then, if it is its own.
    window.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest?.('a');
        if (!link || !event.defaultPrevented) return;
        waits.follow(keyOf(encodeRoutePath(link.pathname), link.search.slice(1)));
      },
      { signal: leave.signal },
    );
    // Around all others: what is asked anew passes them anew.
    const unregister = registerEnhancer(
      (next) => (rscPath, rscParams, options) => {
        const { signal, type } = options;
        if (type === 'call') return next(rscPath, rscParams, options);
        const page = patiently(() => next(rscPath, rscParams, options), {
          page: window,
          isOnline: () => navigator.onLine,
          signal,
        });
        // The router gives up navigations only: what it loads ahead has no signal.
        if (signal) waits.navigate(page);
        else {
          const query = rscParams instanceof URLSearchParams ? rscParams.get('query') : null;
          waits.loadAhead(keyOf(rscPath, query), page);
        }
        return page;
      },
      200,
    );
    return () => {
      leave.abort();
      unregister();
    };
  }, [registerEnhancer]);

  return (
    <div className="navigation-progress" data-wait={wait} aria-live="polite">
      {wait === 'announced' && <span className="visually-hidden">Loading the page…</span>}
    </div>
  );
};
