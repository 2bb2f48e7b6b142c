import { onFirstUse } from '../on-first-use.ts';
import { optionalPart } from '../optional-part.ts';
import { whenIdle } from '../when-idle.ts';
import { createPageKeeper } from './create-page-keeper.ts';

const load = optionalPart(() => import('./cache-filler.ts'));

/**
 * Has what each page says that is read put into the caches, for when none can be loaded. Who only lands on a page
 * and leaves loads nothing for it.
 */
export const startKeeping = (buildId: Promise<string>): void => {
  const keep = createPageKeeper({
    line: () => navigator,
    fill: async (path, query, signal) => {
      const [{ fillCaches }, build] = await Promise.all([load(), buildId]);
      await fillCaches(path, query, build, signal);
    },
  });
  let shown: string | undefined;
  let leave: (() => void) | undefined;
  const look = () => {
    const { pathname, search } = window.location;
    if (pathname + search === shown) return;
    shown = pathname + search;
    leave?.();
    leave = keep(pathname, search.slice(1));
  };
  onFirstUse(window, () => {
    // A live form shows another page in the same document (live-form.ts).
    (window as Partial<Window>).navigation?.addEventListener('currententrychange', () =>
      whenIdle(look),
    );
    look();
  });
};
