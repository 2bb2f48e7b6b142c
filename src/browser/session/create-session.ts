/** The local storage key of the bearer token (docs/specification.md, row 6.2). */
const TOKEN_KEY = 'token';
/**
 * The local storage key of the token's expiry time in Unix milliseconds. An expired token is not
 * sent, because the resulting 401 would navigate away from the page.
 */
const EXPIRES_KEY = 'token_expires';
/** The key prefix of drafts in session storage (src/components/form/draft.ts). */
const DRAFT_PREFIX = 'draft:';
/** A copy of the constant in `show-signed-out.ts`. Importing it would add a chunk to every page. */
const SIGNED_OUT_KEY = 'signed_out';

/**
 * The session in local storage, shared by all tabs. If storage is unavailable, there is no session.
 */
export const createSession = (options: {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;
  /** The tab's session storage, which is not cleared when the candidate's session ends. */
  tabStorage: () => Pick<Storage, 'length' | 'key' | 'setItem' | 'removeItem'>;
  /** Navigates to the site's root. */
  leave: () => void;
  now: () => number;
  /**
   * Calls `changed` when another tab has changed local storage. Returns a function that
   * unsubscribes.
   */
  onOtherTab: (changed: (key: string | null) => void) => () => void;
}) => {
  const { storage } = options;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const token = (): string | null => {
    try {
      const expires = storage().getItem(EXPIRES_KEY);
      return expires && Number(expires) <= options.now() ? null : storage().getItem(TOKEN_KEY);
    } catch {
      return null;
    }
  };
  /** Removes this tab's drafts. Every other tab removes its own drafts. */
  const deleteDrafts = () => {
    try {
      const tab = options.tabStorage();
      const keys = Array.from({ length: tab.length }, (_, i) => tab.key(i) ?? '');
      for (const key of keys) if (key.startsWith(DRAFT_PREFIX)) tab.removeItem(key);
    } catch {
      // If storage is blocked, there are no drafts.
    }
  };
  return {
    token,

    /** @returns true if the browser stored the token */
    start({ token, expiresAt }: { token: string; expiresAt: string }): boolean {
      try {
        storage().setItem(EXPIRES_KEY, String(Date.parse(expiresAt)));
        storage().setItem(TOKEN_KEY, token);
      } catch {
        return false;
      }
      notify();
      return true;
    },

    end(): void {
      try {
        storage().removeItem(TOKEN_KEY);
        storage().removeItem(EXPIRES_KEY);
        // The list of jobs that the candidate applied for is private, as are the drafts.
        storage().removeItem('resume_urls');
      } catch {
        // If storage is blocked, there is no session.
      }
      deleteDrafts();
      notify();
    },

    /**
     * docs/specification.md, row 4.1: any 401 clears local storage and navigates to the site's
     * root, which then shows a message.
     */
    expire(): void {
      try {
        storage().clear();
        options.tabStorage().setItem(SIGNED_OUT_KEY, '');
      } catch {
        // If storage is blocked, there is no session to end.
      }
      notify();
      options.leave();
    },

    /** Calls `listener` when a session starts or ends, in this tab or another. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      // `clear()` removes all keys, so the event's key is null.
      const stop = options.onOtherTab((key) => {
        // Signing out in another tab deletes the drafts. A 401 there (null key) keeps them.
        if (key === TOKEN_KEY && token() === null) deleteDrafts();
        if (key === null || key === TOKEN_KEY) listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
};
