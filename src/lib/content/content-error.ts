/** The content service is down, late, or its response is invalid: a page continues without it. */
export class ContentError extends Error {
  override name = 'ContentError';
}
