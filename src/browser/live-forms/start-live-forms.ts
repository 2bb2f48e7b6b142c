import morphdom from 'morphdom';
import { isOutdated } from '../builds/outdated-build.ts';
import { findChoiceForm, getFormUrl, isTextField, LIVE } from './live-fields.ts';
import { callPage, HELD_PAGE, PAGE_SHOWN, type PageCall } from './page-call.ts';

/*
 * Lets a GET form update its page without a page load: fetches the next page's document and morphs
 * the current page into it. On any failure, the browser navigates instead.
 */

/** The fields that the visitor has edited since the pending page was requested. */
const typed = new Set<EventTarget>();

/** The request in flight, until a later request supersedes it. */
let pending: PageCall | undefined;

/** The URL of the displayed page. */
let shown = '';

const getCurrentUrl = () => window.location.pathname + window.location.search;

/**
 * Lists a document's scripts and styles. If the lists of two documents differ, the documents come
 * from incompatible builds.
 */
const listAssets = (page: Document): string =>
  [...page.querySelectorAll('script[type=module][src], style[data-href]')]
    .map((part) => part.getAttribute('src') ?? part.textContent)
    .join();

/** Parses the response. Undefined if the browser must navigate instead. */
const parsePage = async (response: Response): Promise<Document | undefined> => {
  if (!response.ok || response.redirected) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (listAssets(page) !== listAssets(document)) return undefined;
  // The document was parsed with scripting disabled, so `noscript` content became elements.
  // The browser would load any images in it immediately.
  for (const one of page.querySelectorAll('noscript')) one.remove();
  return page;
};

/** True if an image already has the next page's source, so it can be left unchanged. */
const isSamePicture = (from: Element, to: Element): boolean =>
  from instanceof HTMLImageElement &&
  from.dataset.state !== undefined &&
  from.dataset.src === (to as HTMLImageElement).dataset.src;

/** Copies the visitor's changes to an element to its counterpart on the next page. */
const copyState = (from: Element, to: Element): void => {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
  if (!isTextField(from)) return;
  // The field may have been turned into a combobox, which adds attributes (suggest-search.ts).
  for (const { name, value } of from.attributes) {
    if (/^(role|aria-.*|autocomplete)$/.test(name)) to.setAttribute(name, value);
  }
  if (typed.has(from)) (to as HTMLInputElement).value = from.value;
};

/**
 * Records which choice has focus, and returns a function that restores the focus in case the choice
 * has moved.
 */
const storeFocus = (): (() => void) => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement) || isTextField(focused)) return () => undefined;
  const { name, value } = focused;
  return () => {
    const same = [...document.querySelectorAll<HTMLInputElement>(`${LIVE} input`)].find(
      (one) => one.name === name && one.value === value,
    );
    if (same !== document.activeElement) same?.focus({ preventScroll: true });
  };
};

const announcer = document.createElement('p');
announcer.role = 'status';
announcer.className = 'visually-hidden';

/**
 * Announces the number of results. If the number is unchanged, a space is appended, because screen
 * readers announce only text that has changed.
 */
const announce = (): void => {
  const announcement = document.querySelector('main [data-count]')?.textContent ?? document.title;
  announcer.textContent =
    announcement === announcer.textContent ? `${announcement}\u00a0` : announcement;
};

const show = (page: Document): void => {
  const [from, to] = [document, page].map((one) => one.querySelector('main'));
  if (!from || !to) throw new Error('The loaded page has no content.');
  const restoreFocus = storeFocus();
  morphdom(from, to, {
    onBeforeElUpdated(was, becomes) {
      if (isSamePicture(was, becomes)) return false;
      copyState(was, becomes);
      return true;
    },
    // Keeps the suggestion lists, which the next page lacks because scripts added them.
    onBeforeNodeDiscarded: (node) =>
      !(node instanceof Element && node.matches('.suggestions, .suggestions + [role=status]')),
  });
  restoreFocus();
  document.title = page.title;
  announce();
};

/** Stores the scroll position of the current page in its history entry before leaving it. */
const storeScroll = () =>
  window.history.replaceState({ ...window.history.state, y: window.scrollY }, '');

interface Navigation {
  readonly isBack?: boolean;
  /** The request for the page, if it has already been sent. */
  readonly call?: PageCall;
}

/**
 * Navigates to a URL. Resets the form first, so that it matches its page if the visitor comes back.
 */
const navigate = (url: string, isBack: boolean): void => {
  const reset = () => document.querySelector<HTMLFormElement>(LIVE)?.reset();
  window.addEventListener('pagehide', reset, { once: true });
  if (isBack) window.location.replace(url);
  else window.location.assign(url);
};

const update = async (url: string, { isBack = false, call }: Navigation = {}): Promise<void> => {
  pending?.drop();
  typed.clear();
  const main = document.querySelector('main');
  if (isOutdated() || !main) return navigate(url, isBack);
  pending = call ?? callPage(url);
  const { answer, signal } = pending;
  /** True if another request or history navigation has superseded this request. */
  const isReplaced = () => signal.aborted || (isBack && getCurrentUrl() !== url);
  main.ariaBusy = 'true';
  try {
    const page = await answer.then(parsePage);
    if (isReplaced()) return;
    if (!page) return navigate(url, isBack);
    if (!isBack && url !== getCurrentUrl()) {
      storeScroll();
      window.history.pushState({}, '', url);
    }
    show(page);
    shown = getCurrentUrl();
    window.dispatchEvent(new Event(PAGE_SHOWN));
    const { y } = window.history.state ?? {};
    if (isBack && typeof y === 'number') window.scrollTo({ top: y });
  } catch {
    if (isReplaced()) return;
    // While offline, navigating would show the browser's error page and lose all input.
    if (navigator.onLine) navigate(url, isBack);
    else window.dispatchEvent(new CustomEvent(HELD_PAGE, { detail: url }));
  } finally {
    if (!signal.aborted) main.ariaBusy = null;
  }
};

/** Closes the filter panel, which covers the results on a phone. */
const closeFilters = (form: HTMLFormElement): void => {
  const filters = form.querySelector('details.filters[open]');
  if (filters?.contains(document.activeElement)) filters.querySelector('summary')?.focus();
  filters?.removeAttribute('open');
};

/** The state of the page, and what the visitor did on it, before this module loaded. */
export interface Before {
  /** The URL of the displayed page when this module loaded. */
  readonly shown: string;
  /** The fields that the visitor changed. */
  readonly used: Iterable<EventTarget>;
  /** The request for the page that results from a changed choice. */
  readonly call: PageCall | undefined;
}

/** Turns the page's search forms into live forms. */
export const startLiveForms = (before: Before): void => {
  shown = before.shown;
  document.body.append(announcer);
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.matches(LIVE)) return;
    event.preventDefault();
    update(getFormUrl(form));
    closeFilters(form);
  });
  document.addEventListener('input', ({ target }) => {
    if (isTextField(target)) typed.add(target);
  });
  document.addEventListener('change', ({ target }) => {
    const form = findChoiceForm(target);
    if (form) update(getFormUrl(form));
  });
  window.addEventListener('popstate', () => {
    // If the page's URL is the same apart from the fragment, there is nothing to load.
    if (getCurrentUrl() !== shown) update(getCurrentUrl(), { isBack: true });
  });
  const { call, used } = before;
  if (call) update(call.url, { call });
  for (const field of used) if (isTextField(field)) typed.add(field);
};
