import { CACHE_CONTROL } from '../cache-control.ts';

// 100,000 jobs took 2.6 s sent one by one, and 0.6 s like this.
const CHUNK_CHARACTERS = 64 * 1024;

/**
 * `{ "data": [...] }` written some hundred items at a time, so that a million of them need no
 * memory. The status is sent before the first item is read: an error later cuts the body off, which
 * leaves invalid JSON rather than a list that looks whole.
 */
export const streamData = (items: AsyncIterable<unknown>): Response => {
  const encoder = new TextEncoder();
  const iterator = items[Symbol.asyncIterator]();
  let separator = '';
  let text = '{"data":[';
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      let isDone = false;
      while (!isDone && text.length < CHUNK_CHARACTERS) {
        const { done = false, value } = await iterator.next();
        text += done ? ']}' : separator + JSON.stringify(value);
        separator = ',';
        isDone = done;
      }
      controller.enqueue(encoder.encode(text));
      text = '';
      if (isDone) controller.close();
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'application/json', 'cache-control': CACHE_CONTROL.list },
  });
};
