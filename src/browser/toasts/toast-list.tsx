import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import styles from '../../styles/toasts.css?url';

/** Specification 9, 'Toast notifications'. */
const AUTO_CLOSE_MS = 5_000;
const MOST_SHOWN = 20;
const DRAG_PERCENT = 60;

const CloseButton = ({ closeToast }: { closeToast: (byVisitor: true) => void }) => (
  <button
    className="Toastify__close-button"
    type="button"
    aria-label="Close this message"
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
/** Their looks are here, or will not come. */
export const isStyled = new Promise((done) => {
  link.onload = done;
  link.onerror = done;
});
document.head.append(link);

// A root of its own: a navigation or an error of the page leaves it standing.
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
    // The page takes the focus to the same words: a toast must not interrupt them.
    role="status"
    aria-label="Messages, Alt+T"
    closeButton={CloseButton}
    // How long it stays is told by an animation of the hidden bar (src/styles/toasts.css).
    hideProgressBar
    icon={false}
    transition={false}
  />,
);

/** Whether a toast hides the middle of it. */
const isCovered = (element: Element): boolean => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [...place.querySelectorAll('.Toastify__toast')].some((each) => {
    const box = each.getBoundingClientRect();
    return box.left < x && x < box.right && box.top < y && y < box.bottom;
  });
};

/**
 * WCAG 2.2, 2.4.11: toasts that hide what has the focus go to the other end of the window. Where they hide
 * it there, too, they close.
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
  // What takes the focus may be scrolled to first, at once or smoothly.
  requestAnimationFrame(uncoverFocus);
});
document.addEventListener('scrollend', uncoverFocus);

/** Over all that lies over the page: what was shown last in the browser's top layer is the topmost. */
const raise = () => {
  // Browsers without popovers have no menu that lies over it either.
  place.hidePopover?.();
  place.showPopover?.();
};
toast.onChange(({ status }) => {
  if (status !== 'added') return;
  raise();
  requestAnimationFrame(uncoverFocus);
});
document.addEventListener('toggle', ({ target }) => target !== place && raise(), { capture: true });

// Whoever comes by keyboard (Alt+T leads here) has all the time that they need.
let cameFrom: Element | null = null;
place.addEventListener('focusin', ({ relatedTarget }) => {
  if (!place.contains(relatedTarget as Node | null)) cameFrom = relatedTarget as Element | null;
  toast.pause();
});
place.addEventListener('focusout', ({ relatedTarget }) => {
  if (!place.contains(relatedTarget as Node | null)) toast.play();
});
document.addEventListener('keydown', (event) => {
  // A menu that is open is closed first.
  const isOthers = event.defaultPrevented || document.querySelector('.site-menu:popover-open');
  if (event.key !== 'Escape' || isOthers) return;
  toast.clearWaitingQueue();
  toast.dismiss();
  if (place.contains(document.activeElement)) (cameFrom as HTMLElement | null)?.focus();
});

export { toast };
