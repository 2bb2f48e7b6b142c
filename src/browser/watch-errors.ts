const BROKEN_TEXT =
  'Something on this page stopped working. If the page doesn’t respond, please reload it.';

/**
 * True for an error from the site's own scripts. Errors from browser extensions and aborted
 * requests do not count.
 */
const isOurs = (error: unknown, origin: string): boolean =>
  error instanceof Error &&
  error.name !== 'AbortError' &&
  (error.stack ?? '').includes(`${origin}/assets/`) &&
  !/\w-extension:\/\//.test(error.stack ?? '');

/** Reports the first unhandled error from the site's scripts, once per page. */
export const watchErrors = (options: {
  page: Pick<EventTarget, 'addEventListener'>;
  origin: string;
  tell: (words: string) => void;
}): void => {
  const reported = new AbortController();
  const { signal } = reported;
  const note = (error: unknown) => {
    if (!isOurs(error, options.origin)) return;
    reported.abort();
    options.tell(BROKEN_TEXT);
  };
  options.page.addEventListener('error', (event) => note((event as ErrorEvent).error), { signal });
  options.page.addEventListener(
    'unhandledrejection',
    (event) => note((event as PromiseRejectionEvent).reason),
    { signal },
  );
};
