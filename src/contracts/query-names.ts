/**
 * Query parameters of list pages, by name. The edge distinguishes pages by them before it loads the
 * validation code. The schemas next to this file are type-checked against these names.
 */

const PAGING = ['page', 'perPage'] as const;

/** The parameters of `JobSearchQuerySchema`. */
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

/** The default page length, and the upper bound of `perPage`. */
export const PER_PAGE = 20;
export const MAX_PER_PAGE = 100;

/** The upper bound of `page`. */
export const MAX_PAGE = 1_000_000;
