/**
 * The session storage key that is set if a 401 has ended the session and no message has been shown
 * yet.
 */
export const SIGNED_OUT_KEY = 'signed_out';

const SIGNED_OUT = 'You’ve been signed out. What you typed is saved: sign in again to continue.';

/** Shows a message once, on the page that a 401 led to (docs/specification.md, row 4.1). */
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
    // If the storage is blocked or the toast fails, the root page works without the message.
  }
};
