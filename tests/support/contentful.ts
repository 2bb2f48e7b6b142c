import { createDelivery } from '../../worker/content/delivery/delivery.ts';
import { loadSpace, SPACE_ID, type Space } from '../../worker/content/space.ts';
import { createFetchHandler, type Handler, type LocalServer, startServer } from './local-server.ts';

const TOKENS = { delivery: 'delivery-token', preview: 'preview-token' };

export interface Contentful {
  readonly server: LocalServer;
  /** The variables for a site that reads from this fake Contentful server. */
  readonly variables: Record<string, string>;
  /** A handler that responds with the content of a space, by default the site's own. */
  works(space?: Space): Handler;
  readonly space: Space;
}

/** A fake Contentful over real HTTP: the embedded delivery service for a content space. */
export const startContentful = async (): Promise<Contentful> => {
  const space = await loadSpace();
  const works = (of: Space = space): Handler => {
    const delivery = createDelivery({ space: of, assetHost: 'localhost', tokens: TOKENS });
    return createFetchHandler((request) => delivery.fetch(request));
  };
  const server = await startServer();
  return {
    server,
    works,
    space,
    variables: {
      CONTENTFUL_SPACE_ID: SPACE_ID,
      CONTENTFUL_ACCESS_TOKEN: TOKENS.delivery,
      CONTENTFUL_PREVIEW_TOKEN: TOKENS.preview,
      CONTENTFUL_HOST: server.url.slice('http://'.length),
      CONTENTFUL_WEBHOOK_SECRET: '0123456789abcdef'.repeat(4),
    },
  };
};
