/**
 * Cancels a body that will not be read, so that the render producing it stops and frees its memory.
 * Not awaited, because cancelling can take as long as reading.
 */
export const dropBody = ({ body }: { readonly body: BodyInit | null }): void => {
  // A body that has errored or already has a reader does not need to be cancelled.
  if (body instanceof ReadableStream && !body.locked) void body.cancel().catch(() => undefined);
};
