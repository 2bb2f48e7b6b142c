import { orUnavailable } from '../../lib/api/or-unavailable.ts';
import { degradePage, orMissingContent } from '../../lib/content/degrade-page.ts';
import { formatPlainText } from '../../lib/content/rich-text/rich-text.ts';
import type { Degradation } from '../../lib/runtime.ts';
import { describePage } from '../../lib/words/page-texts.ts';
import { loadContentPage } from './load-content-page.ts';
import { isNewSite } from './load-counts.ts';
import { type LoadedSection, loadSections } from './load-sections.ts';
import type { Section } from './reshape-sections.ts';

/**
 * Loads the content page. Returns `absent` if the page has no entry, or undefined if the content
 * service does not respond, in which case the page is marked as degraded.
 */
const readContentPage = (path: string, how: Degradation) =>
  orMissingContent(
    loadContentPage(path).then((page) => page ?? 'absent'),
    how,
  );

/** Lists the parts of a section that can supplement a missing or short page description. */
const listTexts = (section: Section): (string | undefined)[] => [
  'lead' in section ? section.lead : undefined,
  section.type === 'prose' ? formatPlainText(section.body) : undefined,
];

export const FIRST_STEPS: LoadedSection = { type: 'firstSteps', id: 'first-steps' };

/** Puts the first steps below the first section, in place of jobs and figures. */
const withFirstSteps = (sections: readonly LoadedSection[]): LoadedSection[] => {
  const [first, ...others] = sections.filter(({ type }) => type !== 'liveJobs' && type !== 'stats');
  return [...(first ? [first] : []), FIRST_STEPS, ...others];
};

/**
 * Loads a page that consists only of editorial sections. Undefined if there is nothing to show, in
 * which case the page is marked as `unavailable` or `absent`. If `hasInstead` is set, the page has
 * other content, so it is marked as `incomplete` at most. If `hasFirstSteps` is set, the page of a
 * site without jobs and employers shows what to do next.
 */
export const loadSectionsPage = async (
  path: string,
  options: { hasInstead?: boolean; hasFirstSteps?: boolean } = {},
) => {
  const { hasInstead, hasFirstSteps } = options;
  const how = hasInstead ? 'incomplete' : 'unavailable';
  const page = await readContentPage(path, how);
  if (page === 'absent' && !hasInstead) degradePage('absent');
  if (!page || page === 'absent') return undefined;
  if (page.sections.length === 0) {
    degradePage(how, `${path} has no sections to show.`);
    return undefined;
  }
  const { title, description, socialImage, isHidden } = page;
  const [sections, isNew] = await Promise.all([
    loadSections(page.sections),
    hasFirstSteps && orUnavailable(isNewSite()),
  ]);
  return {
    head: {
      title,
      description: describePage(description, ...page.sections.flatMap(listTexts)),
      path,
      index: !isHidden,
      image: socialImage,
    },
    data: { sections: isNew ? withFirstSteps(sections) : sections },
  };
};

/**
 * Loads the content entry for a page that has its own content. The entry provides the page's head
 * and the sections that editors placed below that content. If there is no entry, the head comes
 * from `words`.
 */
export const loadPageSections = async (options: {
  path: string;
  /** The default title and description. */
  words: { readonly title: string; readonly description: string };
  /** Overrides the title, for pages whose entry is shared by several URLs. */
  title?: string;
  /** True if the page must never be indexed, whatever its entry specifies. */
  isHidden?: boolean;
  /** Section types to leave out, because the page itself already has that content. */
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
