import { POSTED_WITHIN, RADII } from '../../contracts/enums.ts';
import type { JobSearchMeta, JobSearchQuery } from '../../contracts/job.ts';
import { formatSalary } from '../../lib/words/format.ts';
import { placeName } from '../../lib/words/name-search.ts';

/** The filters' headings, in display order. */
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

/** Formats an active filter's label. */
export const filterLabel = (
  name: string,
  value: string,
  query: JobSearchQuery,
  reported: Pick<JobSearchMeta, 'facets' | 'payCurrency' | 'places'>,
): string => {
  if (name === 'q') return `“${value}”`;
  if (name === 'fid') return `Job ${value}`;
  if (name === 'location') return placeName(reported, value) ?? value;
  if (name === 'radius') return RADII[value as keyof typeof RADII];
  if (name === 'salaryMin' || name === 'salaryMax') {
    const selected = reported.facets.salaryCurrency?.filter((one) =>
      query.salaryCurrency.includes(one.value),
    );
    const none = { salaryMin: null, salaryMax: null, salaryTimeframe: 'per_year' } as const;
    const salaryCurrency = selected?.length === 1 ? selected[0]?.value : reported.payCurrency;
    const amount = Number(value).toLocaleString('en');
    return (
      formatSalary({ ...none, salaryCurrency: salaryCurrency ?? null, [name]: Number(value) }) ??
      `${name === 'salaryMin' ? 'From' : 'Up to'} ${amount} per year`
    );
  }
  if (name === 'postedWithin') return POSTED_WITHIN[value as keyof typeof POSTED_WITHIN];
  return reported.facets[name]?.find((facet) => facet.value === value)?.label ?? value;
};
