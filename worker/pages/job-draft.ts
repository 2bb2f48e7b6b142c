import { JOB_PREVIEW_PARAMETER } from '../../src/contracts/site/preview.ts';
import type { JobDraft } from '../../src/lib/runtime.ts';
import { JOB } from '../../src/routes/site-routes.ts';
import { verifyUntil } from '../backend/signed-links/signed-value.ts';
import { decodeSegment } from '../http/request/path-segments.ts';
import { enforceRateLimit } from '../http/request/rate-limits.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import type { PageResult } from './page-result.ts';
import { asPreview } from './preview.ts';

/*
 * Shows a job's draft to anyone who has a link that an operator created (decision 29). The link is
 * valid for that job only, and no other response contains the draft.
 */

/**
 * The draft that a request may see: the job is a draft, and the URL has a valid link to it. In all
 * other cases, undefined, and the request is treated like any other.
 */
export const findLinkedDraft = async (
  context: RequestContext,
  now: number,
): Promise<JobDraft | undefined> => {
  const { match, url, bindings } = context;
  const value = url.searchParams.get(JOB_PREVIEW_PARAMETER);
  const fid = match?.route === JOB && decodeSegment(match.params.id ?? '');
  if (!value || !fid) return undefined;
  // The page is rendered for each request.
  await enforceRateLimit(context);
  const signedFor = { purpose: 'job-preview', subject: fid } as const;
  const link = await verifyUntil(bindings.PEOPLE, signedFor, value, now);
  if (!link) return undefined;
  const { findDraftJob } = await import('../backend/jobs/find-draft-job.ts');
  const job = await findDraftJob(bindings.JOBS, fid, now);
  return job && { job, until: link.until };
};

/** Marks the page of a draft as private. Its URL, which contains the link, is sent to no other site. */
export const asJobDraft = (page: PageResult): PageResult => {
  const preview = asPreview(page);
  preview.headers.set('referrer-policy', 'no-referrer');
  return preview;
};
