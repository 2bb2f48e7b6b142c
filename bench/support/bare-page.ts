import { type DirectWorker, startBare } from '../../tests/support/direct-worker.ts';
import { fetchComplete } from './demo-site.ts';

// Headers that belong to the connection, or to one response only.
const NOT_COPIED = ['transfer-encoding', 'content-length', 'connection', 'keep-alive', 'date'];

/**
 * Starts a worker that returns a page with the body and headers that the site's cache has.
 * @param line a log line to write for each request
 */
export const startBarePage = async (url: string, line?: string): Promise<DirectWorker> => {
  await (await fetchComplete(url)).arrayBuffer();
  const page = await fetchComplete(url);
  const state = page.headers.get('cf-cache-status');
  if (state !== 'HIT') throw new Error(`${url} is not cached (${state}).`);
  const headers = [...page.headers].filter(([name]) => !NOT_COPIED.includes(name));
  return startBare(`
    const body = new TextEncoder().encode(${JSON.stringify(await page.text())});
    const headers = ${JSON.stringify(Object.fromEntries(headers))};
    export default {
      fetch() {
        ${line ? `console.log(${JSON.stringify(line)});` : ''}
        return new Response(body, { headers });
      },
    };`);
};
