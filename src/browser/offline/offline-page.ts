import { OFFLINE_PATH } from '../../contracts/site/offline.ts';
import { createCaches } from '../cache/create-caches.ts';
import { findOfflineEntries } from '../cache/find-offline-entries.ts';
import { jobStore, listSaved } from '../own-jobs/job-store.ts';
import { createRetry } from './create-retry.ts';
import { listSavedJobs, listStored } from './list-stored.ts';

/*
 * The offline page's script, inlined into the page (worker/pages/render/offline-page.ts). It lists
 * the cached entries for the requested page, and reloads that page once the server can be reached.
 */

/** The timeout for a probe. */
const RESPONSE_TIMEOUT_MS = 10_000;

const { pathname, search, href } = window.location;
const caches = createCaches({ storage: () => window.localStorage, now: Date.now });
const stored = findOfflineEntries(caches, pathname, search.slice(1));
if (stored) {
  const workplaces = caches.find('EnumDetails', '')?.enums.workplace ?? [];
  document.querySelector('[data-stored]')?.append(listStored(document, stored, workplaces));
}

const showSaved = async () => {
  const jobs = listSaved(await jobStore.list());
  if (jobs.length > 0)
    document.querySelector('[data-stored]')?.after(listSavedJobs(document, jobs));
};
// Without storage there are no saved jobs.
showSaved().catch(() => undefined);

const button = document.querySelector<HTMLButtonElement>('[data-retry]');
if (button && pathname !== OFFLINE_PATH) {
  const retry = createRetry({
    probe: () => fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) }),
    onAnswer: () => window.location.reload(),
    onAsking(isAsking) {
      // `aria-disabled` rather than `disabled`, so that the button keeps focus.
      button.ariaDisabled = String(isAsking);
      button.textContent = isAsking ? 'Trying…' : 'Try again';
    },
  });
  button.addEventListener('click', retry.askNow);
  window.addEventListener('online', retry.askNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retry.ask();
  });
  button.hidden = false;
  retry.wait();
}
document.documentElement.dataset.started = '';
