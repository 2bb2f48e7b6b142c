import type { Place } from '../../../src/contracts/company.ts';
import type { ImportKind } from '../../../src/contracts/ops.ts';
import type { CompanyRecord } from '../../backend/companies/save-companies.ts';
import type { StoredRecord } from '../../backend/jobs/save-jobs.ts';

const formatTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const formatPlaces = (places: readonly Place[]) =>
  places.map(({ region, ...place }) => (region ? { ...place, region } : place));

const jobRow = (job: StoredRecord, isNew: boolean) => {
  const { slug, companySlug, descriptionPlain, indexWords, updatedAt, closedAt, fid, ...same } =
    job;
  return {
    // A new job with a requisition is identified by the requisition alone, because another job may
    // have taken the requisition in the meantime.
    ...(!(isNew && job.requisitionId) && { fid }),
    company: companySlug,
    ...same,
    locations: formatPlaces(job.locations),
    payReason: job.payReason || null,
    publishedAt: formatTime(job.publishedAt),
    validThrough: formatTime(job.validThrough),
  };
};

/** Formats a checked record as a row that can be imported again. */
export const formatRow = (
  kind: ImportKind,
  record: StoredRecord | CompanyRecord,
  change: 'created' | 'updated',
): Record<string, unknown> =>
  kind === 'job'
    ? jobRow(record as StoredRecord, change === 'created')
    : { ...record, locations: formatPlaces(record.locations) };
