/** Goes to another document. Ends when somebody comes back to this one as they left it. */
export const goTo = (path: string): Promise<void> =>
  new Promise((done) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && done());
    window.location.assign(path);
  });
