let isLoading = false;

/** Whether a document is on its way: what of this page breaks meanwhile is nothing to show. */
export const isDocumentLoading = (): boolean => isLoading;

/**
 * Loads the document of an address in place of the page that runs. Browsers take what is loaded again
 * at its own address for the same document as the entries of the history before it: where it runs no
 * scripts, as an error screen, going back would then change the address and nothing else. So such an
 * entry has another address for the moment.
 */
export const loadDocument = (target = new URL(window.location.href)): void => {
  isLoading = true;
  // Back again, as the browser may keep the page as it was.
  window.addEventListener('pageshow', () => {
    isLoading = false;
  });
  const { pathname, search, hash } = target;
  if (pathname + search !== window.location.pathname + window.location.search) {
    window.location.assign(target);
    return;
  }
  window.history.replaceState(null, '', '?load-document');
  window.location.replace(pathname + search + hash);
};
