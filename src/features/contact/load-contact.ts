import type { PageAsked } from '../../lib/loaded-page.ts';
import { queryRecord } from '../../lib/query.ts';
import { loadPageSections } from '../sections/load-sections-page.ts';
import { contactKindOf } from './contact-kind.ts';
import { CONTACT_TEXTS } from './contact-texts.ts';

const WORDS = {
  title: 'Talk to us',
  description:
    'Write to us about a position, a job you want, a service, or ghostwriting for LinkedIn.',
};

/** The form that was chosen, with the plan that an employer asks for. */
export const loadContactPage = async ({ query = '' }: PageAsked) => {
  const kind = contactKindOf(query);
  const { head, data } = await loadPageSections({
    path: '/contact',
    words: WORDS,
    // Four forms, one page to find: each has a title of its own, all have one canonical address.
    title: kind && CONTACT_TEXTS[kind].title,
    without: ['contactForm'],
  });
  return { head, data: { kind, plan: queryRecord(query).plan, ...data } };
};
