import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { INTERNAL_ServerRoot } from 'waku/minimal/client';
import { INTERNAL_ServerRouter } from 'waku/router/client';

/**
 * A worker that renders one page of the site over and over, by react-dom alone: the tree of its payload
 * is decoded once, and nothing is asked of a database, a router or a cache.
 */
export const createWorker = (payload: string, query: string) => {
  let elements: Promise<Readonly<Record<string, ReactNode>>> | undefined;
  return {
    async fetch(): Promise<Response> {
      elements ??= createFromReadableStream<Readonly<Record<string, ReactNode>>>(
        new Blob([payload]).stream(),
      );
      const tree = (
        <INTERNAL_ServerRoot elementsPromise={Promise.resolve(await elements)}>
          <INTERNAL_ServerRouter route={{ path: '/jobs', query, hash: '' }} />
        </INTERNAL_ServerRoot>
      );
      return new Response(await renderToReadableStream(tree), {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    },
  };
};
