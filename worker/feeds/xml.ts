import { escapeHtml } from '../http/escape-html.ts';

// Characters that a document must not contain, not even as a reference (XML 1.0, 2.2).
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes the characters that no XML document may contain. Does not escape. */
export const xmlText = (text: string): string => text.toWellFormed().replace(NOT_XML, '');

/** Escapes text for an element or an attribute. */
export const escapeXml = (text: string): string => escapeHtml(xmlText(text));

/** A CDATA section. If the text contains `]]>`, it is split across two sections (XML 1.0, 2.7). */
export const cdata = (text: string): string =>
  `<![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';
