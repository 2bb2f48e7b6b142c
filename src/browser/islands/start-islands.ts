import type { IslandRoot } from './hydrate-island.tsx';

export type IslandTable = Readonly<Record<string, () => Promise<IslandRoot>>>;

/** Events that indicate that the visitor is about to use an island. */
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
 * Starts the islands on a page (src/components/island.tsx). An island is hydrated in one step once
 * all its code has loaded. React keeps the existing fields, so anything entered before hydration is
 * preserved.
 */
export const startIslands = (options: {
  islands: IslandTable;
  isSignedIn: () => boolean;
  /** Called when a module fails to load. */
  onLost: () => void;
  whenIdle: (start: () => void) => void;
}): void => {
  /**
   * Finds the outermost island around an element. Nested islands are hydrated as part of the
   * outermost one.
   */
  const findIsland = (target: EventTarget | null): HTMLElement | undefined => {
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
  /**
   * Islands whose plain HTML form is being submitted. Hydrating one of them could submit its form
   * again.
   */
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
      // After a failure, the island remains a plain HTML form. The next interaction tries again.
      () => {
        started.delete(place);
        options.onLost();
      },
    );
    started.set(place, starting);
    return starting;
  };

  for (const type of USES) {
    // Registered before React's listeners, because React stops events that it cannot replay yet.
    window.addEventListener(
      type,
      ({ target }) => {
        const place = findIsland(target);
        if (place) start(place);
      },
      { capture: true, passive: true },
    );
  }
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    const place = findIsland(target);
    if (place && !defaultPrevented) posting.add(place);
  });
  window.addEventListener('pageshow', () => {
    posting = new WeakSet();
  });
  /** The last button clicked in each island that is still loading. */
  const pressed = new Map<HTMLElement, HTMLElement>();
  // A button does nothing before hydration, so the click is replayed afterwards.
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest('button[type=button]');
      const place = button && findIsland(button);
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
  const focused = findIsland(document.activeElement);
  if (focused) start(focused);
};
