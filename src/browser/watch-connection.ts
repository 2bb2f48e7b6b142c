import { findClickedLink } from './clicked-link.ts';
import { HELD_PAGE } from './live-forms/page-call.ts';

const OFFLINE_TEXT =
  'You’re offline. What you typed is safe, and pages you open will load once you’re back online.';
const WAITING_TEXT = 'You’re offline. The page will load as soon as you’re back online.';

/** Returns the target URL of a GET form: its action with the fields as the query. */
const findFormTarget = ({ target, submitter }: SubmitEvent): URL | null => {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return null;
  const url = new URL(target.action);
  for (const [name, value] of new FormData(target, submitter)) {
    url.searchParams.append(name, String(value));
  }
  return url;
};

/**
 * Shows a note while the browser is offline and sets `data-offline`, which lets submit buttons
 * explain what a click would do (src/styles/signals.css). Navigations through links and searches
 * are deferred until the browser is back online. Otherwise, the browser's error page would replace
 * the page, and all input would be lost.
 */
export const watchConnection = (
  page: Window,
  { isOnline, load }: { isOnline: () => boolean; load: (page: URL) => void },
): void => {
  const { document, location } = page;
  const note = document.createElement('div');
  note.className = 'offline-note';
  // A live region must exist before its text changes, or screen readers do not announce it.
  note.role = 'status';
  document.body.append(note);
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = 'Close this note';
  close.textContent = '×';
  close.addEventListener('click', () => note.replaceChildren());
  let pending: URL | undefined;

  const updateNote = () => {
    const isOffline = !isOnline();
    document.documentElement.toggleAttribute('data-offline', isOffline);
    note.replaceChildren(...(isOffline ? [pending ? WAITING_TEXT : OFFLINE_TEXT, close] : []));
  };
  const loadWhenOnline = (url: URL) => {
    pending = url;
    updateNote();
  };
  const holdNavigation = (event: Event, url: URL | null) => {
    if (!url || event.defaultPrevented || isOnline() || !/^https?:$/.test(url.protocol)) return;
    // A link to a fragment of the current page works offline.
    if (url.hash && url.href.split('#')[0] === location.href.split('#')[0]) return;
    event.preventDefault();
    loadWhenOnline(url);
  };
  // Registered last, so that other listeners can handle these events first.
  page.addEventListener('click', (event) =>
    holdNavigation(event, URL.parse(findClickedLink(event)?.href ?? '')),
  );
  page.addEventListener('submit', (event) => holdNavigation(event, findFormTarget(event)));
  // Dispatched by live forms (start-live-forms.ts).
  page.addEventListener(HELD_PAGE, (event) =>
    loadWhenOnline(new URL((event as CustomEvent<string>).detail, location.href)),
  );
  page.addEventListener('online', () => {
    if (pending) load(pending);
    pending = undefined;
    updateNote();
  });
  page.addEventListener('offline', updateNote);
  updateNote();
};
