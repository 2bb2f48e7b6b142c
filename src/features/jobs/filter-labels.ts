import { POSTED_WITHIN, RADII } from '../../contracts/enums.ts';
import type { JobSearchMeta, JobSearchQuery } from '../../contracts/job.ts';
import { formatSum } from '../../lib/format.ts';
import { placeName } from './name-search.ts';

/** The headings of the filters, in the order in which they are shown. */
export const FILTER_GROUPS = {
  category: 'Category',
  workplace: 'Workplace',
  employmentType: 'Employment',
  seniority: 'Level',
  country: 'Country',
  company: 'Employer',
  postedWithin: 'Published',
  pay: 'Pay',
} as const;

/** What an active filter is called. */
export const filterLabel = (
  name: string,
  value: string,
  query: JobSearchQuery,
  told: Pick<JobSearchMeta, 'facets' | 'places'>,
): string => {
  const sum = () => {
    const known = told.facets.salaryCurrency?.filter((one) =>
      query.salaryCurrency.includes(one.value),
    );
    return formatSum(Number(value), known?.length === 1 ? known[0]?.value : undefined);
  };
  if (name === 'q') return `“${value}”`;
  if (name === 'fid') return `Job ${value}`;
  if (name === 'location') return placeName(told, value) ?? value;
  if (name === 'radius') return RADII[value as keyof typeof RADII];
  if (name === 'salaryMin') return `From ${sum()} a year`;
  if (name === 'salaryMax') return `Up to ${sum()} a year`;
  if (name === 'postedWithin') return POSTED_WITHIN[value as keyof typeof POSTED_WITHIN];
  return told.facets[name]?.find((facet) => facet.value === value)?.label ?? value;
};
