import type { PageRequest } from '../../lib/loaded-page.ts';
import { queryRecord } from '../../lib/query.ts';
import { loadPageSections } from '../sections/load-sections-page.ts';
import { parseContactKind } from './contact-kind.ts';
import { CONTACT_TEXTS } from './contact-texts.ts';

const METADATA = {
  title: 'Contact us',
  description: 'Write to us about hiring, finding a job, our services or LinkedIn ghostwriting.',
};

/** Loads the selected form and the preselected plan. */
export const loadContactPage = async ({ query = '' }: PageRequest) => {
  const kind = parseContactKind(query);
  const { head, data } = await loadPageSections({
    path: '/contact',
    words: METADATA,
    // The four forms share one canonical URL, but each has its own title.
    title: kind && CONTACT_TEXTS[kind].title,
    without: ['contactForm'],
  });
  return { head, data: { kind, plan: queryRecord(query).plan, ...data } };
};
