import { createApi } from './create-api.ts';
import { addJobRoutes } from './jobs/routes.ts';

/**
 * The product API on the platform's own storage. Pages call it in process, browsers through the
 * gateway; both get the same responses. Handlers of job calls, which most pages make, load at
 * start; the others load on demand.
 */
export const backend = createApi(addJobRoutes, [
  async () => (await import('./companies/routes.ts')).addCompanyRoutes,
  async () => (await import('./reference/routes.ts')).addReferenceRoutes,
  async () => (await import('./personal-routes.ts')).addPersonalRoutes,
]);
