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
  /** Ends the watch over where the page is scrolled to. */
  signal: AbortSignal;
}) => {
  const { page, entries, signal } = options;
  let places = new Map<string, number>();
  try {
    places = new Map(JSON.parse(options.storage().getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    // Without storage, or one of ours, places last as long as the document.
  }
  /** Whether somebody goes back or forward: another page is shown than that of the current entry. */
  let isTraversing = false;

  const current = () => entries.currentEntry?.key ?? '';
  const note = () => {
    if (isTraversing) return;
    places.delete(current());
    places.set(current(), page.scrollY);
    const [oldest = ''] = places.keys();
    if (places.size > PLACES_MAX) places.delete(oldest);
  };
  const save = () => {
    try {
      options.storage().setItem(STORAGE_KEY, JSON.stringify([...places]));
    } catch {
      // As above.
    }
  };

  page.addEventListener('scroll', note, { signal });
  page.addEventListener('pagehide', save, { signal });
  entries.addEventListener(
    'navigate',
    (event) => {
      const { navigationType, hashChange } = event as TraversalEvent;
      // Within the page the browser goes to a place by itself.
      if (hashChange || navigationType === 'traverse') note();
      // A step of the visitor that overtakes another counts; what the router replaces does not.
      if (!hashChange && navigationType !== 'replace') isTraversing = navigationType === 'traverse';
    },
    { signal },
  );

  /** To be called once the page of the current entry is there and the router has scrolled it. */
  return () => {
    if (!isTraversing) return;
    isTraversing = false;
    const place = places.get(current()) as number;
    if (Number.isFinite(place)) page.scrollTo(0, place);
  };
};
