import { loadPageSections } from '../sections/load-sections-page.ts';

const METADATA = {
  title: 'Your applications',
  description:
    'Sign in with email to check your applications, save a resume, and withdraw, download or delete what you’ve sent.',
};

/**
 * Loads the candidate page. The page is cacheable, because private data is loaded only in the
 * browser.
 */
export const loadCandidatePage = () => loadPageSections({ path: '/cv', words: METADATA });
