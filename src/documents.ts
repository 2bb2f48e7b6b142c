import { SiteRoot } from './components/layout/site-root.tsx';
import { createDocuments } from './framework/create-documents.tsx';
import { PAGE_FILES } from './page-files.ts';

/** Renders the site's pages as documents. */
export const documents = createDocuments(PAGE_FILES, SiteRoot);
