/** The pages whose data is kept. Never what is a reviewer's or a candidate's own. */
const ROUTES = {
  '/jobs': /^\/jobs$/,
  '/companies': /^\/companies$/,
  '/companies/{id}': /^\/companies\/[^/]+$/,
  '/{company_name}/{id}/{title}':
    /^\/(?!(jobs|companies|vendor-review|misc|blog)\/)[^/]+\/[^/]+\/[^/]+$/,
};

export type KeptRoute = keyof typeof ROUTES;

export const keptRouteOf = (path: string): KeptRoute | undefined =>
  (Object.keys(ROUTES) as KeptRoute[]).find((route) => ROUTES[route].test(path));
