/**
 * Watches whether a button of the pointer is down. What appears between press and release moves the
 * page under the pointer, and the click is lost. By the mouse's events: a touch moves the focus after
 * its pointer is up, between the `mousedown` and the `mouseup` that follow.
 * @returns calls back once nothing is pressed: at once, or when the click has come
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
  // The click comes with the release, in the same task.
  const releaseAfterClick = () => setTimeout(release);
  page.addEventListener('mouseup', releaseAfterClick, options);
  // Where the release is not told of: something is dragged, or the browser's own menu is open.
  page.addEventListener('dragend', release, options);
  page.addEventListener('contextmenu', release, options);
  page.addEventListener('keydown', release, options);
  return (callback: () => void): void => {
    if (isPressed) waiting.add(callback);
    else callback();
  };
};
