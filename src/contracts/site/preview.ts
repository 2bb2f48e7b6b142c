/** Path of the form that lets editors view drafts, both for loading and for submitting it. */
export const PREVIEW_FORM = '/preview';
/** The query parameter that holds the signed value of a link to a job's draft. */
export const JOB_PREVIEW_PARAMETER = 'draft';
