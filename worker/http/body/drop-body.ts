/**
 * Cancels a body that will not be read; otherwise a render continues and holds its memory. Not
 * awaited, because cancelling can take as long as reading.
 */
export const dropBody = ({ body }: { readonly body: BodyInit | null }): void => {
  // A body that failed, or that has a reader, needs no cancelling.
  if (body instanceof ReadableStream && !body.locked) void body.cancel().catch(() => undefined);
};
