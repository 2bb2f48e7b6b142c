import { POSTED_WITHIN } from '../../contracts/enums.ts';
import type { Facets } from '../../contracts/job.ts';

/** The headings of the filters, in the order in which they are shown. */
export const FILTER_GROUPS = {
  category: 'Category',
  workplace: 'Workplace',
  employmentType: 'Employment',
  seniority: 'Level',
  country: 'Country',
  company: 'Employer',
  postedWithin: 'Published',
} as const;

/** What an active filter is called. */
export const filterLabel = (name: string, value: string, facets: Facets): string => {
  if (name === 'q') return `“${value}”`;
  if (name === 'fid') return `Job ${value}`;
  if (name === 'salaryMin') return `From ${Number(value).toLocaleString('en')} a year`;
  if (name === 'salaryMax') return `Up to ${Number(value).toLocaleString('en')} a year`;
  if (name === 'postedWithin') return POSTED_WITHIN[value as keyof typeof POSTED_WITHIN];
  return facets[name]?.find((facet) => facet.value === value)?.label ?? value;
};
