export type ToastKind = 'success' | 'error' | 'info';

/** Said when a server refused a form: the words for it stand in the form's own error summary. */
export const NOT_SENT = 'Not sent yet. What is wrong stands at the top of the form.';

/**
 * Vite tells the window of a chunk that did not load, and Waku's listener, which no other can come
 * before, reloads the page. What somebody typed must not go for the sake of a toast, so the window
 * does not hear of it while `load` is under way (decision 14). `load` still fails.
 */
const withoutReload = async <T>(load: () => Promise<T>): Promise<T> => {
  window.dispatchEvent = (event) =>
    event.type === 'vite:preloadError' || EventTarget.prototype.dispatchEvent.call(window, event);
  try {
    return await load();
  } finally {
    // Uncovers the method that every window has.
    Reflect.deleteProperty(window, 'dispatchEvent');
  }
};

let loading: Promise<typeof import('./toast-list.tsx')> | undefined;

/**
 * Shows a message at the top right (specification 9). The page itself must say the same: a toast is
 * gone in five seconds, and does not come at all where its chunk cannot be loaded.
 */
export const showToast = async (kind: ToastKind, message: string): Promise<void> => {
  try {
    loading ??= withoutReload(() => import('./toast-list.tsx'));
    const { toast } = await loading;
    toast[kind](message);
  } catch {
    // Offline: the page says it. The next one tries anew.
    loading = undefined;
  }
};
