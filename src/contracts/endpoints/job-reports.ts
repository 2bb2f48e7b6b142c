import { JobReportFormSchema, JobReportReceiptSchema } from '../site/job-report.ts';
import { createDataSchema } from '../wire.ts';
import { post } from './endpoint.ts';

/** A visitor's report of a job, without an account (decision 34). */
export const reportJob = post('misc/jobs/{id}/reports', createDataSchema(JobReportReceiptSchema), {
  summary: 'Report a job to the operators of the site, without an account',
  body: JobReportFormSchema,
  challenge: true,
  upstream: 'none',
});
