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
  /** Whose plain form goes out, which React must not send once more. */
  let posting = new WeakSet<Element>();

  const start = (place: HTMLElement): Promise<void> => {
    const known = started.get(place);
    if (known) return known;
    const load = options.islands[place.dataset.island ?? ''];
    const starting = Promise.all([load?.(), loadRoots()]).then(
      ([Root, roots]) => {
        if (posting.has(place)) started.delete(place);
        else if (Root && roots) roots.hydrateIsland(place, Root);
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
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    const place = islandOf(target);
    if (place && !defaultPrevented) posting.add(place);
  });
  window.addEventListener('pageshow', () => {
    posting = new WeakSet();
  });
  /** The last button that was pressed of each part that is on its way. */
  const pressed = new Map<HTMLElement, HTMLElement>();
  // A button does nothing by itself: the press counts once there is somebody to hear it.
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest('button[type=button]');
      const place = button && islandOf(button);
      if (!place || 'started' in place.dataset) return;
      event.stopImmediatePropagation();
      const isWaiting = pressed.has(place);
      pressed.set(place, button as HTMLElement);
      if (isWaiting) return;
      start(place).then(() => {
        const last = pressed.get(place);
        pressed.delete(place);
        if ('started' in place.dataset) last?.click();
      });
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
