import { type RequestContext, UNMATCHED } from './request-context.ts';

/**
 * Like `findRequestLabel`, but only for requests that are not API calls. In a separate module,
 * because `request-label.ts` loads every endpoint, which pages do not need.
 */
export const findPageLabel = ({ page }: Pick<RequestContext, 'page'>): string => {
  const route = page?.route;
  return route && !route.path.endsWith('/*') ? route.path : UNMATCHED;
};
