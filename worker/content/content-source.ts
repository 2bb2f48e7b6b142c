import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { type Bindings, variablesOf } from '../env.ts';
import { createDelivery } from './delivery.ts';
import { loadSpace, SPACE_ID } from './space.ts';

const sources = new WeakMap<Bindings, ContentSource>();

/** Where this site's content comes from: the space that is configured, or the embedded service. */
export const contentSource = (bindings: Bindings): ContentSource => {
  let source = sources.get(bindings);
  if (!source) {
    source = embeddedSource(new URL(variablesOf(bindings).SITE_URL).host);
    sources.set(bindings, source);
  }
  return source;
};

/** The delivery service in process. Its tokens are good within this isolate only. */
const embeddedSource = (assetHost: string): ContentSource => {
  const accessToken = crypto.randomUUID();
  const tokens = { delivery: accessToken, preview: crypto.randomUUID() };
  let delivery: ReturnType<typeof createDelivery> | undefined;
  return {
    space: SPACE_ID,
    accessToken,
    fetch: async (input, init) => {
      delivery ??= createDelivery({ space: await loadSpace(), assetHost, tokens });
      return delivery.fetch(new Request(input, init));
    },
  };
};
