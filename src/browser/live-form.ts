import morphdom from 'morphdom';
import { formOfChoice, isTextField, LIVE, urlOf } from './live-fields.ts';
import { isOutdated } from './own-build.ts';
import { callPage, type PageCall } from './page-call.ts';

/*
 * A GET form whose page changes with it, without a page load: the next page is fetched as the document that it is,
 * and what differs is put into this one. Whatever goes wrong, the browser goes there instead.
 */

/** Fields typed into since the page was asked for that comes. */
const typed = new Set<EventTarget>();

/** What is on its way, until somebody asks for something else. */
let asking: PageCall | undefined;

const buildOf = (page: Document): string | undefined =>
  page.querySelector<HTMLElement>('script[data-build]')?.dataset.build;

/** The document that came; undefined where the browser must go there itself. */
const read = async (answer: Response): Promise<Document | undefined> => {
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
  if (!isTextField(from)) return;
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
  /** It was called for already. */
  readonly call?: PageCall;
}

const go = async (url: string, { isBack = false, call }: Going = {}): Promise<void> => {
  asking?.drop();
  typed.clear();
  const form = document.querySelector(LIVE);
  if (isOutdated() || !form) return window.location.assign(url);
  asking = call ?? callPage(url);
  const { answer, signal } = asking;
  form.setAttribute('aria-busy', 'true');
  try {
    const page = await answer.then(read);
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

/** On a phone the filters lie over the results that were asked for. */
const closeFilters = (form: HTMLFormElement): void => {
  const filters = form.querySelector('details.filters[open]');
  if (filters?.contains(document.activeElement)) filters.querySelector('summary')?.focus();
  filters?.removeAttribute('open');
};

/** What a visitor did in the forms of the page before this was here. */
export interface Before {
  readonly used: Iterable<EventTarget>;
  readonly call: PageCall | undefined;
}

export const startLiveForms = ({ used, call }: Before): void => {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.matches(LIVE)) return;
    event.preventDefault();
    go(urlOf(form));
    closeFilters(form);
  });
  document.addEventListener('input', ({ target }) => {
    if (isTextField(target)) typed.add(target);
  });
  document.addEventListener('change', ({ target }) => {
    const form = formOfChoice(target);
    if (form) go(urlOf(form));
  });
  window.addEventListener('popstate', () => {
    // Not to a place on this page.
    if (here() !== shown) go(here(), { isBack: true });
  });
  if (call) go(call.url, { call });
  for (const field of used) if (isTextField(field)) typed.add(field);
};
