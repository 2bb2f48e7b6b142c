import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import {
  type Component,
  flattenTree,
  type LoadComponent,
  type WriteMarkup,
} from './flatten-tree.ts';
import { toDocument } from './to-document.tsx';

/** A cache of client components, since all documents use the same few dozen. */
const components = new Map<string, Component>();

const loadComponent: LoadComponent = (module, name) => {
  const id = `${module}#${name}`;
  const known = components.get(id);
  if (known) return known;
  return __vite_rsc_client_require__(module).then((exports) => {
    const component = exports[name] as Component;
    // In development, components may change, so they are not cached.
    if (!import.meta.env.DEV) components.set(id, component);
    return component;
  });
};

/**
 * Renders a page's document (decision 1): the page as HTML, with a script tag for its single
 * module. Resolves to the whole document, or rejects with the error that a component threw.
 */
export const renderDocument = async (page: ReactNode): Promise<string> => {
  const flat = await flattenTree(page, loadComponent, renderToStaticMarkup as WriteMarkup);
  return toDocument(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="generator" content="Waku" />
      {flat as ReactNode}
    </>,
  );
};
