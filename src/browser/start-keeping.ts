import { createPageKeeper } from './create-page-keeper.ts';
import { optionalPart } from './optional-part.ts';
import { whenIdle } from './when-idle.ts';

const load = optionalPart(() => import('./cache-filler.ts'));

/** Has what each page says that is shown put into the caches, for when none can be loaded. */
export const startKeeping = (): void => {
  const keep = createPageKeeper({
    line: () => navigator,
    fill: async (path, query, signal) => (await load()).fillCaches(path, query, signal),
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
  // A live form shows another page in the same document (live-form.ts).
  (window as Partial<Window>).navigation?.addEventListener('currententrychange', () =>
    whenIdle(look),
  );
  look();
};
