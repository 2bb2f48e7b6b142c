/** Path of the form that lets editors view drafts, both for loading and for submitting it. */
export const PREVIEW_FORM = '/preview';
