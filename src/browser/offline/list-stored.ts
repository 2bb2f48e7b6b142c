import type { CachedCompany, CachedJob } from '../cache/cache-entries.ts';
import type { OfflineEntries } from '../cache/look-up-kept.ts';

/** A value of an enum, with its label. */
interface Option {
  readonly value: string;
  readonly label: string;
}

const HEADING_ID = 'stored';

const formatTime = (at: number) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Renders stored entries as a list in the site's layout. */
export const listStored = (
  document: Document,
  { at, isAsked, companies, jobs }: OfflineEntries,
  workplaces: readonly Option[],
): HTMLElement => {
  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Readonly<Record<string, string>>,
    ...children: (Node | string)[]
  ) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  const makeRow = (row: { path: string; title: string; facts: string[]; text: string }) => {
    const link = make('a', { href: row.path, dir: 'auto' }, row.title);
    const facts = row.facts.filter(Boolean).map((fact) => make('span', {}, fact));
    const body = make(
      'div',
      { class: 'row-body' },
      make('h3', {}, link),
      make('p', { class: 'row-meta' }, ...facts),
      make('p', { class: 'row-text', dir: 'auto' }, row.text),
    );
    return make('li', {}, make('article', { class: 'row', 'aria-label': row.title }, body));
  };

  const makeCompany = ({ path, name, place, summary }: CachedCompany) =>
    makeRow({ path, title: name, facts: [place], text: summary });
  const makeJob = ({ path, title, employer, place, workplace, excerpt }: CachedJob) => {
    const label = workplaces.find(({ value }) => value === workplace)?.label ?? '';
    return makeRow({ path, title, facts: [employer, place, label], text: excerpt });
  };

  return make(
    'section',
    { class: 'section stack', 'aria-labelledby': HEADING_ID },
    make('h2', { id: HEADING_ID }, isAsked ? 'Saved from this page' : 'The jobs you saw last'),
    make(
      'p',
      {},
      'From your last visit, ',
      make('time', { datetime: new Date(at).toISOString() }, formatTime(at)),
      '. It may have changed since.',
    ),
    make('ul', { class: 'roll' }, ...companies.map(makeCompany), ...jobs.map(makeJob)),
  );
};
