import { streamText } from '../http/body/stream-text.ts';
import { CACHE_CONTROL } from '../http/headers/cache-control.ts';

async function* listText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield '{"data":[';
  let separator = '';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',';
  }
  yield ']}';
}

/**
 * Streams `{ "data": [...] }` a few hundred items at a time, so that even a million items do not
 * exhaust memory. The status is sent before the first item is read. A later error therefore
 * truncates the body, which leaves invalid JSON rather than a list that looks complete.
 */
export const streamData = (items: AsyncIterable<unknown>): Response =>
  new Response(streamText(listText(items)), {
    headers: { 'content-type': 'application/json', 'cache-control': CACHE_CONTROL.list },
  });
