/**
 * Tracks whether a mouse button is down. If an error message appeared between `mousedown` and
 * `mouseup`, the page would move under the pointer and the click would be lost. Uses mouse events
 * rather than pointer events, because a touch moves focus after `pointerup`, between the emulated
 * `mousedown` and `mouseup`.
 * @returns a function that runs a callback when no button is down: immediately, or after the click
 */
export const watchPresses = (page: EventTarget, signal: AbortSignal) => {
  let isPressed = false;
  const waiting = new Set<() => void>();
  const release = () => {
    isPressed = false;
    for (const callback of waiting) callback();
    waiting.clear();
  };
  const options = { capture: true, signal };
  page.addEventListener(
    'mousedown',
    () => {
      isPressed = true;
    },
    options,
  );
  // The click event follows `mouseup` in the same task.
  const releaseAfterClick = () => setTimeout(release);
  page.addEventListener('mouseup', releaseAfterClick, options);
  // After a drag, or while the browser's context menu is open, there is no `mouseup` event.
  page.addEventListener('dragend', release, options);
  page.addEventListener('contextmenu', release, options);
  page.addEventListener('keydown', release, options);
  return (callback: () => void): void => {
    if (isPressed) waiting.add(callback);
    else callback();
  };
};
