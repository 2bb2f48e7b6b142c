/**
 * Tells whoever makes a body that nobody will read it: else a render goes on, and what it holds stays.
 * Not waited for, as that may take as long as reading it.
 */
export const dropBody = ({ body }: { readonly body: BodyInit | null }): void => {
  // A body that broke, or that somebody reads, has nothing left to end.
  if (body instanceof ReadableStream && !body.locked) void body.cancel().catch(() => undefined);
};
