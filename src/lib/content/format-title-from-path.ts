/**
 * Derives the default title of a page without one from its path: `/hire/customer-support` becomes
 * `Customer support`.
 */
export const formatTitleFromPath = (path: string): string => {
  const words = (path.split('/').findLast(Boolean) ?? 'home').replace(/[-_.\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
