import { type RequestContext, UNMATCHED } from './request-context.ts';

/** As `labelOf`, of what is no call: that knows every endpoint, which pages have no use for. */
export const pageLabelOf = ({ page }: Pick<RequestContext, 'page'>): string => {
  const route = page?.route;
  return route && !route.path.endsWith('/*') ? route.path : UNMATCHED;
};
