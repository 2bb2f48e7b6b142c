import { caches } from './caches.ts';
import { createCacheFiller } from './create-cache-filler.ts';

export const fillCaches = createCacheFiller({
  caches,
  fetch: (url, init) => fetch(url, init),
  buildId: import.meta.env.WAKU_BUILD_ID ?? '',
});
