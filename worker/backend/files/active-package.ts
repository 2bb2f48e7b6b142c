import { type ActiveContent, isRemote } from './active-content.ts';
import { findActiveCompound } from './active-doc.ts';
import { findActiveRtf } from './active-rtf.ts';
import { isCompoundFile, readCompoundDirectory } from './compound-file.ts';
import { readXmlTags, type XmlTag } from './xml-tags.ts';
import {
  readZipDirectory,
  unpackEntry,
  ZIP_MAX_UNPACKED_BYTES,
  type ZipEntry,
  type ZipProblem,
} from './zip-directory.ts';

// Checks the packages of DOCX (OPC and OOXML, ECMA-376) and ODT (OpenDocument 1.3) files. Parts are
// classified by their content and by the references to them, since a file may name its parts
// freely.

type Problem = ActiveContent | ZipProblem;
type CheckPart = (entry: ZipEntry) => Problem | undefined;

/**
 * Maximum size of markup and RTF. Each is read as a string, which takes four times its size in
 * memory. Even the text of a whole book is smaller than the limit.
 */
const TEXT_MAX_BYTES = 10 * 1024 * 1024;
/**
 * Enough bytes to recognize an embedded document, since the signature of a compound file has this
 * length.
 */
const START_BYTES = 8;
/**
 * Maximum nesting depth. Embedded documents, such as a chart's table or an earlier version, contain
 * no further documents.
 */
const MAX_DEPTH = 1;

export const findActiveDocx = (entries: readonly ZipEntry[]): Problem | undefined =>
  checkParts(entries, { checkPart: checkDocxPart, left: ZIP_MAX_UNPACKED_BYTES }, 0);
export const findActiveOdt = (entries: readonly ZipEntry[]): Problem | undefined =>
  checkParts(entries, { checkPart: checkOdtPart, left: ZIP_MAX_UNPACKED_BYTES }, 0);

interface Unpacking {
  readonly checkPart: CheckPart;
  /** Number of bytes that may still be unpacked, across all nesting levels. */
  left: number;
}

/**
 * Unpacks one part at a time and returns the first problem. For most parts, such as pictures, only
 * the start is held in memory.
 */
const checkParts = (
  entries: readonly ZipEntry[],
  unpacking: Unpacking,
  depth: number,
): Problem | undefined => {
  for (const entry of entries) {
    unpacking.left -= entry.size;
    if (unpacking.left < 0) return 'too big';
    const start = unpackEntry(entry, START_BYTES);
    if (!start) return 'damaged';
    const problem = checkContent(entry, start, unpacking, depth) ?? unpacking.checkPart(entry);
    if (problem) return problem;
  }
  return undefined;
};

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((char, i) => bytes[i] === char.charCodeAt(0));

/** Checks a part if its first bytes identify it as a document. */
const checkContent = (
  entry: ZipEntry,
  start: Uint8Array,
  unpacking: Unpacking,
  depth: number,
): Problem | undefined => {
  if (startsWith(start, '{\\rt')) return checkText(entry, findActiveRtf);
  if (!isCompoundFile(start) && !startsWith(start, 'PK\x03\x04')) return undefined;
  const content = unpackEntry(entry, entry.size);
  if (!content) return 'damaged';
  if (isCompoundFile(content)) {
    return findActiveCompound(readCompoundDirectory(content)) ?? 'object';
  }
  if (depth === MAX_DEPTH) return 'object';
  const directory = readZipDirectory(content);
  return directory.ok ? checkParts(directory.entries, unpacking, depth + 1) : directory.problem;
};

const checkText = (entry: ZipEntry, check: (text: Uint8Array) => Problem | undefined) => {
  if (entry.size > TEXT_MAX_BYTES) return 'too big';
  const text = unpackEntry(entry, entry.size);
  return text ? check(text) : 'damaged';
};

/**
 * Returns the first problem found in the tags of a part. Markup that cannot be read unambiguously
 * counts as damaged.
 */
const checkTags = (
  entry: ZipEntry,
  checkTag: (tag: XmlTag) => Problem | undefined,
): Problem | undefined =>
  checkText(entry, (markup) => {
    for (const tag of readXmlTags(markup)) {
      const problem = tag ? checkTag(tag) : 'damaged';
      if (problem) return problem;
    }
    return undefined;
  });

// --- DOCX ---

