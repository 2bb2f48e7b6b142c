/** The catalogue's pages, beside the first. */
export const CATALOGUE_PAGES = [
  'forms',
  'lists',
  'sections',
  'candidate',
  'reviews',
  'waiting',
  'signals',
  'broken',
] as const;
