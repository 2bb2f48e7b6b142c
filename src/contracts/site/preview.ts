/** Path of the form that shows drafts to editors, and of its post. */
export const PREVIEW_FORM = '/preview';
