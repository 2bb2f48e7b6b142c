/** SQL expression for the text of a job in which operators search; the text index has the same. */
export const JOB_TEXT = `job.fid || char(10) || job.title || char(10) || coalesce(job.requisition_id, '')`;
