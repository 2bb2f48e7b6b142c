// Section numbers refer to PKWARE's APPNOTE 6.3.10. No number in the file is trusted. Each is
// checked against the file length before use, and a declared size is checked against the unpacked
// size.

import { inflate } from './inflate.ts';

/**
 * docs/specification.md, row 9.1: ZIP-based types may contain at most 1,000 entries and 50 MB of
 * unpacked data.
 */
const ZIP_MAX_ENTRIES = 1_000;
export const ZIP_MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

const LOCAL_HEADER = { signature: 0x04034b50, length: 30 }; // 4.3.7
const CENTRAL_HEADER = { signature: 0x02014b50, length: 46 }; // 4.3.12
const ZIP64_LOCATOR = { signature: 0x07064b50, length: 20 }; // 4.3.15
const END_RECORD = { signature: 0x06054b50, length: 22 }; // 4.3.16
const UNICODE_PATH = 0x7075; // 4.6.9
const COMMENT_MAX_BYTES = 0xffff; // 4.3.16: the length has two bytes
const ENCRYPTED_FLAGS = 0x2041; // 4.4.4: bit 0 encrypted, 6 strong, 13 masked headers
const STORED = 0; // 4.4.5
const DEFLATED = 8; // 4.4.5

export interface ZipEntry {
  readonly name: string;
  /** Offset of the entry's local header, which is 0 for the first file in the archive. */
  readonly offset: number;
  readonly method: number;
  /** Unpacked size, as declared in the directory. */
  readonly size: number;
  /** The entry's data as stored in the archive. */
  readonly data: Uint8Array;
}
export type ZipProblem = 'damaged' | 'encrypted' | 'too big';
export type ZipDirectory =
  | { ok: true; entries: readonly ZipEntry[] }
  | { ok: false; problem: ZipProblem };

/**
 * Reads the archive's entries in central-directory order, or returns the reason for rejecting the
 * archive. Never throws.
 */
export const readZipDirectory = (bytes: Uint8Array): ZipDirectory => {
  const refuse = (problem: ZipProblem): ZipDirectory => ({ ok: false, problem });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = readEndRecord(view);
  if (!end) return refuse('damaged');
  if (end.count > ZIP_MAX_ENTRIES) return refuse('too big');

  const entries: ZipEntry[] = [];
  let unpacked = 0;
  let at = end.directory;
  for (let i = 0; i < end.count; i++) {
    const header = readCentralHeader(view, at, end.at);
    if (!header) return refuse('damaged');
    if (header.flags & ENCRYPTED_FLAGS) return refuse('encrypted');
    unpacked += header.size;
    if (unpacked > ZIP_MAX_UNPACKED_BYTES) return refuse('too big');
    const name = new TextDecoder().decode(header.name);
    const data = findData(view, header, end.directory);
    if (!data || climbsOut(name)) return refuse('damaged');
    const { offset, method, size } = header;
    entries.push({ name, offset, method, size, data });
    at = header.next;
  }
  return at === end.at ? { ok: true, entries } : refuse('damaged');
};

export const isStored = ({ method }: ZipEntry): boolean => method === STORED;

/**
 * The first `wantedBytes` of an entry, or the whole entry if it is shorter. The entry is always
 * unpacked to its end to check its length.
 * @returns undefined if the entry is corrupt or its length differs from the declared one
 */
export const unpackEntry = (entry: ZipEntry, wantedBytes: number): Uint8Array | undefined => {
  if (isStored(entry)) return entry.data.length === entry.size ? entry.data : undefined;
  // Deflate is the only compression method that OPC (ECMA-376 part 2, annex C) and OpenDocument
  // allow.
  if (entry.method !== DEFLATED) return undefined;
  const content = new Uint8Array(Math.min(entry.size, wantedBytes));
  let at = 0;
  const length = inflate(entry.data, entry.size, (piece) => {
    const wanted = piece.subarray(0, content.length - at);
    content.set(wanted, at);
    at += wanted.length;
  });
  return length === entry.size ? content : undefined;
};

