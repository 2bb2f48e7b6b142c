/** Path of the form through which editors view drafts, and of the request that it posts. */
export const PREVIEW_FORM = '/preview';
