import { startBuilds } from './builds/start-builds.ts';
import { startPageCaching } from './cache/start-page-caching.ts';
import { cacheFont } from './cache-font.ts';
import { closeLeftMenus } from './close-left-menus.ts';
import { optionalModule } from './optional-module.ts';
import { startOwnJobs } from './own-jobs/start-own-jobs.ts';
import { showSignedOut } from './session/show-signed-out.ts';
import { startServiceWorker } from './start-service-worker.ts';
import { startSuggestions } from './suggestions/start-suggestions.ts';
import { watchConnection } from './watch-connection.ts';
import { watchErrors } from './watch-errors.ts';

// Loaded on demand, because most pages show no toasts.
const loadToasts = optionalModule(() => import('./toasts/toasts.ts'));

/**
 * Starts the background scripts once the page has loaded and the browser is idle. They must not
 * include anything that visitors wait for.
 */
export const startRuntime = (): void => {
  const buildId = startBuilds();
  watchConnection(window, {
    isOnline: () => navigator.onLine,
    load: (page) => window.location.assign(page),
  });
  watchErrors({
    page: window,
    origin: window.location.origin,
    tell: (words) =>
      loadToasts().then(
        ({ showToast }) => showToast('error', words),
        () => undefined,
      ),
  });
  cacheFont();
  closeLeftMenus();
  startSuggestions();
  startOwnJobs();
  startPageCaching(buildId);
  startServiceWorker(document, navigator);
  showSignedOut(() => sessionStorage, loadToasts);
};
