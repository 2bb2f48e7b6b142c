import type { CachedCompany, CachedJob } from '../cache/cache-entries.ts';
import type { OfflineEntries } from '../cache/find-offline-entries.ts';
import type { SavedJob } from '../own-jobs/job-store.ts';

/** An enum value with its label. */
interface Option {
  readonly value: string;
  readonly label: string;
}

const HEADING_ID = 'stored';

const formatTime = (at: number) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Renders lists in the site's layout. */
const createRows = (document: Document) => {
  const createNode = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Readonly<Record<string, string>>,
    ...children: (Node | string)[]
  ) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  const createRow = (row: { path: string; title: string; facts: string[]; text: string }) => {
    const link = createNode('a', { href: row.path, dir: 'auto' }, row.title);
    const facts = row.facts.filter(Boolean).map((fact) => createNode('span', {}, fact));
    const body = createNode(
      'div',
      { class: 'row-body' },
      createNode('h3', {}, link),
      createNode('p', { class: 'row-meta' }, ...facts),
      createNode('p', { class: 'row-text', dir: 'auto' }, row.text),
    );
    return createNode(
      'li',
      {},
      createNode('article', { class: 'row', 'aria-label': row.title }, body),
    );
  };

  return { createNode, createRow };
};

/** Renders stored entries as a list in the site's layout. */
export const listStored = (
  document: Document,
  { at, isAsked, companies, jobs }: OfflineEntries,
  workplaces: readonly Option[],
): HTMLElement => {
  const { createNode, createRow } = createRows(document);
  const createCompany = ({ path, name, place, summary }: CachedCompany) =>
    createRow({ path, title: name, facts: [place], text: summary });
  const createJob = ({ path, title, employer, place, workplace, excerpt }: CachedJob) => {
    const label = workplaces.find(({ value }) => value === workplace)?.label ?? '';
    return createRow({ path, title, facts: [employer, place, label], text: excerpt });
  };

  return createNode(
    'section',
    { class: 'section stack', 'aria-labelledby': HEADING_ID },
    createNode(
      'h2',
      { id: HEADING_ID },
      isAsked ? 'Saved content from this page' : 'Jobs you viewed recently',
    ),
    createNode(
      'p',
      {},
      'Saved on your last visit, ',
      createNode('time', { datetime: new Date(at).toISOString() }, formatTime(at)),
      '. Some details may have changed.',
    ),
    createNode('ul', { class: 'roll' }, ...companies.map(createCompany), ...jobs.map(createJob)),
  );
};

/** Renders the visitor's saved jobs like `listStored`. */
export const listSavedJobs = (document: Document, jobs: readonly SavedJob[]): HTMLElement => {
  const { createNode, createRow } = createRows(document);
  const rows = jobs.map(({ path, title, employer }) =>
    createRow({ path, title, facts: [employer], text: '' }),
  );
  return createNode(
    'section',
    { class: 'section stack', 'aria-labelledby': 'saved' },
    createNode('h2', { id: 'saved' }, 'Your saved jobs'),
    createNode('ul', { class: 'roll' }, ...rows),
  );
};