const checkDocxPart: CheckPart = (entry) => {
  // ECMA-376 part 2, 6.2.2.3: part names are compared case-insensitively.
  const name = entry.name.toLowerCase();
  // ECMA-376 part 2, 'Interleaving': readers join pieces into a part that has no entry of its own.
  if (name.endsWith('.piece')) return 'damaged';
  if (name === '[content_types].xml') return checkTags(entry, checkContentType);
  return name.endsWith('.rels') ? checkTags(entry, checkRelationship) : undefined;
};

/** ECMA-376 part 2, 6.2.3: the Default and Override elements. */
const checkContentType = ({ attributes }: XmlTag): Problem | undefined => {
  for (const [name, value] of attributes) {
    if (name !== 'ContentType') continue;
    const type = value.toLowerCase();
    if (/vbaproject|vbadata|macroenabled/.test(type)) return 'macros';
    if (/oleobject|activex/.test(type)) return 'object';
  }
  return undefined;
};

/**
 * ECMA-376 part 1 (15.2) and MS-OFFMACRO2: the last segment of a relationship type, which is the
 * same in the strict and transitional forms of the type.
 */
const RELATIONSHIPS: Readonly<Record<string, ActiveContent>> = {
  vbaproject: 'macros',
  wordvbadata: 'macros',
  oleobject: 'object',
  control: 'object',
  activexcontrolbinary: 'object',
};
/** The relationship type of a link, whose target is loaded only if the reader clicks it. */
const FOLLOWED = 'hyperlink';
/**
 * A picture from the web is allowed. A picture on a file server would be requested with the
 * reader's credentials.
 */
const LINKED_PICTURE = 'image';
const WEB_ADDRESS = /^https?:/i;

/** Checks a relationship (ECMA-376 part 2, 6.5.3). */
const checkRelationship = ({ name, attributes }: XmlTag): Problem | undefined => {
  if (name !== 'Relationship') return undefined;
  const read = (wanted: string) =>
    attributes.find(([attribute]) => attribute === wanted)?.[1].trim() ?? '';
  const type = read('Type').toLowerCase().split('/').at(-1) ?? '';
  if (Object.hasOwn(RELATIONSHIPS, type)) return RELATIONSHIPS[type];
  if (read('TargetMode').toLowerCase() !== 'external' || type === FOLLOWED) return undefined;
  const target = read('Target');
  if (type === LINKED_PICTURE && WEB_ADDRESS.test(target)) return undefined;
  return isRemote(target) ? 'remote' : undefined;
};

// --- ODT ---

/**
 * OpenDocument 1.3 part 3: scripts (3.12, 7.7.9) and the elements that run them on an event
 * (10.3.19).
 */
const SCRIPT_TAGS = ['script', 'event-listener', 'execute-macro'];
/** 10.4.6 to 10.4.10: embedded objects, and frames that load a page. */
const OBJECT_TAGS = ['object-ole', 'applet', 'plugin', 'floating-frame'];
/** `text:a` (6.1.8), `draw:a` and image map areas: loaded only if the reader clicks them. */
const FOLLOWED_TAGS = /^(?:a|area-\w+)$/;
/** `draw:image` (10.4.4), and pictures used as backgrounds, fills and bullets. */
const PICTURE_TAGS = /(?:^|-)image$/;

const checkOdtPart: CheckPart = (entry) => {
  // LibreOffice stores programs in these folders: Basic libraries with their modules, and scripts
  // in other languages.
  const [folder, ...rest] = entry.name.split('/');
  const file = rest.at(-1);
  if (folder === 'Scripts' && file) return 'macros';
  if (folder === 'Basic' && file && !/^script-l[bc]\.xml$/.test(file)) return 'macros';
  return /\.(xml|rdf)$/.test(entry.name) ? checkTags(entry, checkOdtTag) : undefined;
};

const checkOdtTag = ({ name, attributes }: XmlTag): Problem | undefined => {
  if (SCRIPT_TAGS.includes(name)) return 'macros';
  if (OBJECT_TAGS.includes(name)) return 'object';
  const isLoaded = ([attribute, href]: XmlTag['attributes'][number]) =>
    attribute.endsWith(':href') &&
    isRemote(href) &&
    !(PICTURE_TAGS.test(name) && WEB_ADDRESS.test(href.trim()));
  const runs = attributes.some(([, value]) => /^\s*(?:vnd\.sun\.star\.script|macro):/i.test(value));
  if (runs) return 'macros';
  if (FOLLOWED_TAGS.test(name) || !attributes.some(isLoaded)) return undefined;
  return name === 'library' ? 'macros' : 'remote';
};
