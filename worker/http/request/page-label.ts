import { type RequestContext, UNMATCHED } from './request-context.ts';

/**
 * As `labelOf`, for requests that are not calls. That module loads every endpoint, which pages do
 * not need.
 */
export const findPageLabel = ({ page }: Pick<RequestContext, 'page'>): string => {
  const route = page?.route;
  return route && !route.path.endsWith('/*') ? route.path : UNMATCHED;
};
