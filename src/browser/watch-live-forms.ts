import { optionalPart } from './optional-part.ts';

const load = optionalPart(() => import('./live-form.ts'));

/**
 * Loads what makes search forms live: when somebody turns to one. What was ticked before they are
 * there is asked for then; without it a form is sent by its button.
 */
export const watchLiveForms = (): void => {
  if (!document.querySelector('form[data-live]')) return;
  const used = new Set<EventTarget>();
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () =>
    load().then(
      (part) => {
        if (signal.aborted) return;
        waiting.abort();
        part.startLiveForms(used);
      },
      () => undefined,
    );
  for (const type of ['pointerover', 'focusin', 'input', 'change']) {
    window.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest('form[data-live]')) return;
        if (type === 'input' || type === 'change') used.add(target);
        start();
      },
      { capture: true, passive: true, signal },
    );
  }
};
