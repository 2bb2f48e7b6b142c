import { createFromReadableStream, setRequireModule } from '@vitejs/plugin-rsc/react/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { COMPONENTS, ServerRoot, ServerRouter } from './fixture/components.js';
import payload from './fixture/payload.txt?raw';

/*
 * A worker that streams one page repeatedly, with react-dom alone. The page's tree is decoded once,
 * and there is no database, router or cache.
 */

type Elements = Readonly<Record<string, ReactNode>>;

setRequireModule({ load: async (id) => COMPONENTS[id] });

const ROUTE = { path: '/jobs', query: '', hash: '' };

let elements: Elements | undefined;

export default {
  async fetch(): Promise<Response> {
    elements ??= await createFromReadableStream<Elements>(new Blob([payload]).stream());
    const tree = (
      <ServerRoot elementsPromise={Promise.resolve(elements)}>
        <ServerRouter route={ROUTE} />
      </ServerRoot>
    );
    return new Response(await renderToReadableStream(tree), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  },
};
