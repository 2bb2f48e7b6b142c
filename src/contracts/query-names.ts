/**
 * What the pages of a list may be asked, by name: for the edge, which tells pages apart by it before it
 * loads anything that checks values. The schemas beside it hold themselves to these names.
 */

const PAGING = ['page', 'perPage'] as const;

/** DESIGN 4, 'Jobs'. */
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

/** The default page length, and what a larger `perPage` is cut down to. */
export const PER_PAGE = 20;
export const MAX_PER_PAGE = 100;

/** What a larger `page` is cut down to. */
export const MAX_PAGE = 1_000_000;
