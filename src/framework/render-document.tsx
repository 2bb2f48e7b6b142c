import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { INTERNAL_ServerRoot } from 'waku/minimal/client';
// Importing it takes Waku's own shell out of the files that are served.
import 'virtual:vite-rsc-waku/html-shell';
import { FONT_SCRIPT } from '../contracts/site/font-script.ts';
import { type Component, flattenTree, type LoadComponent } from './flatten-tree.ts';

type Elements = Readonly<Record<string, ReactNode>>;

const HEAD = '<head>';
// Behind a stylesheet a script would wait for it.
const WITH_FONT = `${HEAD}<script>${FONT_SCRIPT}</script>`;
const CLOSING = '</body></html>';

const BUILD_ID = import.meta.env.WAKU_BUILD_ID ?? '';

/** Each once: a document has the same few dozens. */
const components = new Map<string, Component>();

const loadComponent: LoadComponent = (module, name) => {
  const id = `${module}#${name}`;
  const known = components.get(id);
  if (known) return known;
  return __vite_rsc_client_require__(module).then((exports) => {
    const component = exports[name] as Component;
    // In development it may change.
    if (!import.meta.env.DEV) components.set(id, component);
    return component;
  });
};

const toDocument = (elements: Elements, router: ReactNode): string => {
  // React reads a promise that says of itself that it is kept without waiting for it.
  const elementsPromise = Object.assign(Promise.resolve(elements), {
    status: 'fulfilled',
    value: elements,
  });
  const html = renderToString(
    <INTERNAL_ServerRoot elementsPromise={elementsPromise}>{router}</INTERNAL_ServerRoot>,
  );
  return (
    `<!DOCTYPE html>${html.slice(0, -CLOSING.length).replace(HEAD, () => WITH_FONT)}` +
    `<script type="module" src="${getClientEntryUrl()}" data-build="${BUILD_ID}"></script>${CLOSING}`
  );
};

/**
 * The document of a page's elements (decision 66): the page as HTML, and one module that runs beside it. It
 * comes out whole, or it throws what a part of the page threw.
 */
export const renderDocument = async (elements: Elements, router: ReactNode): Promise<string> => {
  const [flatElements, flatRouter] = (await Promise.all([
    flattenTree(elements, loadComponent),
    flattenTree(router, loadComponent),
  ])) as [Elements, ReactNode];
  return toDocument(flatElements, flatRouter);
};

/** The same of a page's payload, as a build makes the few that are files. */
export const INTERNAL_renderHtmlStream = async (
  payload: ReadableStream<Uint8Array>,
  routerPayload: ReadableStream<Uint8Array>,
): Promise<{ stream: string }> => {
  const [elements, router] = await Promise.all([
    createFromReadableStream<Elements>(payload),
    createFromReadableStream<ReactNode>(routerPayload),
  ]);
  const render = () => toDocument(elements, router);
  try {
    return { stream: render() };
  } catch {
    // Its components' modules are there a moment after they were asked for.
    await new Promise((done) => setTimeout(done));
    return { stream: render() };
  }
};

export const INTERNAL_renderHtmlFallback = (): never => {
  throw new Error('Every page of this site is rendered on the server.');
};
