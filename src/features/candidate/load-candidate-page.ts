import { loadPageSections } from '../sections/load-sections-page.ts';

const METADATA = {
  title: 'Your applications',
  description:
    'Sign in by email to see where your applications stand, save a resume, withdraw, export or erase.',
};

/** Cacheable: a candidate's private data is loaded in the browser. */
export const loadCandidatePage = () => loadPageSections({ path: '/cv', words: METADATA });
