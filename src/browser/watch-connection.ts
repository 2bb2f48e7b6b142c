import { HELD_PAGE } from './live-forms/page-call.ts';
import { plainLinkOf } from './plain-click.ts';

const OFFLINE_WORDS =
  'You are offline. What you typed stays here, and a page that you ask for comes when you are back.';
const WAITING_WORDS = 'You are offline. The page that you asked for comes as soon as you are back.';

/** Where a form leads that asks for a page: what it holds is the query. */
const askedBy = ({ target, submitter }: SubmitEvent): URL | null => {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return null;
  const url = new URL(target.action);
  for (const [name, value] of new FormData(target, submitter)) {
    url.searchParams.append(name, String(value));
  }
  return url;
};

/**
 * Says so while the browser is offline, until it no longer is. Buttons that send a form say what a press
 * would come to by the mark that this leaves on the document (src/styles/signals.css). A link or a search waits
 * here: the browser would show a screen of its own, in place of all that was typed.
 */
export const watchConnection = (
  page: Window,
  { isOnline, load }: { isOnline: () => boolean; load: (page: URL) => void },
): void => {
  const { document, location } = page;
  const note = document.createElement('p');
  note.className = 'offline-note';
  // There before its words: only so are they announced.
  note.role = 'status';
  document.body.append(note);
  let asked: URL | undefined;

  const say = () => {
    const isOffline = !isOnline();
    document.documentElement.toggleAttribute('data-offline', isOffline);
    note.textContent = isOffline ? (asked ? WAITING_WORDS : OFFLINE_WORDS) : '';
  };
  const ask = (url: URL) => {
    asked = url;
    say();
  };
  const hold = (event: Event, url: URL | null) => {
    if (!url || event.defaultPrevented || isOnline() || !/^https?:$/.test(url.protocol)) return;
    // A place on this page.
    if (url.hash && url.href.split('#')[0] === location.href.split('#')[0]) return;
    event.preventDefault();
    ask(url);
  };
  // After those who take what is their own.
  page.addEventListener('click', (event) => hold(event, URL.parse(plainLinkOf(event)?.href ?? '')));
  page.addEventListener('submit', (event) => hold(event, askedBy(event)));
  // A live form's (live-form.ts).
  page.addEventListener(HELD_PAGE, (event) =>
    ask(new URL((event as CustomEvent<string>).detail, location.href)),
  );
  page.addEventListener('online', () => {
    if (asked) load(asked);
    asked = undefined;
    say();
  });
  page.addEventListener('offline', say);
  say();
};
