import * as endpoints from '../../../src/contracts/endpoints.ts';
import { HttpError } from '../../http-error.ts';
import { type BackendApp, serve } from '../call.ts';
import { findJob } from '../jobs/repository.ts';
import { readPostedForm } from './read-form.ts';
import { submitApplication } from './submit-application.ts';

const IDEMPOTENCY_KEY_MAX = 200;

export const addApplicationRoutes = (app: BackendApp): void => {
  serve(
    app,
    endpoints.applyToJob,
    async ({ bindings, params, request, now }) => {
      const job = await findJob(bindings.DB, params.id ?? '', now);
      if (!job) throw new HttpError(404, 'not_found', 'There is no such job.');
      if (job.status === 'closed') {
        throw new HttpError(
          410,
          'closed',
          'This job has closed and takes no more applications. Your details were not stored.',
        );
      }
      if (job.applicationUrl) {
        throw new HttpError(
          409,
          'apply_elsewhere',
          `The employer takes applications for this job on its own page: ${job.applicationUrl}`,
        );
      }
      const posted = await readPostedForm(request);
      const key = request.headers.get('idempotency-key');
      if (key && key.length > IDEMPOTENCY_KEY_MAX) {
        throw new HttpError(422, 'invalid', 'Idempotency-Key may have at most 200 characters.');
      }
      return { data: await submitApplication(bindings, job, posted, key, now) };
    },
    { status: 201 },
  );
};
