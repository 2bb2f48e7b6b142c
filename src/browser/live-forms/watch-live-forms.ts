import { optionalModule } from '../optional-module.ts';
import { findChoiceForm, getFormUrl, LIVE } from './live-fields.ts';
import { callPage, type PageCall } from './page-call.ts';

const load = optionalModule(() => import('./start-live-forms.ts'));

/**
 * Loads the live-form module when the visitor first uses a live form. If the visitor changes a
 * choice while the module is loading, the resulting page is requested immediately. If the module
 * fails to load, the form's button still submits the form.
 */
export const watchLiveForms = (): void => {
  if (!document.querySelector(LIVE)) return;
  const shown = window.location.pathname + window.location.search;
  const used = new Set<EventTarget>();
  const waiting = new AbortController();
  const { signal } = waiting;
  let call: PageCall | undefined;
  let hasFailed = false;
  const start = (): Promise<void> =>
    load().then(
      (part) => {
        if (signal.aborted) return;
        waiting.abort();
        part.startLiveForms({ shown, used, call });
      },
      () => {
        hasFailed = true;
        if (!call || signal.aborted) return;
        // Without the live-form module, navigates to the resulting page, either now or once the
        // browser is back online.
        const { url } = call;
        if (navigator.onLine) return window.location.assign(url);
        const { signal: until } = call;
        window.addEventListener('online', start, { once: true, signal: until });
      },
    );
  // Removes empty fields from the URL of a form submitted before the module has loaded.
  document.addEventListener(
    'formdata',
    ({ target, formData }) => {
      if (!(target instanceof Element) || !target.matches(LIVE)) return;
      for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
    },
    { capture: true },
  );
  // Loads the page of a history entry that a live form added before this document was reloaded.
  window.addEventListener(
    'popstate',
    () => {
      const { pathname, search } = window.location;
      if (pathname + search !== shown) window.location.replace(pathname + search);
    },
    { signal },
  );
  for (const type of ['pointerover', 'focusin', 'input', 'change']) {
    window.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest(LIVE)) return;
        if (type === 'pointerover' && hasFailed) return;
        if (type === 'input' || type === 'change') used.add(target);
        const form = type === 'change' && findChoiceForm(target);
        if (form) {
          call?.drop();
          call = callPage(getFormUrl(form));
        }
        start();
      },
      { capture: true, passive: true, signal },
    );
  }
};
