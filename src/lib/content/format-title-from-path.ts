/**
 * `/hire/customer-support` -> `Customer support`. This is the default for a page without a title.
 */
export const formatTitleFromPath = (path: string): string => {
  const words = (path.split('/').findLast(Boolean) ?? 'home').replace(/[-_.\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
