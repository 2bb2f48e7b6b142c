import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import { INTERNAL_ServerRoot } from 'waku/minimal/client';
// Importing it takes Waku's own shell out of the files that are served.
import 'virtual:vite-rsc-waku/html-shell';
import { OF_EVERY_PAGE } from '../lib/entry-files.ts';
import { escapeFlight, FLIGHT_BLOCK_ID, faultOfFlight } from '../lib/flight-block.ts';

/**
 * The documents of the site (decision 31): Waku's server hands over a page's payload, and the document
 * comes out whole, or an error. Nothing in it is a script that runs in place: the payload is data, and
 * the browser's entry, a module, reads it.
 */

type Elements = Readonly<Record<string, ReactNode>>;

interface DocumentOptions {
  /** Development: the channel that the browser asks for more about the payload. */
  readonly debugId?: string;
}

const CLOSING = '</body></html>';

const BUILD_ID = import.meta.env.WAKU_BUILD_ID ?? '';

/** In one piece: a payload decoded as it trickles in costs a task for each of its rows. */
const payloadStream = (payload: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(payload);
      // In development React tells more about a payload after its end (wakujs/waku#2154).
      if (import.meta.env.DEV) setTimeout(() => controller.close(), 5_000);
      else controller.close();
    },
  });

const readPayload = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g;

/**
 * React would have the browser load the page's parts before its pictures. Nothing waits for them: the
 * entry is told their names instead (decision 33).
 */
const takeModules = (html: string): { html: string; modules: string } => {
  const modules: string[] = [];
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replace(MODULE_PRELOAD, (_, href) => {
    if (!OF_EVERY_PAGE.test(href)) modules.push(href);
    return '';
  });
  return { html: head + html.slice(end), modules: modules.join(' ') };
};

/** What a page's payload says, and where the router is: read anew by each call. */
const readTree = async (payload: Uint8Array, routerPayload: Uint8Array): Promise<ReactNode> => {
  const [elements, router] = await Promise.all([
    createFromReadableStream<Elements>(payloadStream(payload)),
    createFromReadableStream<ReactNode>(payloadStream(routerPayload)),
  ]);
  // React reads a promise that says of itself that it is kept without waiting for it.
  const elementsPromise = Object.assign(Promise.resolve(elements), {
    status: 'fulfilled',
    value: elements,
  });
  return <INTERNAL_ServerRoot elementsPromise={elementsPromise}>{router}</INTERNAL_ServerRoot>;
};

const renderAtOnce = (tree: ReactNode): string => `<!DOCTYPE html>${renderToString(tree)}`;

/** The renderer that waits for what is not there yet. It is twice as slow. */
const renderPatiently = async (tree: ReactNode): Promise<string> => {
  const stream = await renderToReadableStream(tree, { onError: () => {} });
  await stream.allReady;
  return new Response(stream).text();
};

/**
 * A component's module that nothing has asked for so far is there a moment later. React tells of the files
 * of those modules alone that were there when it read the payload, so it is read again.
 */
const renderHtml = async (...payloads: Parameters<typeof readTree>): Promise<string> => {
  const tree = await readTree(...payloads);
  try {
    return renderAtOnce(tree);
  } catch {
    await new Promise((done) => setTimeout(done));
  }
  const again = await readTree(...payloads);
  try {
    return renderAtOnce(again);
  } catch {
    return renderPatiently(again);
  }
};

export const renderDocument = async (
  payload: Uint8Array,
  routerPayload: Uint8Array,
  { debugId }: DocumentOptions = {},
): Promise<string> => {
  if (faultOfFlight(payload) === 'broken') throw new Error('A part of the page broke.');
  const { html, modules } = takeModules(await renderHtml(payload, routerPayload));
  const data =
    (modules && ` data-modules="${modules}"`) + (debugId ? ` data-debug-id="${debugId}"` : '');
  const flight = escapeFlight(new TextDecoder().decode(payload));
  return (
    html.slice(0, -CLOSING.length) +
    `<script type="text/x-component" id="${FLIGHT_BLOCK_ID}"${data}>${flight}</script>` +
    `<script type="module" src="${getClientEntryUrl()}" data-build="${BUILD_ID}"></script>${CLOSING}`
  );
};

/** What Waku's server calls. A page that throws, wherever it does, throws here: no half of it is shown. */
export const INTERNAL_renderHtmlStream = async (
  payload: ReadableStream<Uint8Array>,
  routerPayload: ReadableStream<Uint8Array>,
  options: DocumentOptions,
): Promise<{ stream: string }> => ({
  stream: await renderDocument(
    ...(await Promise.all([readPayload(payload), readPayload(routerPayload)])),
    options,
  ),
});

export const INTERNAL_renderHtmlFallback = (): never => {
  throw new Error('Every page of this site is rendered on the server.');
};
