/**
 * Navigates to another document. The promise resolves if this page is restored from the
 * back-forward cache.
 */
export const goTo = (path: string): Promise<void> =>
  new Promise((done) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && done());
    window.location.assign(path);
  });
