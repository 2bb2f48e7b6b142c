// MS-CFB: the container format of DOC files and of password-protected Office files.

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]; // MS-CFB 2.2
const HEADER_BYTES = 512; // MS-CFB 2.2
const SECTOR_SHIFTS = [9, 12]; // MS-CFB 2.2: versions 3 and 4
const ENTRY_BYTES = 128; // MS-CFB 2.6.1
const NO_OBJECT = 0; // MS-CFB 2.6.1
const STREAM_OBJECT = 2; // MS-CFB 2.6.1
const NO_STREAM = 0xffffffff; // MS-CFB 2.6.1: a storage without children
/**
 * MS-CFB 2.2: the number of FAT sectors listed in the header itself. They cover 6.8 MB, more than
 * any resume.
 */
const HEADER_FAT_SECTORS = 109;

export const isCompoundFile = (bytes: Uint8Array): boolean =>
  SIGNATURE.every((byte, i) => bytes[i] === byte);

export interface CompoundDirectory {
  /** Maps each name to the offset of its first sector, which may lie past the end of the file. */
  readonly streams: ReadonlyMap<string, number>;
  /** Maps each name to whether the storage has content. Includes entries with invalid types. */
  readonly storages: ReadonlyMap<string, boolean>;
}

/**
 * Lists streams and storages at any depth, or none if the file is broken. Never throws, and reads
 * no more sectors than the file has, even if the sector chain is circular.
 */
export const readCompoundDirectory = (bytes: Uint8Array): CompoundDirectory => {
  const streams = new Map<string, number>();
  const storages = new Map<string, boolean>();
  const directory = { streams, storages };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES) return directory;
  const shift = view.getUint16(30, true);
  if (!SECTOR_SHIFTS.includes(shift)) return directory;
  const sectorBytes = 2 ** shift;
  const sectorOffset = (sector: number) => (sector + 1) * sectorBytes;

  let sector = view.getUint32(48, true);
  for (let left = Math.ceil(bytes.length / sectorBytes); left > 0; left--) {
    const end = Math.min(sectorOffset(sector) + sectorBytes, bytes.length);
    for (let at = sectorOffset(sector); at + ENTRY_BYTES <= end; at += ENTRY_BYTES) {
      const name = readName(view, at);
      const type = view.getUint8(at + 66);
      if (type === STREAM_OBJECT) streams.set(name, sectorOffset(view.getUint32(at + 116, true)));
      if (type === STREAM_OBJECT || type === NO_OBJECT) continue;
      const isFilled = view.getUint32(at + 76, true) !== NO_STREAM;
      storages.set(name, isFilled || storages.get(name) === true);
    }
    // MS-CFB 2.3: for each sector, the FAT stores the next one in its chain.
    const fat = Math.floor((sector * 4) / sectorBytes);
    if (fat >= HEADER_FAT_SECTORS) break;
    const next = sectorOffset(view.getUint32(76 + fat * 4, true)) + ((sector * 4) % sectorBytes);
    if (next + 4 > bytes.length) break;
    sector = view.getUint32(next, true);
  }
  return directory;
};

/** MS-CFB 2.6.1: UTF-16LE, at most 32 code units including a NUL; the length is in bytes. */
const readName = (view: DataView, at: number) => {
  const units = Math.floor(Math.min(view.getUint16(at + 64, true), 64) / 2) - 1;
  let name = '';
  for (let i = 0; i < units; i++) name += String.fromCharCode(view.getUint16(at + i * 2, true));
  // Readers that use C strings stop at the first NUL.
  return name.split('\0', 1)[0] ?? '';
};
