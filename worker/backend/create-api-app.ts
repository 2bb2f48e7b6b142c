import { Hono } from 'hono';
import type { Bindings } from '../env.ts';
import { HttpError, jsonError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import { requestIdOf } from '../http/request-id.ts';
import { type BackendApp, refuseOtherMethods } from './call.ts';

/** An API of routes made by `serve`: other methods, other paths and errors get the error shape. */
export const createApiApp = (addRoutes: (app: BackendApp) => void): BackendApp => {
  const app: BackendApp = new Hono<{ Bindings: Bindings }>();
  addRoutes(app);
  refuseOtherMethods(app);
  app.notFound((c) =>
    jsonError(
      new HttpError(404, 'not_found', `There is no call ${new URL(c.req.url).pathname}.`),
      requestIdOf(c.req.raw),
    ),
  );
  app.onError((error, c) => {
    const requestId = requestIdOf(c.req.raw);
    if (!(error instanceof HttpError)) logError(requestId, error);
    return jsonError(error, requestId);
  });
  return app;
};
