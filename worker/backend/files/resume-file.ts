import {
  RESUME_MAX_BYTES,
  RESUME_SENTENCE,
  RESUME_TYPES,
  type ResumeExtension,
} from '../../../src/contracts/application-rules.ts';
import { limitMarks } from '../../../src/contracts/bounded-text.ts';
import type { ActiveContent } from './active-content.ts';
import { findActiveCompound } from './active-doc.ts';
import { findActiveDocx, findActiveOdt } from './active-package.ts';
import { findActivePdf } from './active-pdf.ts';
import { findActiveRtf } from './active-rtf.ts';
import { isCompoundFile, readCompoundDirectory } from './compound-file.ts';
import { isStored, readZipDirectory, type ZipEntry, type ZipProblem } from './zip-directory.ts';

export type ResumeCheck =
  | { ok: true; extension: ResumeExtension; type: string; name: string }
  | { ok: false; message: string };

type Problem = ZipProblem | ActiveContent | 'different' | 'not text';

/** Maximum length of a stored file name, including its extension. */
const RESUME_NAME_MAX_LENGTH = 150;

/**
 * Checks whether a file is acceptable as a resume (docs/specification.md, row 9.1): it is neither
 * empty nor too large, its extension matches its content, and opening it does not run code, start a
 * program or fetch anything (decision 19). Never throws, whatever the bytes.
 * @param name the file name as sent by the browser
 * @param bytes the whole file
 * @returns the type and a name that is safe to store, or a message for the applicant
 */
export const checkResume = (name: string, bytes: Uint8Array): ResumeCheck => {
  const refuse = (message: string): ResumeCheck => ({ ok: false, message });
  if (bytes.length === 0) return refuse(`This file is empty. ${RESUME_SENTENCE}`);
  if (bytes.length > RESUME_MAX_BYTES) {
    return refuse(`This file is too large: ${megabytes(bytes.length)} MB. ${RESUME_SENTENCE}`);
  }
  const base = baseName(name);
  const extension = /\.([a-z]+)$/i.exec(base)?.[1]?.toLowerCase() ?? '';
  if (!isResumeExtension(extension)) {
    return refuse(`We can’t accept this type of file. ${RESUME_SENTENCE}`);
  }
  const problem = CHECKS[extension](bytes);
  if (problem) return refuse(formatProblem(problem, extension));
  return { ok: true, extension, type: RESUME_TYPES[extension], name: storedName(base, extension) };
};

const isResumeExtension = (extension: string): extension is ResumeExtension =>
  Object.hasOwn(RESUME_TYPES, extension);

/** Rounds up, so that the size of a file over the limit is never shown as the limit itself. */
const megabytes = (bytes: number) => (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);

const formatProblem = (problem: Problem, extension: ResumeExtension): string => {
  const kind = extension.toUpperCase();
  const article = /^[or]/.test(extension) ? 'an' : 'a';
  const instead =
    extension === 'pdf'
      ? 'Open it, print it to a new PDF and try again.'
      : 'Save it as PDF and try again.';
  const messages: Record<Problem, string> = {
    different: `This file is named as ${article} ${kind} but contains something else. ${RESUME_SENTENCE}`,
    'not text':
      'This file is named as plain text but contains other data. Save it as UTF-8 text or as a PDF and upload that.',
    damaged: `This ${kind} file is damaged or incomplete. Open it, save it again and upload the new file.`,
    'too big': `This ${kind} file unpacks to more than we can accept. Save it as a PDF and upload that.`,
    encrypted: 'This file is password-protected. Remove the password and upload it again.',
    macros: `This file contains macros, which we can’t accept. ${instead}`,
    object: `This file contains another file or object, which we can’t accept. ${instead}`,
    remote: `This file loads content from elsewhere when opened, which we can’t accept. ${instead}`,
    script: `This file contains scripts or starts programs, which we can’t accept. ${instead}`,
  };
  return messages[problem];
};

/** Control characters, line breaks, and bidi overrides, which can make "cv.exe" look like a PDF. */
const UNSAFE_IN_NAME = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * Four times the usual file-system limit on name length. Of a longer name, only the end is read,
 * since it contains the extension.
 */
const NAME_ARRIVES_MAX_LENGTH = 1_000;

const baseName = (name: string) =>
  (limitMarks(name.slice(-NAME_ARRIVES_MAX_LENGTH)).split(/[\\/]/).at(-1) ?? '')
    .replace(UNSAFE_IN_NAME, '')
    .replaceAll('"', "'")
    .trim();

/** Shortens the part before the extension, or uses `resume` if nothing is left of it. */
const storedName = (base: string, extension: ResumeExtension) => {
  const stem = base
    .slice(0, -extension.length - 1)
    .replace(/^[.\s]+/, '')
    .slice(0, RESUME_NAME_MAX_LENGTH - extension.length - 1)
    // Removes lone surrogates, which truncation may also create, because a header cannot contain
    // them.
    .replace(/\p{Cs}/gu, '')
    .trim();
  return `${stem || 'resume'}.${extension}`;
};

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((char, i) => bytes[i] === char.charCodeAt(0));

