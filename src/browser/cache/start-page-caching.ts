import { onFirstUse } from '../on-first-use.ts';
import { optionalModule } from '../optional-module.ts';
import { whenIdle } from '../when-idle.ts';
import { createPageCacher } from './create-page-cacher.ts';

const load = optionalModule(() => import('./fill-caches.ts'));

/**
 * Caches the data of each page that the visitor reads, for offline use. Starts on the first
 * interaction, so that nothing is loaded for visitors who leave immediately.
 */
export const startPageCaching = (buildId: Promise<string>): void => {
  const cachePage = createPageCacher({
    line: () => navigator,
    fill: async (path, query, signal) => {
      const [{ fillCaches }, build] = await Promise.all([load(), buildId]);
      await fillCaches(path, query, build, signal);
    },
  });
  let shown: string | undefined;
  let leave: (() => void) | undefined;
  const cacheShownPage = () => {
    const { pathname, search } = window.location;
    if (pathname + search === shown) return;
    shown = pathname + search;
    leave?.();
    leave = cachePage(pathname, search.slice(1));
  };
  onFirstUse(window, () => {
    // A live form displays another page in the same document (start-live-forms.ts).
    (window as Partial<Window>).navigation?.addEventListener('currententrychange', () =>
      whenIdle(cacheShownPage),
    );
    cacheShownPage();
  });
};
