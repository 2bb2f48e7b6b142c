import morphdom from 'morphdom';
import { isOutdated } from '../builds/own-build.ts';
import { formOfChoice, isTextField, LIVE, urlOf } from './live-fields.ts';
import { callPage, HELD_PAGE, type PageCall } from './page-call.ts';

/*
 * A GET form whose page changes with it, without a page load: the next page is fetched as the document that it is,
 * and what differs is put into this one. Whatever goes wrong, the browser goes there instead.
 */

/** Fields typed into since the page was asked for that comes. */
const typed = new Set<EventTarget>();

/** What is on its way, until somebody asks for something else. */
let asking: PageCall | undefined;

/** The address of the page that is shown. */
let shown = '';

const here = () => window.location.pathname + window.location.search;

/** The script and the styles of a document. Where they differ, it is of a build that does not fit. */
const partsOf = (page: Document): string =>
  [...page.querySelectorAll('script[type=module][src], style[data-href]')]
    .map((part) => part.getAttribute('src') ?? part.textContent)
    .join();

/** The document that came; undefined where the browser must go there itself. */
const read = async (answer: Response): Promise<Document | undefined> => {
  if (!answer.ok || answer.redirected) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (partsOf(page) !== partsOf(document)) return undefined;
  // Read without scripts, these are elements: pictures that the browser would load at once.
  for (const one of page.querySelectorAll('noscript')) one.remove();
  return page;
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

/** Notes which choice has the focus, and gives it back: where it stands may have changed. */
const holdFocus = (): (() => void) => {
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

/** Says how many there are, also where there are as many as before: then only so is it a change. */
const announce = (): void => {
  const words = document.querySelector('main [data-count]')?.textContent ?? document.title;
  announcer.textContent = words === announcer.textContent ? `${words}\u00a0` : words;
};

const show = (page: Document): void => {
  const [from, to] = [document, page].map((one) => one.querySelector('main'));
  if (!from || !to) throw new Error('A page without content.');
  const giveBackFocus = holdFocus();
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
  giveBackFocus();
  document.title = page.title;
  announce();
};

/** Where the visitor is on the page that they leave, for when they come back. */
const noteScroll = () =>
  window.history.replaceState({ ...window.history.state, y: window.scrollY }, '');

interface Going {
  readonly isBack?: boolean;
  /** It was called for already. */
  readonly call?: PageCall;
}

/** Has the browser go there. Whoever comes back finds the form as its page has it. */
const leaveFor = (url: string, isBack: boolean): void => {
  const reset = () => document.querySelector<HTMLFormElement>(LIVE)?.reset();
  window.addEventListener('pagehide', reset, { once: true });
  if (isBack) window.location.replace(url);
  else window.location.assign(url);
};

const go = async (url: string, { isBack = false, call }: Going = {}): Promise<void> => {
  asking?.drop();
  typed.clear();
  const main = document.querySelector('main');
  if (isOutdated() || !main) return leaveFor(url, isBack);
  asking = call ?? callPage(url);
  const { answer, signal } = asking;
  /** By another one, or by a step forward again to what is shown. */
  const isOvertaken = () => signal.aborted || (isBack && here() !== url);
  main.ariaBusy = 'true';
  try {
    const page = await answer.then(read);
    if (isOvertaken()) return;
    if (!page) return leaveFor(url, isBack);
    if (!isBack && url !== here()) {
      noteScroll();
      window.history.pushState({}, '', url);
    }
    show(page);
    shown = here();
    const { y } = window.history.state ?? {};
    if (isBack && typeof y === 'number') window.scrollTo({ top: y });
  } catch {
    if (isOvertaken()) return;
    // The browser would show a screen of its own in place of all that was typed.
    if (navigator.onLine) leaveFor(url, isBack);
    else window.dispatchEvent(new CustomEvent(HELD_PAGE, { detail: url }));
  } finally {
    if (!signal.aborted) main.ariaBusy = null;
  }
};

/** On a phone the filters lie over the results that were asked for. */
const closeFilters = (form: HTMLFormElement): void => {
  const filters = form.querySelector('details.filters[open]');
  if (filters?.contains(document.activeElement)) filters.querySelector('summary')?.focus();
  filters?.removeAttribute('open');
};

/** What was there and done before this was. */
export interface Before {
  /** The address of the page. */
  readonly shown: string;
  /** Fields that the visitor used. */
  readonly used: Iterable<EventTarget>;
  /** The page of what they ticked. */
  readonly call: PageCall | undefined;
}

/** Has what a visitor does in the search forms of the page change it. */
export const startLiveForms = (before: Before): void => {
  shown = before.shown;
  document.body.append(announcer);
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
  const { call, used } = before;
  if (call) go(call.url, { call });
  for (const field of used) if (isTextField(field)) typed.add(field);
};
