import { jsonLdText } from '../lib/json-ld.ts';

/** Structured data of the page, for search engines. */
export const JsonLd = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped for a script element.
    dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
  />
);
