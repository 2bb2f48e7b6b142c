import { XMLParser } from 'fast-xml-parser';

/**
 * Parses XML to plain objects: an element with children is an object, one that occurs several times a
 * list, one with text only a text. Attributes are dropped. The parser limits the entities that a
 * document defines, so that they cannot expand without end; it loads no files.
 * @throws Error if it is not XML
 */
export const parseXml = (text: string): unknown =>
  new XMLParser({ ignoreAttributes: true, ignoreDeclaration: true, parseTagValue: false }).parse(
    text,
    true,
  );
