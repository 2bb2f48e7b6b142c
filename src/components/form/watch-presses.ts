/**
 * Tracks whether a pointer button is down. An error message that appears between press and release
 * moves the page under the pointer, and the click is lost. Uses mouse events: a touch moves the
 * focus after its pointer is up, between the emulated `mousedown` and `mouseup`.
 * @returns runs a callback once no button is pressed: at once, or after the click
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
  // No `mouseup` is sent after a drag or while the browser's context menu is open.
  page.addEventListener('dragend', release, options);
  page.addEventListener('contextmenu', release, options);
  page.addEventListener('keydown', release, options);
  return (callback: () => void): void => {
    if (isPressed) waiting.add(callback);
    else callback();
  };
};