const checkStart =
  (text: string, findActive: (bytes: Uint8Array) => Problem | undefined) => (bytes: Uint8Array) =>
    startsWith(bytes, text) ? findActive(bytes) : 'different';

const checkDoc = (bytes: Uint8Array): Problem | undefined => {
  if (!isCompoundFile(bytes)) return 'different';
  const directory = readCompoundDirectory(bytes);
  const { streams } = directory;
  if (streams.has('EncryptedPackage')) return 'encrypted'; // MS-OFFCRYPTO 2.3.4.4
  const fib = streams.get('WordDocument'); // MS-DOC 2.1.1
  if (fib === undefined) return 'different';
  // MS-DOC 2.5.2: FibBase begins with wIdent 0xA5EC; fEncrypted is bit 0 of byte 11.
  const isFib = bytes[fib] === 0xec && bytes[fib + 1] === 0xa5;
  return isFib && (bytes[fib + 11] ?? 0) & 1 ? 'encrypted' : findActiveCompound(directory);
};

/**
 * Requires the ZIP signature at the start of the file; otherwise a program followed by an archive
 * would pass.
 */
const checkZip =
  (checkEntries: (entries: readonly ZipEntry[]) => Problem | undefined) =>
  (bytes: Uint8Array): Problem | undefined => {
    if (!startsWith(bytes, 'PK\x03\x04')) return 'different';
    const directory = readZipDirectory(bytes);
    return directory.ok ? checkEntries(directory.entries) : directory.problem;
  };

const checkDocxEntries = (entries: readonly ZipEntry[]): Problem | undefined => {
  const has = (name: RegExp) => entries.some((entry) => name.test(entry.name));
  // Word for the web adds a number to the name of the main part, as in word/document2.xml or
  // word/document22.xml.
  return has(/^\[Content_Types\]\.xml$/) && has(/^word\/document\d*\.xml$/)
    ? findActiveDocx(entries)
    : 'different';
};

/** Word stores a password-protected DOCX in a compound file (MS-OFFCRYPTO 2.3.4.4). */
const checkDocx = (bytes: Uint8Array) =>
  isCompoundFile(bytes) && readCompoundDirectory(bytes).streams.has('EncryptedPackage')
    ? 'encrypted'
    : checkZip(checkDocxEntries)(bytes);

const checkOdtEntries = (entries: readonly ZipEntry[]): Problem | undefined => {
  // OpenDocument 1.3 part 2, 3.3: `mimetype` is the first file and is not compressed.
  const [first] = entries;
  if (first?.name !== 'mimetype' || first.offset !== 0 || !isStored(first)) return 'different';
  if (new TextDecoder().decode(first.data) !== RESUME_TYPES.odt) return 'different';
  // LibreOffice 24.8 and later store a password-protected document as one entry with this name.
  if (entries.some(({ name }) => name === 'encrypted-package')) return 'encrypted';
  const content = entries.find(({ name }) => name === 'content.xml');
  if (!content) return 'different';
  // OpenDocument 1.3 part 2, 3.4.1: encrypted files are stored uncompressed and are not XML.
  const isXml = startsWith(content.data, '<') || startsWith(content.data, '\xef\xbb\xbf<');
  return isStored(content) && !isXml ? 'encrypted' : findActiveOdt(entries);
};

const checkText = (bytes: Uint8Array): Problem | undefined => {
  const text = readText(bytes);
  // workerd decodes a lone surrogate in UTF-16LE without an error, even with `fatal`.
  const isText = text?.isWellFormed() && !CONTROL.test(text);
  return isText ? undefined : 'not text';
};

/**
 * C0 and DEL, except white space. C1 is allowed, since wrongly decoded accents become C1
 * characters.
 */
const CONTROL = /[^\P{Cc}\t\n\f\r\u0080-\u009f]/u;

/** Decodes UTF-16 with a byte order mark, otherwise UTF-8 if valid, otherwise Windows-1252. */
const readText = (bytes: Uint8Array) => {
  if (startsWith(bytes, '\xff\xfe')) return decode(bytes, 'utf-16le');
  if (startsWith(bytes, '\xfe\xff')) return decode(bytes, 'utf-16be');
  const text = decode(bytes, 'utf-8');
  if (text !== undefined) return text;
  const isWindows1252 = !bytes.some((byte) => NOT_IN_WINDOWS_1252.includes(byte));
  return isWindows1252 ? decode(bytes, 'windows-1252') : undefined;
};

/** Encoding Standard, index-windows-1252: the bytes with no character assigned. */
const NOT_IN_WINDOWS_1252 = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

const decode = (bytes: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // The bytes are not valid in this encoding.
    return undefined;
  }
};

const CHECKS: Record<ResumeExtension, (bytes: Uint8Array) => Problem | undefined> = {
  pdf: checkStart('%PDF-', findActivePdf),
  doc: checkDoc,
  docx: checkDocx,
  rtf: checkStart('{\\rtf', findActiveRtf),
  odt: checkZip(checkOdtEntries),
  txt: checkText,
};
