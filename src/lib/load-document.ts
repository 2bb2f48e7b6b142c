/** Whoever answers within this is there. */
const ANSWERS_WITHIN_MS = 10_000;

/** Stands in an address for the moment in which its own document is loaded again. */
const OWN_AGAIN = '?load-document';

let leaving: Promise<void> | undefined;

/**
 * While a document is on its way, or asked for: what of this page breaks meanwhile is nothing to show. It
 * ends only where nobody answers.
 */
export const documentLeaving = (): Promise<void> | undefined => leaving;

/**
 * Loads the document of an address in place of the page that runs. Browsers take what is loaded again
 * at its own address for the same document as the entries of the history before it: where it runs no
 * scripts, as an error screen, going back would then change the address and nothing else. So such an
 * entry has another address for the moment.
 */
export const loadDocument = (target = new URL(window.location.href)): void => {
  const { location } = window;
  // It is on its way.
  if (location.search === OWN_AGAIN) return;
  leaving = new Promise(() => {});
  // Whoever comes back would find the page as it was left, waiting for ever.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  const { pathname, search, hash } = target;
  if (pathname + search !== location.pathname + location.search) {
    location.assign(target);
    return;
  }
  window.history.replaceState(null, '', OWN_AGAIN);
  location.replace(pathname + search + hash);
};

/** Loads it if anybody answers: where nobody does, the browser would show a screen of its own. */
export const loadAnsweredDocument = (target = new URL(window.location.href)): Promise<void> => {
  leaving = fetch(target, { method: 'HEAD', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    () => loadDocument(target),
    () => {
      leaving = undefined;
    },
  );
  return leaving;
};
