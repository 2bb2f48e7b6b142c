import type { DocumentHead } from '../../../src/lib/runtime.ts';
import { escapeHtml } from '../../http/escape-html.ts';

/**
 * Serialises structured data for a script element. Whatever an editor writes, the result must
 * neither close that element nor open a comment in it.
 */
const jsonLdText = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const END = '</head>';

/** Adds a document's machine-readable metadata, which is not in its payload. */
export const withDocumentHead = (html: string, head: DocumentHead): string => {
  const end = html.indexOf(END);
  if (end < 0) return html;
  const { tags = [], data = [], isIndexed } = head;
  const texts = tags.map(([name, attributes]) => {
    const written = Object.entries(attributes).map(
      ([key, value]) => `${key}="${escapeHtml(value)}"`,
    );
    return `<${name} ${written.join(' ')}>`;
  });
  if (isIndexed && data.length > 0) {
    const graph = jsonLdText({ '@context': 'https://schema.org', '@graph': data });
    texts.push(`<script type="application/ld+json">${graph}</script>`);
  }
  return html.slice(0, end) + texts.join('') + html.slice(end);
};
