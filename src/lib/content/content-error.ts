/** The content service is down, late, or answers nonsense: a page goes on without what it asked for. */
export class ContentError extends Error {
  override name = 'ContentError';
}
