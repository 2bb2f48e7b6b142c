/** In session storage: a 401 has just ended the session, and nobody has told the visitor. */
export const SIGNED_OUT_KEY = 'signed_out';

const SIGNED_OUT =
  'You were signed out. What you typed is kept where you typed it: sign in again to go on.';

/** Tells once, on the page that a 401 led to (specification 4). */
export const tellSignedOut = async (
  storage: () => Pick<Storage, 'getItem' | 'removeItem'>,
  loadToasts: () => Promise<{ showToast(kind: 'info', message: string): unknown }>,
): Promise<void> => {
  try {
    if (storage().getItem(SIGNED_OUT_KEY) === null) return;
    storage().removeItem(SIGNED_OUT_KEY);
    const { showToast } = await loadToasts();
    showToast('info', SIGNED_OUT);
  } catch {
    // Blocked, or the toast did not come: the root is as good a page without it.
  }
};
