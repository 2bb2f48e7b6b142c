/**
 * Cancels a body that will not be read; otherwise, the render that produces it would continue and
 * use memory. Not awaited, because cancelling can take as long as reading.
 */
export const dropBody = ({ body }: { readonly body: BodyInit | null }): void => {
  // A body that has failed or already has a reader does not need to be cancelled.
  if (body instanceof ReadableStream && !body.locked) void body.cancel().catch(() => undefined);
};
