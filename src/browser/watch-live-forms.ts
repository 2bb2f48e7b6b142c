import { formOfChoice, LIVE, urlOf } from './live-fields.ts';
import { optionalPart } from './optional-part.ts';
import { callPage, type PageCall } from './page-call.ts';

const load = optionalPart(() => import('./live-form.ts'));

/**
 * Loads what makes search forms live: when somebody turns to one. The page of what is ticked before that is
 * there is on its way meanwhile; without it a form is sent by its button.
 */
export const watchLiveForms = (): void => {
  if (!document.querySelector(LIVE)) return;
  const used = new Set<EventTarget>();
  let call: PageCall | undefined;
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = (): Promise<void> =>
    load().then(
      (part) => {
        if (signal.aborted) return;
        waiting.abort();
        part.startLiveForms({ used, call });
      },
      // Once there is a connection, what was ticked counts.
      () => window.addEventListener('online', start, { once: true, signal }),
    );
  // Sent before that is there, its address says what was chosen and nothing else.
  document.addEventListener(
    'formdata',
    ({ target, formData }) => {
      if (!(target instanceof Element) || !target.matches(LIVE)) return;
      for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
    },
    { capture: true },
  );
  // What the browser puts into fields when it comes back to a page is not what the page shows.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted || used.size > 0) return;
      for (const form of document.querySelectorAll<HTMLFormElement>(LIVE)) form.reset();
    },
    { once: true },
  );
  for (const type of ['pointerover', 'focusin', 'input', 'change']) {
    window.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest(LIVE)) return;
        if (type === 'input' || type === 'change') used.add(target);
        const form = type === 'change' && formOfChoice(target);
        if (form) {
          call?.drop();
          call = callPage(urlOf(form));
        }
        start();
      },
      { capture: true, passive: true, signal },
    );
  }
};
