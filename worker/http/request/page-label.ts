import { type RequestContext, UNMATCHED } from './request-context.ts';

/**
 * Like `findRequestLabel`, but only for requests that are not API calls. Kept in a separate module,
 * because that of `findRequestLabel` loads every endpoint, which pages do not need.
 */
export const findPageLabel = ({ page }: Pick<RequestContext, 'page'>): string => {
  const route = page?.route;
  return route && !route.path.endsWith('/*') ? route.path : UNMATCHED;
};
