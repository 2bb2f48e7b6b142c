import { degradePage, orMissingContent } from '../../lib/content/degrade-page.ts';
import { plainTextOf } from '../../lib/content/rich-text/rich-text.ts';
import type { Degradation } from '../../lib/runtime.ts';
import { describePage } from '../../lib/words/page-words.ts';
import { loadContentPage } from './load-content-page.ts';
import { type LoadedSection, loadSections } from './load-sections.ts';
import type { Section } from './reshape-sections.ts';

/** The page, `absent` where editors made none; without an answer undefined, and the page degraded. */
const readContentPage = (path: string, how: Degradation) =>
  orMissingContent(
    loadContentPage(path).then((page) => page ?? 'absent'),
    how,
  );

/** What a section says at its top, for a page that editors did not describe. */
const textsOf = (section: Section): (string | undefined)[] => [
  'lead' in section ? section.lead : undefined,
  section.type === 'prose' ? plainTextOf(section.body) : undefined,
];

/**
 * A page that is nothing but what editors made of it. Undefined where there is nothing to show: the
 * page is `unavailable` then or `absent`, or, where something else is shown `instead`, at most incomplete.
 */
export const loadSectionsPage = async (path: string, options: { hasInstead?: boolean } = {}) => {
  const { hasInstead } = options;
  const how = hasInstead ? 'incomplete' : 'unavailable';
  const page = await readContentPage(path, how);
  if (page === 'absent' && !hasInstead) degradePage('absent');
  if (!page || page === 'absent') return undefined;
  if (page.sections.length === 0) {
    degradePage(how, `${path} has no section to show.`);
    return undefined;
  }
  const { title, description, socialImage, isHidden } = page;
  return {
    head: {
      title,
      description: describePage(description, ...page.sections.flatMap(textsOf)),
      path,
      index: !isHidden,
      image: socialImage,
    },
    data: { sections: await loadSections(page.sections) },
  };
};

/**
 * The head of a page with a part of its own, and the sections that editors add to it: both from one
 * content page. Where there is none, the page's own words are its head.
 */
export const loadPageSections = async (options: {
  path: string;
  /** Until editors say otherwise. */
  words: { readonly title: string; readonly description: string };
  /** What this address of several is called, whatever the page is. */
  title?: string;
  /** Nobody is to find the page, whatever editors say. */
  isHidden?: boolean;
  /** What the page has itself. */
  without?: readonly Section['type'][];
}) => {
  const { path, words, without = [] } = options;
  const read = await readContentPage(path, 'incomplete');
  const page = read === 'absent' ? undefined : read;
  const sections: LoadedSection[] = await loadSections(
    page?.sections.filter(({ type }) => !without.includes(type)) ?? [],
  );
  return {
    head: {
      title: options.title ?? page?.title ?? words.title,
      description: describePage(page?.description, words.description),
      path,
      index: !(options.isHidden || page?.isHidden),
      image: page?.socialImage,
    },
    data: { sections },
  };
};
