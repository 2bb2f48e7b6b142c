import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';

/** Specification 9, 'Toast notifications'. */
const AUTO_CLOSE_MS = 5_000;
const MOST_SHOWN = 20;
const DRAG_PERCENT = 60;

// A root of its own: a navigation or an error of the page leaves it standing.
const place = document.createElement('div');
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
    // How long it stays is told by an animation of the hidden bar (src/styles/toasts.css).
    hideProgressBar
    icon={false}
    transition={false}
  />,
);

export { toast };
