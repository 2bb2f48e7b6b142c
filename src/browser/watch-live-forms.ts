import { optionalPart } from './optional-part.ts';

const load = optionalPart(() => import('./live-form.ts'));

/**
 * Loads what makes search forms live: with their first use, or once the browser is idle. What was ticked before that
 * is asked for then; without it a form is sent by its button.
 */
export const watchLiveForms = (whenIdle: (start: () => void) => void): void => {
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
  for (const type of ['input', 'change']) {
    window.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest('form[data-live]')) return;
        used.add(target);
        start();
      },
      { capture: true, passive: true, signal },
    );
  }
  whenIdle(start);
};
