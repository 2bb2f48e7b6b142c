import { optionalModule } from '../optional-module.ts';

export type ToastKind = 'success' | 'error' | 'info';

/** Shown when the server rejects a form. The form's error summary has the details. */
export const NOT_SENT = 'Not sent. Please fix the errors listed at the top of the form.';

const loadToasts = optionalModule(() => import('./toast-list.tsx'));

/**
 * Loads the toast module in advance, because a later toast may have to report a lost connection.
 */
export const prepareToasts = (): void => {
  loadToasts().catch(() => undefined);
};

/**
 * Shows a message at the top right (docs/specification.md, row 9.2). The page itself must contain
 * the same message, because a toast closes after five seconds and does not appear at all if its
 * chunk cannot be loaded.
 * @param once skips the toast while the same message is already shown, because several calls may
 *   fail at the same time
 */
export const showToast = async (
  kind: ToastKind,
  message: string,
  { once = false } = {},
): Promise<void> => {
  try {
    const { toast, isStyled } = await loadToasts();
    await isStyled;
    toast[kind](message, once ? { toastId: message.replace(/\W+/g, '-') } : {});
  } catch {
    // If the toasts fail to load, for instance offline, the page still contains the message.
  }
};
