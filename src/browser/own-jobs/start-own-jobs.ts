import { PAGE_SHOWN } from '../live-forms/page-call.ts';
import { onFirstUse } from '../on-first-use.ts';
import { optionalModule } from '../optional-module.ts';

/** A copy of the constant in `database.ts`. Importing it would add a chunk to every page. */
const DATABASE = 'own-jobs';

const load = optionalModule(() => import('./mark-jobs.ts'));

const NOT_SAVED = 'Not saved. Your browser is offline, full, or blocks storage.';

/** The icon is that of `icon.tsx`. */
const BUTTON =
  '<button class="save" type="button" aria-pressed="false"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3h12v18l-6-5-6 5z"/></svg></button><p role="status"></p>';

/** Adds a button to each job in a list. The space for it is reserved (`components.css`). */
const addButtons = () => {
  for (const row of document.querySelectorAll('.row-job')) {
    if (row.querySelector('.save')) continue;
    row.insertAdjacentHTML('beforeend', BUTTON);
    const title = row.querySelector('a')?.textContent;
    row.querySelector('.save')?.setAttribute('aria-label', `Save ${title}`);
  }
};

/** False if nothing is stored in this browser, so that most visitors load no more code. */
const mayHaveMarks = async () => {
  if (localStorage.getItem('token')) return true;
  return (await indexedDB.databases?.())?.some(({ name }) => name === DATABASE) ?? true;
};

const showMarks = async () => {
  addButtons();
  try {
    if (document.querySelector('.save') && (await mayHaveMarks())) await (await load()).showMarks();
  } catch {
    // Without storage, the page has no marks.
  }
};

/**
 * Lets visitors save jobs, and marks the jobs that they saw, saved or applied for. What it stores,
 * and all marks, are in a module that is loaded when it is needed (decision 33).
 */
export const startOwnJobs = (): void => {
  const button = document.querySelector<HTMLButtonElement>('.job .save');
  if (button) {
    button.disabled = false;
    onFirstUse(window, () =>
      load().then(
        ({ see }) => see(button),
        () => undefined,
      ),
    );
  }
  document.addEventListener('click', async ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('.save');
    if (!pressed) return;
    const said = load().then(({ toggle }) => toggle(pressed));
    const note = pressed.nextElementSibling as Element;
    note.innerHTML = await said.catch(() => NOT_SAVED);
  });
  window.addEventListener(PAGE_SHOWN, showMarks);
  // A job may have been opened in another tab meanwhile.
  document.addEventListener('visibilitychange', () => document.hidden || showMarks());
  showMarks();
};
