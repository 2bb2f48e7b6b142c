import { parseCachedPage } from './cached-page.ts';
import { caches } from './caches.ts';
import { createCacheFiller } from './create-cache-filler.ts';

const fill = createCacheFiller({
  caches,
  fetch: (url, init) => fetch(url, init),
});

export const fillCaches = async (
  path: string,
  query: string,
  buildId: string,
  signal: AbortSignal,
): Promise<void> => {
  const page = parseCachedPage(path, query);
  if (page) await fill(page, buildId, signal);
};
