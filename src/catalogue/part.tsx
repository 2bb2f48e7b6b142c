import type { ReactNode } from 'react';
import { Styles } from '../components/styles.tsx';
import { CATALOGUE_PAGES } from './catalogue-pages.ts';

export const CatalogueHead = ({ title }: { title: string }) => (
  <>
    <Styles
      of={[
        'prose',
        'jobs',
        'contact',
        'sections',
        'more-sections',
        'candidate',
        'reviews',
        'posts',
      ]}
    />
    <title>{`${title} · Catalogue`}</title>
    <meta name="robots" content="noindex" />
    <header className="stack">
      <h1>{title}</h1>
      <p className="chips">
        {['', ...CATALOGUE_PAGES].map((name) => (
          <a className="chip" key={name} href={`/_catalogue${name && `/${name}`}`}>
            {name || 'parts'}
          </a>
        ))}
      </p>
    </header>
  </>
);

/** Shows a component in its various states, under its name. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="section stack" aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
);

/** Lays out its children from right to left, as in Arabic. */
export const FromTheRight = ({ children }: { children: ReactNode }) => (
  <div className="stack" dir="rtl" lang="ar">
    {children}
  </div>
);

/** A word with no break opportunity that is wider than a phone screen. */
export const LONG_WORD =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
