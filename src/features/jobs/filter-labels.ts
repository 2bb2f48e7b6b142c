import { POSTED_WITHIN } from '../../contracts/enums.ts';
import type { Facets } from '../../contracts/job.ts';
import { formatSalary } from '../../lib/format.ts';

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

/** What an active filter is called; `currency` is that of amounts. */
export const filterLabel = (
  name: string,
  value: string,
  facets: Facets,
  currency: string | null,
): string => {
  if (name === 'q') return `“${value}”`;
  if (name === 'fid') return `Job ${value}`;
  if (name === 'salaryMin' || name === 'salaryMax') {
    const none = { salaryMin: null, salaryMax: null, salaryTimeframe: 'per_year' } as const;
    const salary = { ...none, salaryCurrency: currency, [name]: Number(value) };
    const amount = Number(value).toLocaleString('en');
    return formatSalary(salary) ?? `${name === 'salaryMin' ? 'From' : 'Up to'} ${amount} per year`;
  }
  if (name === 'postedWithin') return POSTED_WITHIN[value as keyof typeof POSTED_WITHIN];
  return facets[name]?.find((facet) => facet.value === value)?.label ?? value;
};
