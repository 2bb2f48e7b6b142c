import { escapeHtml } from '../http/escape-html.ts';

// Characters that are not allowed in XML, not even as character references (XML 1.0, 2.2).
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes characters that are not allowed in XML. Escapes nothing. */
export const xmlText = (text: string): string => text.toWellFormed().replace(NOT_XML, '');

/** Escapes text for use in an XML element or attribute. */
export const escapeXml = (text: string): string => escapeHtml(xmlText(text));

/** A CDATA section. If the text contains `]]>`, it is split across two sections (XML 1.0, 2.7). */
export const cdata = (text: string): string =>
  `<![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';
