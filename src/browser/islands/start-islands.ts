import type { IslandRoot } from './hydrate-island.tsx';

export type IslandTable = Readonly<Record<string, () => Promise<IslandRoot>>>;

/** What somebody does who is about to use a part of a page. */
const USES = ['focusin', 'pointerdown', 'keydown', 'input', 'change'] as const;

const ISLAND = '[data-island]';

const hasDraft = (key: string): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/**
 * Starts the islands of a page (src/components/island.tsx). All of one is there before React is given its HTML, in
 * one step: what was typed and ticked until then stays, as React leaves fields as it finds them.
 */
export const startIslands = (options: {
  islands: IslandTable;
  isSignedIn: () => boolean;
  /** A part did not load. */
  onLost: () => void;
  whenIdle: (start: () => void) => void;
}): void => {
  /** What stands within another is that one's. */
  const islandOf = (target: EventTarget | null): HTMLElement | undefined => {
    let place: HTMLElement | undefined;
    for (
      let next = target instanceof Element ? target.closest<HTMLElement>(ISLAND) : null;
      next;
      next = next.parentElement?.closest<HTMLElement>(ISLAND) ?? null
    ) {
      place = next;
    }
    return place;
  };
  const loadRoots = () => import('./hydrate-island.tsx');
  const started = new WeakMap<Element, Promise<void>>();

  const start = (place: HTMLElement): Promise<void> => {
    const known = started.get(place);
    if (known) return known;
    const load = options.islands[place.dataset.island ?? ''];
    const starting = Promise.all([load?.(), loadRoots()]).then(
      ([Root, roots]) => {
        if (Root && roots) roots.hydrateIsland(place, Root);
      },
      // It is a plain form until somebody tries again.
      () => {
        started.delete(place);
        options.onLost();
      },
    );
    started.set(place, starting);
    return starting;
  };

  for (const type of USES) {
    // Before React, which stops what it cannot hand on yet.
    window.addEventListener(
      type,
      ({ target }) => {
        const place = islandOf(target);
        if (place) start(place);
      },
      { capture: true, passive: true },
    );
  }
  // A button does nothing by itself: the press counts once there is somebody to hear it.
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest('button[type=button]');
      const place = button && islandOf(button);
      if (!place || 'started' in place.dataset) return;
      event.stopImmediatePropagation();
      start(place).then(() => 'started' in place.dataset && (button as HTMLElement).click());
    },
    { capture: true },
  );
  const isWanted = ({ dataset }: HTMLElement) =>
    dataset.start
      ?.split(' ')
      .some((one) =>
        one === 'signed-in' ? options.isSignedIn() : one === 'at-once' || hasDraft(one),
      );
  const wanted = [...document.querySelectorAll<HTMLElement>(ISLAND)].filter(isWanted);
  if (wanted.length > 0) options.whenIdle(() => wanted.forEach(start));
  const focused = islandOf(document.activeElement);
  if (focused) start(focused);
};
