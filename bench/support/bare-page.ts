import { type DirectWorker, startBare } from '../../tests/support/direct-worker.ts';
import { fetchComplete } from './demo-site.ts';

// Headers that apply only to the connection or to a single response.
const NOT_COPIED = ['transfer-encoding', 'content-length', 'connection', 'keep-alive', 'date'];

/**
 * Starts a bare worker that returns the same body and headers as a page in the site's cache.
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
