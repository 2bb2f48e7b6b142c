/** As many pages as somebody goes back through. */
export const PLACES_MAX = 50;
const STORAGE_KEY = 'scroll-places';

/** What is used here of the Navigation API: each entry of the history has a key of its own. */
export interface HistoryEntries extends EventTarget {
  readonly currentEntry: { readonly key: string } | null;
}

interface TraversalEvent extends Event {
  readonly navigationType: string;
  /** Within the page that is shown. */
  readonly hashChange: boolean;
}

/**
 * Where each entry of the history was scrolled to. The router begins every page at its top, and browsers
 * put a place back before the page is there: so who goes back or forward is taken to it here.
 */
export const createScrollPlaces = (options: {
  page: Pick<Window, 'scrollY' | 'scrollTo' | 'addEventListener'>;
  entries: HistoryEntries;
  /** Survives a page that is loaded whole. It may refuse. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}) => {
  const { page, entries } = options;
  const load = (): Map<string, number> => {
    try {
      return new Map(JSON.parse(options.storage().getItem(STORAGE_KEY) ?? '[]'));
    } catch {
      return new Map(); // Without storage, or one of ours, places last as long as the document.
    }
  };
  const places = load();
  // The entry whose page is shown: the address is another one before its page is.
  let shown = entries.currentEntry?.key;
  /** Whether somebody goes back or forward, until the page of that entry is there. */
  let isTraversing = false;

  const note = () => {
    if (!shown || isTraversing) return;
    places.delete(shown);
    places.set(shown, page.scrollY);
    const [oldest] = places.keys();
    if (places.size > PLACES_MAX && oldest) places.delete(oldest);
  };
  const save = () => {
    try {
      options.storage().setItem(STORAGE_KEY, JSON.stringify([...places]));
    } catch {
      // As above.
    }
  };

  /** To be called once the page of the current entry is there and the router has scrolled it. */
  const show = () => {
    const isOld = isTraversing;
    isTraversing = false;
    shown = entries.currentEntry?.key;
    if (!isOld || !shown) return;
    const place = places.get(shown);
    if (Number.isFinite(place)) page.scrollTo({ top: place, behavior: 'instant' });
  };

  const watch = (signal: AbortSignal) => {
    page.addEventListener('scroll', note, { signal, passive: true });
    page.addEventListener('pagehide', save, { signal });
    entries.addEventListener(
      'navigate',
      (event) => {
        const { navigationType, hashChange } = event as TraversalEvent;
        // A step of the visitor that overtakes another counts; what the router writes does not.
        if (navigationType === 'traverse') {
          note();
          isTraversing = true;
        } else if (navigationType === 'push') {
          isTraversing = false;
          if (hashChange) {
            note();
            // The browser scrolls before the router has shown the new entry.
            shown = undefined;
          }
        }
      },
      { signal },
    );
  };
  return { show, watch };
};
