import { Readable } from 'node:stream';
import { createDelivery } from '../../worker/content/delivery.ts';
import { loadSpace, SPACE_ID, type Space } from '../../worker/content/space.ts';
import { type Handler, type LocalServer, startServer } from './local-server.ts';

const TOKENS = { delivery: 'delivery-token', preview: 'preview-token' };

export interface Contentful {
  readonly server: LocalServer;
  /** The variables of a site that reads from it. */
  readonly variables: Record<string, string>;
  /** Answers from this space; from the site's own where none is given. */
  works(space?: Space): Handler;
  readonly space: Space;
}

/** A Contentful of our own behind real HTTP: the embedded delivery service over a space. */
export const startContentful = async (): Promise<Contentful> => {
  const space = await loadSpace();
  const works = (of: Space = space): Handler => {
    const delivery = createDelivery({ space: of, assetHost: 'localhost', tokens: TOKENS });
    return async (request, response) => {
      const hasBody = request.method === 'POST';
      const answer = await delivery.fetch(
        new Request(`http://${request.headers.host}${request.url}`, {
          method: request.method,
          headers: Object.entries(request.headers) as [string, string][],
          body: hasBody ? (Readable.toWeb(request) as ReadableStream) : null,
          duplex: 'half',
        } as RequestInit),
      );
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
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
