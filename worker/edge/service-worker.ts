import { BUILD_ID } from '../builds/served-build.ts';
import { variablesOf } from '../env.ts';
import { withEntityTag } from '../http/headers/entity-tag.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/**
 * `/service-worker.js`. The build's id stands in it, so each build is another worker to browsers. Switched off, the
 * same worker comes without one: it deletes what was stored and unregisters (decision 69).
 */
export const sendServiceWorker = async ({
  request,
  bindings,
}: RequestContext): Promise<Response> => {
  const isOn = variablesOf(bindings).SERVICE_WORKER === 'on';
  const { default: script } = await import('../../src/browser/offline/service-worker.ts?bundled');
  const build = JSON.stringify(isOn ? BUILD_ID : '');
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  const answer = new Response(`self.ROLECALL_BUILD_ID=${build};${script}`, { headers });
  return withEntityTag(answer, request);
};
