import { BUILD_ID } from '../builds/served-build.ts';
import { readVariables } from '../env.ts';
import { withEntityTag } from '../http/headers/entity-tag.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/**
 * Sends `/service-worker.js`. The script contains the build id, so that browsers detect a new
 * service worker after each build. If the service worker is turned off, the script contains an
 * empty id, which makes it delete its caches and unregister itself (decision 4).
 */
export const sendServiceWorker = async ({
  request,
  bindings,
}: RequestContext): Promise<Response> => {
  const isOn = readVariables(bindings).SERVICE_WORKER === 'on';
  const { default: script } = await import('../../src/browser/offline/service-worker.ts?bundled');
  const build = JSON.stringify(isOn ? BUILD_ID : '');
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  const response = new Response(`self.ROLECALL_BUILD_ID=${build};${script}`, { headers });
  return withEntityTag(response, request);
};
