/** Specification 6: the bearer token's key in local storage. */
const TOKEN_KEY = 'token';
/** When it ends, Unix milliseconds: one that is over is not sent, as its 401 would end the visit. */
const EXPIRES_KEY = 'token_expires';
/** What forms keep of what was typed (src/components/form/draft.ts), in session storage. */
const DRAFT_PREFIX = 'draft:';
/** As `tell-signed-out.ts` has it: shared, it would be a file of its own for every page. */
const SIGNED_OUT_KEY = 'signed_out';

/**
 * The session as local storage holds it, shared by all tabs. A storage that fails is nobody signed
 * in.
 */
export const createSession = (options: {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;
  /** The tab's own, which the end of a session does not clear. */
  tabStorage: () => Pick<Storage, 'length' | 'key' | 'setItem' | 'removeItem'>;
  /** Goes to the site's root. */
  leave: () => void;
  now: () => number;
  /** Calls back when another tab changed the storage; gives what stops it. */
  onOtherTab: (changed: (key: string | null) => void) => () => void;
}) => {
  const { storage } = options;
  const listeners = new Set<() => void>();
  const tell = () => {
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
  /** Of this tab: each forgets its own. */
  const forgetDrafts = () => {
    try {
      const tab = options.tabStorage();
      const keys = Array.from({ length: tab.length }, (_, i) => tab.key(i) ?? '');
      for (const key of keys) if (key.startsWith(DRAFT_PREFIX)) tab.removeItem(key);
    } catch {
      // Blocked: then there are none.
    }
  };
  return {
    token,

    /** @returns whether the browser keeps it */
    start({ token, expiresAt }: { token: string; expiresAt: string }): boolean {
      try {
        storage().setItem(EXPIRES_KEY, String(Date.parse(expiresAt)));
        storage().setItem(TOKEN_KEY, token);
      } catch {
        return false;
      }
      tell();
      return true;
    },

    end(): void {
      try {
        storage().removeItem(TOKEN_KEY);
        storage().removeItem(EXPIRES_KEY);
        // Which jobs somebody applied for is theirs, and so is what they typed.
        storage().removeItem('resume_urls');
      } catch {
        // Blocked: then there is no session either.
      }
      forgetDrafts();
      tell();
    },

    /** Specification 4: any 401 clears all local storage and goes to the root, which says so. */
    expire(): void {
      try {
        storage().clear();
        options.tabStorage().setItem(SIGNED_OUT_KEY, '');
      } catch {
        // As above.
      }
      tell();
      options.leave();
    },

    /** Calls `listener` whenever somebody signs in or out, in this tab or another. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      // `clear()` changes every key at once: its key is null.
      const stop = options.onOtherTab((key) => {
        // Signed out there; a 401 clears every key at once and leaves what was typed.
        if (key === TOKEN_KEY && token() === null) forgetDrafts();
        if (key === null || key === TOKEN_KEY) listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
};
