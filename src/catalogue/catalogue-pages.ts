/** The catalogue's pages, besides the first. */
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
