// It tells React where the parts of this build are.
import '@vitejs/plugin-rsc/browser';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as rootOptions } from 'waku/client';
import { Router } from 'waku/router/client';
import { FLIGHT_BLOCK_ID, unescapeFlight } from '../lib/flight-block.ts';
import { createRouteInterceptor } from './create-route-interceptor.ts';

if (import.meta.hot) {
  import.meta.hot.on('rsc:update', () => {
    for (const reload of globalThis.__WAKU_RSC_RELOAD_LISTENERS__ ?? []) reload();
  });
}

/** Hands the page's payload to Waku's router, and lets go of its text. */
const takePayload = () => {
  const block = document.getElementById(FLIGHT_BLOCK_ID);
  if (!block) return;
  globalThis.__WAKU_INITIAL_RSC__ = {
    response: Promise.resolve(new Response(unescapeFlight(block.textContent))),
    ...(block.dataset.debugId && { debugId: block.dataset.debugId }),
  };
  block.remove();
};

const interceptRoute = createRouteInterceptor((window as Partial<Window>).navigation);

const Told = ({ onHydrated }: { onHydrated: () => void }) => {
  // The last effect of all: what the page's own parts do at their start is done.
  useEffect(onHydrated, [onHydrated]);
  return null;
};

/** Gives the document to React. A transition lets the browser do something else in between. */
export const hydrate = (onHydrated: () => void): void => {
  takePayload();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router unstable_routeInterceptor={interceptRoute} />
        <Told onHydrated={onHydrated} />
      </StrictMode>,
      rootOptions,
    );
  });
};
