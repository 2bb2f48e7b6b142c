import { optionalModule } from '../optional-module.ts';

export type ToastKind = 'success' | 'error' | 'info';

/** Shown when the server rejects a form; the form's error summary has the details. */
export const NOT_SENT = 'Not sent. Please fix the errors listed at the top of the form.';

const loadToasts = optionalModule(() => import('./toast-list.tsx'));

/** Loads the toasts in advance, as a later toast may report a lost connection. */
export const prepareToasts = (): void => {
  loadToasts().catch(() => undefined);
};

/**
 * Shows a message at the top right (docs/specification.md, row 9.2). The page must contain the same
 * message: a toast closes after five seconds, and is missing if its chunk cannot be loaded.
 * @param once skip the toast while the same message is shown, as several calls may fail at once
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
    // Offline: the page itself contains the message.
  }
};
