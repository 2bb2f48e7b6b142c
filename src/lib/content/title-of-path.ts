/** `/hire/customer-support` -> `Customer support`: for what has a path and, for now, no title. */
export const titleOfPath = (path: string): string => {
  const words = (path.split('/').findLast(Boolean) ?? 'home').replace(/[-_.\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
