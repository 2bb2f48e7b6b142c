import type { D1Database } from '@cloudflare/workers-types';
import { JOB_PREVIEW_PARAMETER } from '../../../src/contracts/site/preview.ts';
import { jobPath } from '../../../src/routes/hrefs.ts';
import { auditStatement } from '../../backend/audit-log.ts';
import type { StoredRecord } from '../../backend/jobs/save-jobs.ts';
import { signUntil } from '../../backend/signed-links/signed-value.ts';
import { HttpError } from '../../http/http-error.ts';
import { isoDate } from '../../http/iso-date.ts';

/**
 * Signs a link to the page of a draft, and records that in the audit log.
 * @param until Unix milliseconds
 * @throws HttpError 409 if the job is not a draft
 */
export const signPreviewLink = async (
  db: D1Database,
  job: StoredRecord,
  { siteUrl, until, now }: { siteUrl: string; until: number; now: number },
): Promise<{ url: string; expiresAt: string }> => {
  const { fid, status } = job;
  if (status !== 'draft') {
    throw new HttpError(
      409,
      'not_draft',
      status === 'open'
        ? `The job is open, so it needs no preview: ${siteUrl}${jobPath(job)}`
        : `The job is ${status}. Only drafts have a preview.`,
    );
  }
  const value = await signUntil(db, { purpose: 'job-preview', subject: fid }, { until, now });
  await auditStatement(
    db,
    { actor: 'operator', action: 'job.preview_linked', subject: fid, detail: { until } },
    now,
  ).run();
  return {
    url: `${siteUrl}${jobPath(job)}?${JOB_PREVIEW_PARAMETER}=${value}`,
    expiresAt: isoDate(Math.floor(until / 1000) * 1000),
  };
};