/**
 * The last end record (4.3.16), which must be at the end of the file, directly after the directory.
 * If the archive comment contained a second end record, or if there were a ZIP64 locator, another
 * reader might see different entries.
 */
const readEndRecord = (view: DataView) => {
  const at = findLastEndRecord(view);
  if (at === undefined) return undefined;
  const count = view.getUint16(at + 10, true);
  const size = view.getUint32(at + 12, true);
  const directory = view.getUint32(at + 16, true);
  const locator = at - ZIP64_LOCATOR.length;
  const isWhole =
    at + END_RECORD.length + view.getUint16(at + 20, true) === view.byteLength &&
    directory + size === at &&
    view.getUint32(at + 4, true) === 0 && // both disk numbers
    view.getUint16(at + 8, true) === count &&
    (locator < 0 || view.getUint32(locator, true) !== ZIP64_LOCATOR.signature);
  return isWhole ? { at, directory, count } : undefined;
};

const findLastEndRecord = (view: DataView) => {
  const last = view.byteLength - END_RECORD.length;
  const first = Math.max(0, last - COMMENT_MAX_BYTES);
  for (let at = last; at >= first; at--) {
    if (view.getUint32(at, true) === END_RECORD.signature) return at;
  }
  return undefined;
};

/** Reads one header from the central directory (4.3.12). `end` is where the directory ends. */
const readCentralHeader = (view: DataView, at: number, end: number) => {
  const rest = at + CENTRAL_HEADER.length;
  if (rest > end || view.getUint32(at, true) !== CENTRAL_HEADER.signature) return undefined;
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const next = rest + nameLength + extraLength + view.getUint16(at + 32, true);
  if (next > end) return undefined;
  const name = viewBytes(view, rest, nameLength);
  if (hasOtherName(viewBytes(view, rest + nameLength, extraLength), name)) return undefined;
  return {
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
    name,
    next,
  };
};

/**
 * The data after the local header (4.3.7), which must contain the same name as the directory. `end`
 * is the start of the directory.
 */
const findData = (
  view: DataView,
  { offset, name, packedSize }: { offset: number; name: Uint8Array; packedSize: number },
  end: number,
) => {
  const nameAt = offset + LOCAL_HEADER.length;
  if (nameAt > end || view.getUint32(offset, true) !== LOCAL_HEADER.signature) return undefined;
  const nameLength = view.getUint16(offset + 26, true);
  const extraLength = view.getUint16(offset + 28, true);
  const dataAt = nameAt + nameLength + extraLength;
  if (dataAt + packedSize > end || !isSame(viewBytes(view, nameAt, nameLength), name)) {
    return undefined;
  }
  const extra = viewBytes(view, nameAt + nameLength, extraLength);
  return hasOtherName(extra, name) ? undefined : viewBytes(view, dataAt, packedSize);
};

const viewBytes = ({ buffer, byteOffset }: DataView, at: number, length: number) =>
  new Uint8Array(buffer, byteOffset + at, length);

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, i) => byte === other[i]);

/** Whether an extra field (4.5.1) has a UTF-8 file name (4.6.9) that differs from the header's. */
const hasOtherName = (extra: Uint8Array, name: Uint8Array) => {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.length);
  for (let at = 0, next = 0; at + 4 <= extra.length; at = next) {
    next = at + 4 + view.getUint16(at + 2, true);
    // A version and a checksum precede the name.
    const isName = view.getUint16(at, true) === UNICODE_PATH;
    if (isName && !isSame(extra.subarray(at + 9, next), name)) return true;
  }
  return false;
};

/**
 * APPNOTE 4.4.17.1 forbids drive letters, leading slashes and backslashes. References to parent
 * folders (`..`) are not allowed either.
 */
const climbsOut = (name: string) => /^[\\/]|^[a-z]:|\0|(^|[\\/])\.\.([\\/]|$)/i.test(name);
