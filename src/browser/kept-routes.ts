const NO_EMPLOYERS = ['jobs', 'companies', 'vendor-review', 'misc', 'blog'];

/** The pages whose data is kept. Never what is a reviewer's or a candidate's own. */
const ROUTES = {
  '/jobs': /^\/jobs$/,
  '/companies': /^\/companies$/,
  '/companies/{id}': /^\/companies\/[^/]+$/,
  '/{company_name}/{id}/{title}': {
    test: (path: string) =>
      /^\/[^/]+\/[^/]+\/[^/]+$/.test(path) && !NO_EMPLOYERS.includes(path.split('/', 2)[1] ?? ''),
  },
};

export type KeptRoute = keyof typeof ROUTES;

export const keptRouteOf = (path: string): KeptRoute | undefined =>
  (Object.keys(ROUTES) as KeptRoute[]).find((route) => ROUTES[route].test(path));
