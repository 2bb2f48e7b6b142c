import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import styles from '../../styles/toasts.css?url';

/** These settings are from docs/specification.md, row 9.2. */
const AUTO_CLOSE_MS = 5_000;
const MOST_SHOWN = 20;
const DRAG_PERCENT = 60;

const CloseButton = ({ closeToast }: { closeToast: (byVisitor: true) => void }) => (
  <button
    className="Toastify__close-button"
    type="button"
    aria-label="Close message"
    onClick={(event) => {
      event.stopPropagation();
      closeToast(true);
    }}
  >
    ×
  </button>
);

const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = styles;
/** Resolves once the styles have loaded or failed to load. */
export const isStyled = new Promise((done) => {
  link.onload = done;
  link.onerror = done;
});
document.head.append(link);

// A separate React root, so that navigations and errors on the page do not affect it.
const place = document.createElement('div');
place.className = 'toasts';
place.popover = 'manual';
document.body.append(place);
createRoot(place).render(
  <ToastContainer
    position="top-right"
    autoClose={AUTO_CLOSE_MS}
    limit={MOST_SHOWN}
    newestOnTop
    closeOnClick
    pauseOnHover
    pauseOnFocusLoss
    draggable
    draggablePercent={DRAG_PERCENT}
    // The role `alert` would interrupt the announcement of the focused message on the page.
    role="status"
    aria-label="Messages, Alt+T"
    closeButton={CloseButton}
    // The hidden progress bar's animation times the toast (src/styles/toasts.css).
    hideProgressBar
    icon={false}
    transition={false}
  />,
);

/** True if a toast covers the element's centre. */
const isCovered = (element: Element): boolean => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [...place.querySelectorAll('.Toastify__toast')].some((each) => {
    const box = each.getBoundingClientRect();
    return box.left < x && x < box.right && box.top < y && y < box.bottom;
  });
};

/**
 * Moves the toasts to the opposite end of the window if they cover the focused element, and closes
 * them if they would cover it there too (WCAG 2.2, 2.4.11).
 */
const uncoverFocus = () => {
  const focused = document.activeElement;
  const container = place.querySelector<HTMLElement>('.Toastify__toast-container');
  if (!container || !focused || place.contains(focused) || !isCovered(focused)) return;
  container.style.insetBlock = container.style.insetBlock ? '' : 'auto var(--space-4)';
  if (isCovered(focused)) toast.dismiss();
};
document.addEventListener('focusin', () => {
  uncoverFocus();
  // The browser may first scroll the focused element into view, either instantly or smoothly.
  requestAnimationFrame(uncoverFocus);
});
document.addEventListener('scrollend', uncoverFocus);

/**
 * Moves the toasts to the top of the browser's top layer, where the most recently shown element is
 * in front.
 */
const raise = () => {
  // Browsers without popovers have no menu in the top layer either.
  place.hidePopover?.();
  place.showPopover?.();
};
toast.onChange(({ status }) => {
  if (status !== 'added') return;
  raise();
  requestAnimationFrame(uncoverFocus);
});
document.addEventListener('toggle', ({ target }) => target !== place && raise(), { capture: true });

// Toasts are paused while they have keyboard focus (Alt+T).
let cameFrom: Element | null = null;
place.addEventListener('focusin', ({ relatedTarget }) => {
  if (!place.contains(relatedTarget as Node | null)) cameFrom = relatedTarget as Element | null;
  toast.pause();
});
place.addEventListener('focusout', ({ relatedTarget }) => {
  if (!place.contains(relatedTarget as Node | null)) toast.play();
});
document.addEventListener('keydown', (event) => {
  // If a menu is open, Escape closes the menu first.
  const isOthers = event.defaultPrevented || document.querySelector('.site-menu:popover-open');
  if (event.key !== 'Escape' || isOthers) return;
  toast.clearWaitingQueue();
  toast.dismiss();
  if (place.contains(document.activeElement)) (cameFrom as HTMLElement | null)?.focus();
});

export { toast };
