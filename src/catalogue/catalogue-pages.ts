/** The catalogue's pages, beside the first. */
export const CATALOGUE_PAGES = ['forms', 'lists', 'waiting'] as const;
