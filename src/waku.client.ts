// First: what comes behind it may ask for it.
import './browser/build-id.ts';
import { hasEarlyInput, noteInput } from './browser/early-input.ts';
import { startLazyImages } from './browser/lazy-images.ts';
import { preload } from './browser/load-part.ts';
import { optionalPart } from './browser/optional-part.ts';
import { ownBuild } from './browser/own-build.ts';
import { createReloadGuard } from './browser/reload-guard.ts';
import { startQuietly } from './browser/start-quietly.ts';
import { whenIdle } from './browser/when-idle.ts';
import { FLIGHT_BLOCK_ID } from './lib/flight-block.ts';
import { loadAnsweredDocument } from './lib/load-document.ts';

/**
 * The one script of a document, and a small one: pages work without it (decision 33). React and the
 * router come when they disturb nobody, or are about to be needed.
 */

const reloadGuard = createReloadGuard({ storage: () => window.sessionStorage, now: Date.now });

// A part of this build that is gone, or got lost on the way.
window.addEventListener('vite:preloadError', (event) => {
  const target = ownBuild.target();
  const isHydrated = 'hydrated' in document.documentElement.dataset;
  // What somebody began to type is worth more than a form's scripts: it can be sent without.
  if (!isHydrated && hasEarlyInput()) event.preventDefault();
  // Of a page that was preloaded nobody may ever go there.
  else if ((target ?? !isHydrated) && reloadGuard.take()) {
    event.preventDefault();
    loadAnsweredDocument(target);
  } else {
    // Now only a document helps, also from the error screen that may stand in.
    ownBuild.outdate();
  }
});

// Pictures wait for nothing but the first layout.
startLazyImages();

/** Listened for before a part is asked for: one may be back before the browser says that it got lost. */
const backOnline = () =>
  new Promise((done) => window.addEventListener('online', done, { once: true }));

// The page does without it, for as long as the browser is offline or nobody answers.
const loadRuntime = optionalPart(() => import('./browser/start-runtime.ts'));
const startBeside = () => {
  const back = backOnline();
  loadRuntime().then(
    (runtime) => runtime.startRuntime(),
    () => back.then(startBeside),
  );
};

const early = new AbortController();
noteInput(document, early.signal);

const start = async () => {
  const modules = document.getElementById(FLIGHT_BLOCK_ID)?.dataset.modules;
  modules?.split(' ').forEach(preload);
  const back = backOnline();
  const part = await import('./browser/hydrate.tsx');
  if (!part) {
    // The page reloads for the want of it, or nobody answers: then it is read as it is.
    back.then(start);
    return;
  }
  part.hydrate(() => {
    early.abort();
    document.documentElement.dataset.hydrated = '';
    whenIdle(startBeside);
  });
};

startQuietly({
  page: document,
  whenQuiet: (callback) => {
    if (document.readyState === 'complete') whenIdle(callback);
    else window.addEventListener('load', () => whenIdle(callback), { once: true });
  },
  start,
});
