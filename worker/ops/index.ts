import { Hono } from 'hono';
import * as endpoints from '../../src/contracts/endpoints.ts';
import { type BackendApp, refuseOtherMethods } from '../backend/call.ts';
import { type Bindings, variablesOf } from '../env.ts';
import { HttpError, jsonError } from '../http-error.ts';
import { requestIdOf } from '../request-id.ts';
import { addApplicationRoutes } from './application-routes.ts';
import { addCacheRoutes } from './cache-routes.ts';
import { addContactRoutes } from './contact-routes.ts';
import { countEverything } from './counts.ts';
import { addImportRoutes } from './imports/routes.ts';
import { addJobRoutes } from './job-routes.ts';
import { addOutboxRoutes } from './outbox-routes.ts';
import { addReferralRoutes } from './referral-routes.ts';
import { addReviewerLinkRoutes } from './reviewer-link-routes.ts';
import { serveOperator } from './serve-operator.ts';

const createOps = (): BackendApp => {
  const app: BackendApp = new Hono<{ Bindings: Bindings }>();
  serveOperator(app, endpoints.getCounts, async ({ bindings, now }) => ({
    data: await countEverything(bindings.DB, variablesOf(bindings), now),
  }));
  addImportRoutes(app);
  addJobRoutes(app);
  addApplicationRoutes(app);
  addContactRoutes(app);
  addReferralRoutes(app);
  addReviewerLinkRoutes(app);
  addOutboxRoutes(app);
  addCacheRoutes(app);
  refuseOtherMethods(app);
  app.notFound((c) =>
    jsonError(
      new HttpError(404, 'not_found', `There is no call ${new URL(c.req.url).pathname}.`),
      requestIdOf(c.req.raw),
    ),
  );
  app.onError((error, c) => {
    const requestId = requestIdOf(c.req.raw);
    if (!(error instanceof HttpError)) console.error(requestId, error);
    return jsonError(error, requestId);
  });
  return app;
};

/** What operators do, under `/ops/*` (DESIGN 4, 'Operators'). */
export const ops = createOps();
