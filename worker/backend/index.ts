import { Hono } from 'hono';
import * as endpoints from '../../src/contracts/endpoints.ts';
import type { Bindings } from '../env.ts';
import { HttpError, jsonError } from '../http-error.ts';
import { requestIdOf } from '../request-id.ts';
import { addApplicationRoutes } from './applications/routes.ts';
import { type BackendApp, refuseOtherMethods } from './call.ts';
import { addCompanyRoutes } from './companies/routes.ts';
import { addJobRoutes } from './jobs/routes.ts';
import { addReferenceRoutes } from './reference/routes.ts';

/** The calls that the embedded backend answers; a path that is not among them is 404. */
const SERVED = [
  endpoints.getEnums,
  endpoints.listJobTitles,
  endpoints.listEmployers,
  endpoints.getEmployer,
  endpoints.listEmployerJobs,
  endpoints.listJobCategories,
  endpoints.listCountries,
  endpoints.listStates,
  endpoints.listCompanyCategories,
  endpoints.applyToJob,
  endpoints.searchJobs,
  endpoints.listSeoJobs,
  endpoints.getJob,
  endpoints.listAllJobs,
];

const createBackend = (): BackendApp => {
  const app: BackendApp = new Hono<{ Bindings: Bindings }>();
  addJobRoutes(app);
  addCompanyRoutes(app);
  addReferenceRoutes(app);
  addApplicationRoutes(app);
  refuseOtherMethods(app, SERVED);
  app.notFound((c) =>
    jsonError(
      new HttpError(404, 'not_found', `There is no call ${new URL(c.req.url).pathname}.`),
      requestIdOf(c.req.raw),
    ),
  );
  app.onError((error, c) => {
    if (!(error instanceof HttpError)) console.error(error);
    return jsonError(error, requestIdOf(c.req.raw));
  });
  return app;
};

/**
 * The product API on the platform's own storage. Pages call it in process, browsers through the
 * gateway; both see the same answers.
 */
export const backend = createBackend();
