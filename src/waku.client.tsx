import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as rootOptions } from 'waku/client';
import { Router } from 'waku/router/client';
import { FLIGHT_BLOCK_ID, unescapeFlight } from './lib/flight-block.ts';

const block = document.getElementById(FLIGHT_BLOCK_ID);
if (block) {
  const payload = unescapeFlight(block.textContent);
  // Where Waku's router looks for the first page's payload.
  globalThis.__WAKU_INITIAL_RSC__ = {
    response: Promise.resolve(new Response(payload)),
    ...(block.dataset.debugId && { debugId: block.dataset.debugId }),
  };
  block.remove();
}

hydrateRoot(
  document,
  <StrictMode>
    <Router />
  </StrictMode>,
  rootOptions,
);
