/** The catalogue's pages, excluding its index page. */
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
