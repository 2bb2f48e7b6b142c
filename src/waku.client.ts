import { noteInput } from './browser/early-input.ts';
import { startLazyImages } from './browser/lazy-images.ts';
import { preload } from './browser/load-part.ts';
import { isOptionalPartLoading, optionalPart } from './browser/optional-part.ts';
import { ownBuild } from './browser/own-build.ts';
import { createReloadGuard } from './browser/reload-guard.ts';
import { startQuietly } from './browser/start-quietly.ts';
import { whenIdle } from './browser/when-idle.ts';
import { FLIGHT_BLOCK_ID } from './lib/flight-block.ts';
import { loadDocument } from './lib/load-document.ts';

/**
 * The one script of a document, and a small one: pages work without it (decision 33). React and the
 * router come when they disturb nobody, or are about to be needed.
 */

const reloadGuard = createReloadGuard({ storage: () => window.sessionStorage, now: Date.now });

// A part of this build that is gone, or got lost on the way.
window.addEventListener('vite:preloadError', (event) => {
  if (isOptionalPartLoading()) return;
  const target = ownBuild.target();
  if (!target && 'hydrated' in document.documentElement.dataset) {
    // Of a page that was preloaded: nobody may ever go there.
    ownBuild.outdate();
  } else if (reloadGuard.take()) {
    event.preventDefault();
    loadDocument(target);
  } else {
    // The error screen stands in: from there, too, only a document helps.
    ownBuild.outdate();
  }
});

// Pictures wait for nothing but the first layout.
startLazyImages();

// The page does without it.
const loadRuntime = optionalPart(() => import('./browser/start-runtime.ts'));

const early = new AbortController();
noteInput(document, early.signal);

startQuietly({
  page: document,
  whenQuiet: (callback) => {
    if (document.readyState === 'complete') whenIdle(callback);
    else window.addEventListener('load', () => whenIdle(callback), { once: true });
  },
  start: async () => {
    const modules = document.getElementById(FLIGHT_BLOCK_ID)?.dataset.modules;
    modules?.split(' ').forEach(preload);
    const part = await import('./browser/hydrate.tsx');
    // None while the page reloads for the want of it.
    part?.hydrate(() => {
      early.abort();
      document.documentElement.dataset.hydrated = '';
      whenIdle(() =>
        loadRuntime()
          .then((runtime) => runtime.startRuntime())
          .catch(() => undefined),
      );
    });
  },
});
