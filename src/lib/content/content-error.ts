/**
 * The content service is down or too slow, or its response is invalid. Pages continue without it.
 */
export class ContentError extends Error {
  override name = 'ContentError';
}
