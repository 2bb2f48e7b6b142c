import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { INTERNAL_ServerRoot } from 'waku/minimal/client';
// This import keeps Waku's own HTML shell out of the files that are served.
import 'virtual:vite-rsc-waku/html-shell';
import { toDocument } from './to-document.tsx';

/*
 * Renders the documents of the few pages that are prerendered as files. Waku imports these exports
 * by name and passes them a payload.
 */

type Elements = Readonly<Record<string, ReactNode>>;

const render = (elements: Elements, router: ReactNode): string => {
  // React unwraps a promise synchronously if the promise is marked as fulfilled.
  const elementsPromise = Object.assign(Promise.resolve(elements), {
    status: 'fulfilled',
    value: elements,
  });
  return toDocument(
    <INTERNAL_ServerRoot elementsPromise={elementsPromise}>{router}</INTERNAL_ServerRoot>,
  );
};

export const INTERNAL_renderHtmlStream = async (
  payload: ReadableStream<Uint8Array>,
  routerPayload: ReadableStream<Uint8Array>,
): Promise<{ stream: string }> => {
  const [elements, router] = await Promise.all([
    createFromReadableStream<Elements>(payload),
    createFromReadableStream<ReactNode>(routerPayload),
  ]);
  try {
    return { stream: render(elements, router) };
  } catch {
    // Waits one task, because component modules are loaded shortly after they are first required.
    await new Promise((done) => setTimeout(done));
    return { stream: render(elements, router) };
  }
};

export const INTERNAL_renderHtmlFallback = (): never => {
  throw new Error('Every page of this site is rendered on the server.');
};
