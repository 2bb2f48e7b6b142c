import { getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { FONT_SCRIPT } from '../contracts/site/font-script.ts';

const HEAD = '<head>';
// The script comes before all stylesheets, because it would wait for any that precede it.
const WITH_FONT = `${HEAD}<script>${FONT_SCRIPT}</script>`;
const CLOSING = '</body></html>';

/**
 * Renders a page to HTML, with a script tag for its single module. The document contains no build
 * id, so that a deploy that does not change a page leaves its document unchanged (decision 8).
 */
export const toDocument = (page: ReactNode): string => {
  const html = renderToString(page);
  return (
    `<!DOCTYPE html>${html.slice(0, -CLOSING.length).replace(HEAD, () => WITH_FONT)}` +
    `<script type="module" src="${getClientEntryUrl()}"></script>${CLOSING}`
  );
};
