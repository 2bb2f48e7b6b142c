/** Whoever waits no longer than this for a page sees nothing of it. */
export const PROGRESS_AFTER_MS = 150;
/** Said to screen readers only where it takes so long that one wonders. */
export const ANNOUNCE_AFTER_MS = 1_000;

export type NavigationWait = 'none' | 'shown' | 'announced';

/** What a navigation, or a page loaded ahead, asks the server for: alike for the same page. */
type Key = string;

/**
 * Tells how long somebody waits for a page, from the first navigation that is under way to the end of
 * the last one. What is loaded ahead is nobody's wait until somebody follows the link that it is for.
 */
export const createNavigationWait = (options: { onWait: (wait: NavigationWait) => void }) => {
  const ahead = new Map<Key, Promise<unknown>>();
  const waits = new Set<Promise<unknown>>();
  let timers: ReturnType<typeof setTimeout>[] = [];

  const begin = (page: Promise<unknown>) => {
    if (waits.has(page)) return;
    if (waits.size === 0) {
      timers = [
        setTimeout(() => options.onWait('shown'), PROGRESS_AFTER_MS),
        setTimeout(() => options.onWait('announced'), ANNOUNCE_AFTER_MS),
      ];
    }
    waits.add(page);
    const end = () => {
      waits.delete(page);
      if (waits.size > 0) return;
      timers.forEach(clearTimeout);
      options.onWait('none');
    };
    page.then(end, end);
  };

  return {
    /** A navigation asks for its page. */
    navigate: begin,

    /** A page is loaded ahead. */
    loadAhead(key: Key, page: Promise<unknown>) {
      ahead.set(key, page);
      const end = () => {
        if (ahead.get(key) === page) ahead.delete(key);
      };
      page.then(end, end);
    },

    /** Somebody follows a link: what is under way for it ahead is waited for now. */
    follow(key: Key) {
      const page = ahead.get(key);
      if (page) begin(page);
    },
  };
};
