import { reportJob } from '../../../src/contracts/endpoints/job-reports.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Handlers, registerHandler } from '../call.ts';
import { announceEvents } from '../events/record-event.ts';
import { networkHash } from '../network-hash.ts';
import { insertJobReport } from './insert-job-report.ts';

/**
 * @throws HttpError 404 for an unknown or unpublished job, or if the jobs are in an external product
 * API; 410 for a closed job
 */
const findOpenJob = async (
  bindings: Bindings,
  fid: string,
  now: number,
): Promise<{ fid: string; title: string }> => {
  const { findJob, isRetired } = await import('../jobs/repository.ts');
  const job = readVariables(bindings).API_BASE ? undefined : await findJob(bindings.JOBS, fid, now);
  if (job ? job.status === 'closed' : await isRetired(bindings.JOBS, fid)) {
    throw new HttpError(
      410,
      'closed',
      'This job has closed, so it can’t be reported any more. If something about it still worries you, please contact us.',
    );
  }
  if (!job) throw new HttpError(404, 'not_found', 'There is no such job.');
  return job;
};

/** Adds the call with which visitors report a job. */
export const addJobReportRoutes = (app: Handlers): void => {
  registerHandler(
    app,
    reportJob,
    async ({ bindings, params, body, request, now }) => {
      const job = await findOpenJob(bindings, params.id ?? '', now);
      const network = await networkHash(bindings.PEOPLE, request, now);
      const reported = await insertJobReport(bindings, job, body, network, now);
      if (reported) await announceEvents(bindings, [reported]);
      return { data: { received: true } };
    },
    { status: 201 },
  );
};
