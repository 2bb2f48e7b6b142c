/**
 * Loads the document of this address in place of the one that runs. Browsers take what is loaded again
 * at its own address for the same document as the entries of the history before it: where it runs no
 * scripts, as an error screen, going back would then change the address and nothing else. So the entry
 * has another address for the moment.
 */
export const loadDocument = (): void => {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', '?load-document');
  window.location.replace(pathname + search);
};
