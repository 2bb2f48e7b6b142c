/**
 * `{ "data": [...] }` written item by item, so that a million of them need no memory.
 * The status is sent before the first item is read: an error later cuts the body off, which leaves
 * invalid JSON rather than a list that looks whole.
 */
export const streamData = (items: AsyncIterable<unknown>): Response => {
  const encoder = new TextEncoder();
  const iterator = items[Symbol.asyncIterator]();
  let separator = '{"data":[';
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) {
        controller.enqueue(encoder.encode(separator === ',' ? ']}' : `${separator}]}`));
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(separator + JSON.stringify(value)));
      separator = ',';
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=30, stale-while-revalidate=300',
    },
  });
};
