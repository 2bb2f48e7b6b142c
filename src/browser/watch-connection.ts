const OFFLINE_WORDS =
  'You are offline. What you typed stays here, and a page that you ask for comes when you are back.';

/**
 * Says so while the browser is offline, until it no longer is. Buttons that send a form say what a press
 * would come to by the mark that this leaves on the document (src/styles/signals.css).
 */
export const watchConnection = (page: Window, isOnline: () => boolean): void => {
  const { document } = page;
  const note = document.createElement('p');
  note.className = 'offline-note';
  // There before its words are: only so are they announced.
  note.role = 'status';
  document.body.append(note);
  const say = () => {
    const isOffline = !isOnline();
    document.documentElement.toggleAttribute('data-offline', isOffline);
    note.textContent = isOffline ? OFFLINE_WORDS : '';
  };
  page.addEventListener('online', say);
  page.addEventListener('offline', say);
  say();
};
