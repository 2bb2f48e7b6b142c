/**
 * The query parameters of list pages, by name. The edge uses them to tell pages apart before it
 * loads the validation code. The schemas next to this file are type-checked against these names.
 */

const PAGING = ['page', 'perPage'] as const;

/** The parameters in `JobSearchQuerySchema`. */
export const JOB_SEARCH_NAMES = [
  ...PAGING,
  'q',
  'exact',
  'fid',
  'location',
  'radius',
  'workplace',
  'employmentType',
  'category',
  'seniority',
  'company',
  'country',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'pay',
  'postedWithin',
  'sort',
] as const;

export const COMPANY_SEARCH_NAMES = [...PAGING, 'q', 'category', 'sort'] as const;

/** The default page size, and the maximum for `perPage`. */
export const PER_PAGE = 20;
export const MAX_PER_PAGE = 100;

/** The maximum for `page`. */
export const MAX_PAGE = 1_000_000;
