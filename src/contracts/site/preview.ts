/** Path of the form that lets editors see drafts, and that it posts to. */
export const PREVIEW_FORM = '/preview';
