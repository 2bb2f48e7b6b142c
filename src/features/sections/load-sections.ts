import {
  listEmployers,
  listSubscriptionPlans,
  searchJobs,
} from '../../contracts/endpoints/product.ts';
import { orUnavailable } from '../../lib/api/or-unavailable.ts';
import { serverApi } from '../../lib/api/server.ts';
import { orMissingContent } from '../../lib/content/degrade-page.ts';
import { formatCount } from '../../lib/words/format.ts';
import { loadLatestPosts } from '../blog/load-latest-posts.ts';
import { loadFigure, loadJobCounts, NEWEST_JOBS } from './load-counts.ts';
import type { Section, SectionByType, Stat } from './reshape-sections.ts';

const EMPLOYERS = 8;
const POSTS = 3;

/** Returns the parameters of the search that the editor chose. */
export const liveJobsQuery = ({ category, workplace, search }: SectionByType<'liveJobs'>) => ({
  q: search,
  category,
  workplace,
});

/** Loads the newest jobs that match the editor's search, and the total number of matches. */
const loadLiveJobs = async (section: SectionByType<'liveJobs'>) => {
  const { data, meta } = await serverApi().call(searchJobs, {
    query: {
      ...liveJobsQuery(section),
      ...NEWEST_JOBS,
      ...(section.limit && { perPage: section.limit }),
    },
  });
  return { jobs: data, total: meta.total };
};

/** Loads the employers with the most open jobs. */
const loadEmployers = async ({ limit = EMPLOYERS }: SectionByType<'employers'>) => {
  const { data } = await serverApi().call(listEmployers, {
    query: { sort: 'jobs', perPage: limit },
  });
  return data.filter(({ openJobCount }) => openJobCount > 0);
};

const loadCategories = async () => (await loadJobCounts()).facets.category ?? [];

/**
 * Loads a figure. If its current value is unavailable, the editor's fallback value is used; without
 * one, the figure is omitted. So is a figure of 0, which says nothing good about a new site.
 */
const loadStat = async ({ live, value, ...stat }: Stat) => {
  const figure = live && (await orUnavailable(loadFigure(live)));
  if (figure === 0) return { ...stat, value: undefined };
  return { ...stat, value: figure === undefined ? value : formatCount(figure) };
};

/**
 * For each section type, loads the data that its sections show in addition to editorial text.
 * Undefined if that data is unavailable.
 */
const LOADERS = {
  liveJobs: (section: SectionByType<'liveJobs'>) => orUnavailable(loadLiveJobs(section)),
  employers: (section: SectionByType<'employers'>) => orUnavailable(loadEmployers(section)),
  jobCategories: () => orUnavailable(loadCategories()),
  stats: ({ items }: SectionByType<'stats'>) => Promise.all(items.map(loadStat)),
  plans: () =>
    orUnavailable(
      serverApi()
        .call(listSubscriptionPlans)
        .then(({ data }) => data),
    ),
  latestPosts: ({ category, limit = POSTS }: SectionByType<'latestPosts'>) =>
    orMissingContent(loadLatestPosts({ category: category?.id, limit }), 'incomplete'),
};

type Loaders = typeof LOADERS;

/** A section together with its loaded data. */
export type LoadedSectionByType<T extends Section['type']> = SectionByType<T> &
  (T extends keyof Loaders ? { readonly loaded: Awaited<ReturnType<Loaders[T]>> } : unknown);

/** The section of a site without jobs and employers, which no editor writes. */
interface FirstStepsSection {
  readonly type: 'firstSteps';
  readonly id: string;
}

export type LoadedSection =
  | { [T in Section['type']]: LoadedSectionByType<T> }[Section['type']]
  | FirstStepsSection;

/** Whether only the section's heading would be shown. */
const isBare = (section: LoadedSection): boolean =>
  section.type === 'stats'
    ? section.loaded.every(({ value }) => value === undefined)
    : (section.type === 'employers' || section.type === 'jobCategories') &&
      section.loaded?.length === 0;

/**
 * Removes repeated forms of the same kind. After a submission without JavaScript, the server could
 * not tell such forms apart, so all of them would show the errors.
 */
const withoutRepeatedForms = (sections: readonly Section[]): readonly Section[] => {
  const kinds = new Set<string>();
  return sections.filter((section) => {
    if (section.type !== 'contactForm') return true;
    const { id, kind } = section;
    if (kinds.has(kind)) {
      console.warn(
        `Content: contactForm ${id} was omitted because the page already has another ${kind} form.`,
      );
      return false;
    }
    kinds.add(kind);
    return true;
  });
};

/** Loads the data of all sections in parallel, and leaves out sections without anything to show. */
export const loadSections = async (sections: readonly Section[]): Promise<LoadedSection[]> => {
  const loaded = await Promise.all(
    withoutRepeatedForms(sections).map(async (section) => {
      const load = LOADERS[section.type as keyof Loaders] as
        | ((section: Section) => Promise<unknown>)
        | undefined;
      return (load ? { ...section, loaded: await load(section) } : section) as LoadedSection;
    }),
  );
  return loaded.filter((section) => !isBare(section));
};
