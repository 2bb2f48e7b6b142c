import { startBuilds } from './start-builds.ts';
import { showToast } from './toasts.ts';
import { watchConnection } from './watch-connection.ts';
import { watchErrors } from './watch-errors.ts';

/**
 * What runs in the browser beside the page, once React has it and the browser is idle. Nothing that a
 * visitor waits for begins here.
 */
export const startRuntime = (): void => {
  startBuilds();
  watchConnection(window, () => navigator.onLine);
  watchErrors({
    page: window,
    origin: window.location.origin,
    tell: (words) => showToast('error', words),
  });
};
