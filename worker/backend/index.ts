import { Hono } from 'hono';
import type { Bindings } from '../env.ts';
import { HttpError, jsonError } from '../http-error.ts';
import { requestIdOf } from '../request-id.ts';
import { addApplicationRoutes } from './applications/routes.ts';
import { type BackendApp, refuseOtherMethods } from './call.ts';
import { addCandidateRoutes } from './candidates/routes.ts';
import { addCompanyRoutes } from './companies/routes.ts';
import { addContactRoutes } from './contact/routes.ts';
import { addJobRoutes } from './jobs/routes.ts';
import { addReferenceRoutes } from './reference/routes.ts';
import { addReferralRoutes } from './referrals/routes.ts';
import { addResumeRoutes } from './resumes/routes.ts';
import { addReviewerRoutes } from './reviewers/routes.ts';

const createBackend = (): BackendApp => {
  const app: BackendApp = new Hono<{ Bindings: Bindings }>();
  addJobRoutes(app);
  addCompanyRoutes(app);
  addReferenceRoutes(app);
  addApplicationRoutes(app);
  addContactRoutes(app);
  addReferralRoutes(app);
  addCandidateRoutes(app);
  addReviewerRoutes(app);
  addResumeRoutes(app);
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

/**
 * The product API on the platform's own storage. Pages call it in process, browsers through the
 * gateway; both see the same answers.
 */
export const backend = createBackend();
