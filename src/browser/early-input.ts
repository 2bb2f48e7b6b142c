const fields = new Set<EventTarget>();

/** Notes where somebody types or chooses before the page's own scripts act on it, until `signal` ends. */
export const noteInput = (page: EventTarget, signal: AbortSignal): void => {
  page.addEventListener('input', ({ target }) => target && fields.add(target), { signal });
};

/** Whether something was used so, and nobody has acted on it yet. */
export const hasEarlyInput = (): boolean => fields.size > 0;

/** Those of `candidates` that were used so. Told once: whoever asks acts on it. */
export const takeEarlyInput = <Field extends EventTarget>(candidates: Iterable<Field>): Field[] =>
  [...candidates].filter((field) => fields.delete(field));
