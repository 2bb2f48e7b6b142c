/**
 * Thrown if the content service is down or too slow, or its response is invalid. Pages continue
 * without the content.
 */
export class ContentError extends Error {
  override name = 'ContentError';
}
