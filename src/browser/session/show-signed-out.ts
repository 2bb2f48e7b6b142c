/**
 * Session storage key, set when a 401 ends the session and removed once the message has been shown.
 */
export const SIGNED_OUT_KEY = 'signed_out';

const SIGNED_OUT = 'You’ve been signed out. What you typed is saved: sign in again to continue.';

/**
 * Shows a message once, on the page that a 401 redirects the visitor to (docs/specification.md, row
 * 4.1).
 */
export const showSignedOut = async (
  storage: () => Pick<Storage, 'getItem' | 'removeItem'>,
  loadToasts: () => Promise<{ showToast(kind: 'info', message: string): unknown }>,
): Promise<void> => {
  try {
    if (storage().getItem(SIGNED_OUT_KEY) === null) return;
    storage().removeItem(SIGNED_OUT_KEY);
    const { showToast } = await loadToasts();
    showToast('info', SIGNED_OUT);
  } catch {
    // If storage is blocked or the toast fails to load, the page works without the message.
  }
};
