import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { siteCache } from '../cache/stale-copies.ts';
import { type Bindings, readVariables } from '../env.ts';
import { noteFault } from '../http/count-fault.ts';
import { waitUntil } from '../http/wait-until.ts';
import { shortTimeoutBindings, withoutTimeouts } from '../timeout-bindings.ts';
import { contentfulSource } from './contentful-source.ts';
import type { Delivery } from './delivery/delivery.ts';
import { createViews, readEntries, type Views } from './delivery/read-entries.ts';
import { loadFrameSpace, loadSpace, SPACE_ID } from './space.ts';

interface Sources {
  readonly published: ContentSource;
  /** The source that includes drafts; absent without a preview token. */
  readonly preview?: ContentSource;
}

const sources = new WeakMap<Bindings, Sources>();

/** The source of this site's content: the configured space, or the embedded service. */
export const contentSource = (
  bindings: Bindings,
  { isPreview = false }: { readonly isPreview?: boolean } = {},
): ContentSource => {
  // All bindings objects of a site share one source, so that an operator's purge also clears the
  // content cached by visitors' requests.
  const site = withoutTimeouts(bindings);
  let found = sources.get(site);
  if (!found) {
    found = contentfulSources(site) ?? embeddedSources(shortTimeoutBindings(site));
    sources.set(site, found);
  }
  if (!isPreview) return found.published;
  if (!found.preview)
    throw new Error('CONTENTFUL_PREVIEW_TOKEN is not set, so drafts cannot be read.');
  return found.preview;
};

/** Whether the site reads the embedded space, which it does if no other space is configured. */
export const isEmbeddedSpace = (bindings: Bindings): boolean =>
  readVariables(bindings).CONTENTFUL_SPACE_ID === undefined;

const contentfulSources = (bindings: Bindings): Sources | undefined => {
  const variables = readVariables(bindings);
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_ACCESS_TOKEN, CONTENTFUL_PREVIEW_TOKEN } = variables;
  // Either both variables are set or neither is; worker/env-contentful.ts checks this.
  if (!CONTENTFUL_SPACE_ID || !CONTENTFUL_ACCESS_TOKEN) return undefined;
  const space = { ...variables, CONTENTFUL_SPACE_ID };
  const opened = () => noteFault(bindings.JOBS, 'content');
  return {
    published: contentfulSource(space, {
      accessToken: CONTENTFUL_ACCESS_TOKEN,
      cache: siteCache(variables.SITE_KEY),
      opened,
    }),
    preview:
      CONTENTFUL_PREVIEW_TOKEN === undefined
        ? undefined
        : contentfulSource(space, {
            accessToken: CONTENTFUL_PREVIEW_TOKEN,
            isPreview: true,
            opened,
          }),
  };
};

/** The in-process delivery service. Its tokens are valid only within this isolate. */
const embeddedSources = (bindings: Bindings): Sources => {
  const assetHost = new URL(readVariables(bindings).SITE_URL).host;
  const tokens = { delivery: crypto.randomUUID(), preview: crypto.randomUUID() };
  let frame: Views | undefined;
  const loadFrame = async (): Promise<Views> => {
    frame ??= createViews(await loadFrameSpace(), assetHost);
    return frame;
  };
  let views: Views | undefined;
  const loadViews = async (): Promise<Views> => {
    views ??= createViews(await loadSpace(), assetHost);
    return views;
  };
  // Pages only read entries, so the rest of the API is loaded when a call first needs it.
  let delivery: Delivery | undefined;
  const service = async (): Promise<Delivery> => {
    if (delivery) return delivery;
    const [{ createDelivery }, space, known] = await Promise.all([
      import('./delivery/delivery.ts'),
      loadSpace(),
      loadViews(),
    ]);
    const own = { space, assetHost, tokens, views: known };
    delivery ??= createDelivery({
      ...own,
      db: bindings.JOBS,
      keys: bindings.PEOPLE,
      isInProcess: true,
    });
    return delivery;
  };
  const sourceWith = (accessToken: string, isPreview: boolean): ContentSource => ({
    space: SPACE_ID,
    accessToken,
    waitUntil,
    fetch: async (input, init) => (await service()).fetch(new Request(input, init)),
    read: async (url) => {
      // The frame space contains everything that siteSettings links to, so it returns the same
      // response as the whole space would.
      const isFrame = url.searchParams.get('content_type') === 'siteSettings';
      const known = await (isFrame ? loadFrame() : loadViews());
      return readEntries(known(isPreview), url);
    },
  });
  return {
    published: sourceWith(tokens.delivery, false),
    preview: sourceWith(tokens.preview, true),
  };
};
