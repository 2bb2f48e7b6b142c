/**
 * Files of a build that the entry is (`index`) or asks for, whatever the page (scripts/client-files.ts): no document
 * names them.
 */
export const OF_EVERY_PAGE = /\/(beside|frame|index|react|rolldown-runtime)-[^/]+$/;
