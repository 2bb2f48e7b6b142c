import morphdom from 'morphdom';
import { BROWSER_CALL_MS } from '../lib/deadlines.ts';
import { formUrl } from './form-url.ts';
import { isOutdated } from './own-build.ts';

/*
 * A GET form whose page changes with it, without a page load: the next page is fetched as the document that it is,
 * and what differs is put into this one. Whatever goes wrong, the browser goes there instead.
 */

const LIVE = 'form[data-live]';

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const isChoice = (field: Field): boolean =>
  field instanceof HTMLSelectElement || ['checkbox', 'radio'].includes(field.type);

/** Fields typed into since the page was asked for that comes. */
const typed = new Set<Field>();

/** Ends what is on its way: somebody asked for something else. */
let asking: AbortController | undefined;

const buildOf = (page: Document): string | undefined =>
  page.querySelector<HTMLElement>('script[data-build]')?.dataset.build;

/** The document at an address; undefined where the browser must go there itself. */
const load = async (url: string, signal: AbortSignal): Promise<Document | undefined> => {
  const answer = await fetch(url, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(BROWSER_CALL_MS)]),
  });
  if (!answer.ok || answer.redirected) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return buildOf(page) === buildOf(document) ? page : undefined;
};

/** A picture that has its source keeps it. */
const isSamePicture = (from: Element, to: Element): boolean =>
  from instanceof HTMLImageElement &&
  from.dataset.state !== undefined &&
  from.dataset.src === (to as HTMLImageElement).dataset.src;

/** Gives the page that comes what this one has of its visitor. */
const keepState = (from: Element, to: Element): void => {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
  if (!(from instanceof HTMLInputElement) || isChoice(from)) return;
  // A combobox by now (suggest-search.ts).
  for (const { name, value } of from.attributes) {
    if (/^(role|aria-.*|autocomplete)$/.test(name)) to.setAttribute(name, value);
  }
  if (typed.has(from)) (to as HTMLInputElement).value = from.value;
};

const show = (page: Document): void => {
  const [from, to] = [document, page].map((one) => one.querySelector('main'));
  if (!from || !to) throw new Error('A page without content.');
  morphdom(from, to, {
    onBeforeElUpdated(was, becomes) {
      if (isSamePicture(was, becomes)) return false;
      keepState(was, becomes);
      return true;
    },
    // What the browser's parts put there.
    onBeforeNodeDiscarded: (node) =>
      !(node instanceof Element && node.matches('.suggestions, .suggestions + [role=status]')),
  });
  document.title = page.title;
};

/** Where the visitor is on the page that they leave, for when they come back. */
const noteScroll = () =>
  window.history.replaceState({ ...window.history.state, y: window.scrollY }, '');

const here = () => window.location.pathname + window.location.search;

/** The address of the page that is shown. */
let shown = here();

interface Going {
  readonly isBack?: boolean;
}

const go = async (url: string, { isBack = false }: Going = {}): Promise<void> => {
  asking?.abort();
  typed.clear();
  const form = document.querySelector(LIVE);
  if (isOutdated() || !form) return window.location.assign(url);
  asking = new AbortController();
  const { signal } = asking;
  form.setAttribute('aria-busy', 'true');
  try {
    const page = await load(url, signal);
    if (signal.aborted) return;
    if (!page) return isBack ? window.location.reload() : window.location.assign(url);
    if (!isBack) {
      noteScroll();
      window.history.pushState({}, '', url);
    }
    show(page);
    shown = here();
    document.querySelector(LIVE)?.removeAttribute('aria-busy');
    if (isBack) window.scrollTo({ top: window.history.state?.y ?? 0 });
  } catch {
    if (signal.aborted) return;
    form.removeAttribute('aria-busy');
    // The browser would show a screen of its own in place of all that was typed.
    if (!navigator.onLine) {
      window.addEventListener('online', () => go(url, { isBack }), { once: true, signal });
    } else if (isBack) window.location.reload();
    else window.location.assign(url);
  }
};

const urlOf = (form: HTMLFormElement): string =>
  formUrl(form.getAttribute('action') ?? '', new FormData(form));

/** On a phone the filters lie over the results that were asked for. */
const closeFilters = (form: HTMLFormElement): void => {
  const filters = form.querySelector('details.filters[open]');
  if (filters?.contains(document.activeElement)) filters.querySelector('summary')?.focus();
  filters?.removeAttribute('open');
};

/** What a visitor does in the forms of the page; `before`: fields that they used before this was here. */
export const startLiveForms = (before: Iterable<EventTarget>): void => {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.matches(LIVE)) return;
    event.preventDefault();
    go(urlOf(form));
    closeFilters(form);
  });
  document.addEventListener('input', ({ target }) => {
    if (isField(target) && !isChoice(target)) typed.add(target);
  });
  document.addEventListener('change', ({ target }) => {
    if (isField(target) && isChoice(target) && target.form?.matches(LIVE)) go(urlOf(target.form));
  });
  window.addEventListener('popstate', () => {
    // Not to a place on this page.
    if (here() !== shown) go(here(), { isBack: true });
  });
  const early = [...before].filter(isField);
  for (const field of early) if (!isChoice(field)) typed.add(field);
  const chosen = early.find((field) => isChoice(field) && field.form?.matches(LIVE));
  if (chosen?.form) go(urlOf(chosen.form));
};
