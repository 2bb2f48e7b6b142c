/*
 * The entry of the built worker for tests of the platform's cache, which does not exist on local
 * machines. A stand-in outside the worker (`platform-site.ts`) takes its place in front of `Pages`,
 * and outlives the worker as the real cache does.
 */
import site, { Pages as Own } from './index.js';
import { withReplica } from './lagging-replica.js';

export class Pages extends Own {}

/** The cache requests a page at this path and names the page in a header. */
const RENDER = '/__render';

const behindCache = (env, context) => ({
  waitUntil: (work) => context.waitUntil(work),
  cache: {},
  exports: {
    Pages: {
      fetch: ({ url }) =>
        env.PLATFORM.fetch('http://platform/', { headers: { 'x-page': url }, redirect: 'manual' }),
      async purge(tags) {
        // The entrypoint adds this tag to each purge.
        const body = JSON.stringify({ tags: tags && [...tags, 'versions'] });
        const answer = await env.PLATFORM.fetch('http://platform/', { method: 'POST', body });
        return answer.ok;
      },
    },
  },
});

let bindings;

/** Always returns the same object, because the worker caches a lot by the object's identity. */
const createBindings = (env) => {
  bindings ??= env.REPLICA ? { ...env, JOBS: withReplica(env.JOBS, env.REPLICA) } : env;
  return bindings;
};

class Rendering extends Own {
  constructor(context, env) {
    super(context, env);
    Object.defineProperty(this, 'ctx', { value: behindCache(env, context) });
    Object.defineProperty(this, 'env', { value: createBindings(env) });
  }
}

export default {
  ...site,
  fetch(request, env, context) {
    if (new URL(request.url).pathname !== RENDER) {
      return site.fetch(request, createBindings(env), behindCache(env, context));
    }
    const page = new Request(request.headers.get('x-page'), { headers: request.headers });
    return new Rendering(context, env).fetch(page);
  },
  queue: (batch, env, context) => site.queue(batch, createBindings(env), behindCache(env, context)),
  scheduled: (event, env, context) =>
    site.scheduled(event, createBindings(env), behindCache(env, context)),
};
