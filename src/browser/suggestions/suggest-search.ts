import type { Suggestion } from '../../contracts/suggestion.ts';
import { BROWSER_CALL_MS } from '../../lib/deadlines.ts';
import { fillField } from './fill-field.ts';

/** The debounce delay after a keystroke, so that fast typing sends a single request. */
const PAUSE_MS = 120;

/**
 * If a query of at least this length has no suggestions, longer queries that start with it have
 * none either.
 */
const MIN_LENGTH_WITHOUT_RESULTS = 3;

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children);
  return created;
};

/** Normalises case and whitespace, so that equivalent inputs share a cache entry. */
const normalizeText = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

const load = async (
  field: string,
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> => {
  const response = await fetch(`/misc/suggestions?${new URLSearchParams({ field, text })}`, {
    // Credentials are omitted so that shared caches can respond.
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(BROWSER_CALL_MS)]),
  });
  return (await response.json()).data;
};

const known = new WeakSet<HTMLInputElement>();

/**
 * Turns a search field into a combobox ("Editable Combobox With List Autocomplete", WAI-ARIA
 * Authoring Practices). Suggestions are never selected automatically. If there are none, the field
 * works as a plain text field.
 */
export const suggestSearch = (field: HTMLInputElement): void => {
  if (known.has(field)) return;
  known.add(field);
  const id = `${field.id}-suggestions`;
  const list = element('ul', {
    id,
    class: 'suggestions',
    role: 'listbox',
    'aria-label': 'Suggestions',
  });
  // A live region must exist before its text changes, or screen readers do not announce it.
  const status = element('p', { class: 'visually-hidden', role: 'status' });
  field.after(list, status);
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  };
  for (const [key, value] of Object.entries(combobox)) field.setAttribute(key, value);
  // Turns off the browser's own suggestions, unless `autocomplete` is already set.
  field.autocomplete ||= 'off';

  let shown: readonly Suggestion[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call: AbortController | undefined;
  /** The most recent query that had no suggestions. */
  let barren: string | undefined;

  const isOpen = () => list.childElementCount > 0;

  const activate = (index: number) => {
    active = index;
    [...list.children].forEach((option, i) => {
      option.setAttribute('aria-selected', String(i === index));
      if (i === index) option.scrollIntoView({ block: 'nearest' });
    });
    if (index < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `${id}-${index}`);
  };

  const show = (suggestions: readonly Suggestion[]) => {
    shown = suggestions;
    list.replaceChildren(
      ...suggestions.map(({ value, kind, count }, i) => {
        const jobs = `${count.toLocaleString('en')} job${count === 1 ? '' : 's'}`;
        const note = kind === 'employer' ? `Employer, ${jobs}` : jobs;
        return element(
          'li',
          { id: `${id}-${i}`, role: 'option' },
          element('span', { dir: 'auto' }, value),
          ' ',
          element('span', { class: 'count' }, note),
        );
      }),
    );
    const { length } = suggestions;
    field.setAttribute('aria-expanded', String(length > 0));
    status.textContent = length ? `${length} suggestion${length === 1 ? '' : 's'}` : '';
    activate(-1);
  };

  const close = () => {
    clearTimeout(timer);
    call?.abort();
    if (isOpen()) show([]);
  };

  /** Requests suggestions for the current query, and aborts the previous request. */
  const request = async (choose?: 'first' | 'last') => {
    clearTimeout(timer);
    call?.abort();
    const text = normalizeText(field.value);
    if (!text || (barren && text.startsWith(barren))) return close();
    call = new AbortController();
    const { signal } = call;
    try {
      const found = await load(field.name, text, signal);
      if (signal.aborted) return;
      show(found);
      if (found.length === 0 && text.length >= MIN_LENGTH_WITHOUT_RESULTS) barren = text;
      if (choose && found.length > 0) activate(choose === 'first' ? 0 : found.length - 1);
    } catch {
      // If the request fails, the field works without suggestions.
      if (!signal.aborted) close();
    }
  };

  const pick = (index: number) => {
    const picked = shown[index];
    if (picked) fillField(field, picked.value);
    close();
  };

  /** Moves to the next or previous option, wrapping around at the ends. */
  const move = (step: 1 | -1) => {
    const { length } = shown;
    activate(active < 0 ? (step > 0 ? 0 : length - 1) : (active + step + length) % length);
  };

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(request, PAUSE_MS);
  });
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the keys of a combobox, one case each.
  field.addEventListener('keydown', (event) => {
    const { key, altKey, isComposing } = event;
    // While composing, an input method (IME) uses these keys to choose a character.
    if (isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const isDown = key === 'ArrowDown';
      if (altKey && !isDown) close();
      else if (!isOpen()) request(altKey ? undefined : isDown ? 'first' : 'last');
      else if (!altKey) move(isDown ? 1 : -1);
    } else if (key === 'Escape' && isOpen()) {
      // In browsers that support it, pressing Escape again clears the field.
      event.preventDefault();
      close();
    } else if (key === 'Enter') {
      if (active < 0) return close();
      event.preventDefault();
      pick(active);
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) activate(-1);
  });
  field.addEventListener('blur', close);
  // Keeps focus in the field.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) =>
    pick([...list.children].findIndex((option) => option.contains(target as Node))),
  );
  // Handles anything that the visitor typed before this module loaded.
  if (field.value !== field.defaultValue) request();
};
