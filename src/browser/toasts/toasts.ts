import { optionalPart } from '../optional-part.ts';

export type ToastKind = 'success' | 'error' | 'info';

/** Said when a server refused a form: the words for it stand in the form's own error summary. */
export const NOT_SENT = 'Not sent yet. What is wrong stands at the top of the form.';

const loadToasts = optionalPart(() => import('./toast-list.tsx'));

/** Loads what shows toasts while there is a connection: it may be the want of one that they tell of. */
export const prepareToasts = (): void => {
  loadToasts().catch(() => undefined);
};

/**
 * Shows a message at the top right (specification 9). The page itself must say the same: a toast is
 * gone in five seconds, and does not come at all where its chunk cannot be loaded.
 * @param once whether it is left out while the same message is shown: several calls fail at a time.
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
    // Offline: the page says it.
  }
};
