import { createApi } from './create-api.ts';
import { addJobRoutes } from './jobs/routes.ts';

/**
 * The product API, backed by the platform's own storage. Pages call it in process, and browsers
 * call it through the gateway; both get the same responses. The handlers for job requests, which
 * most pages make, are loaded at startup; all other handlers are loaded on demand.
 */
export const backend = createApi(addJobRoutes, [
  async () => (await import('./companies/routes.ts')).addCompanyRoutes,
  async () => (await import('./reference/routes.ts')).addReferenceRoutes,
  async () => (await import('./personal-routes.ts')).addPersonalRoutes,
]);
