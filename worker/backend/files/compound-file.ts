// MS-CFB: the container of DOC files, and of Office files with a password.

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]; // MS-CFB 2.2
const HEADER_BYTES = 512; // MS-CFB 2.2
const SECTOR_SHIFTS = [9, 12]; // MS-CFB 2.2: versions 3 and 4
const ENTRY_BYTES = 128; // MS-CFB 2.6.1
const STREAM_OBJECT = 2; // MS-CFB 2.6.1
/** MS-CFB 2.2: the FAT sectors named in the header itself. They reach 6.8 MB, past any resume. */
const HEADER_FAT_SECTORS = 109;

export const isCompoundFile = (bytes: Uint8Array): boolean =>
  SIGNATURE.every((byte, i) => bytes[i] === byte);

/**
 * Its streams: name -> offset of the first sector, which may lie past the end. Empty where the file
 * is broken; never throws, and reads no more sectors than the file has, even if they form a ring.
 */
export const readCompoundStreams = (bytes: Uint8Array): Map<string, number> => {
  const streams = new Map<string, number>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES) return streams;
  const shift = view.getUint16(30, true);
  if (!SECTOR_SHIFTS.includes(shift)) return streams;
  const sectorBytes = 2 ** shift;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;

  let sector = view.getUint32(48, true);
  for (let left = Math.ceil(bytes.length / sectorBytes); left > 0; left--) {
    const end = Math.min(offsetOf(sector) + sectorBytes, bytes.length);
    for (let at = offsetOf(sector); at + ENTRY_BYTES <= end; at += ENTRY_BYTES) {
      if (view.getUint8(at + 66) !== STREAM_OBJECT) continue;
      streams.set(readName(view, at), offsetOf(view.getUint32(at + 116, true)));
    }
    // MS-CFB 2.3: the FAT holds, for each sector, the next one of its chain.
    const fat = Math.floor((sector * 4) / sectorBytes);
    if (fat >= HEADER_FAT_SECTORS) break;
    const next = offsetOf(view.getUint32(76 + fat * 4, true)) + ((sector * 4) % sectorBytes);
    if (next + 4 > bytes.length) break;
    sector = view.getUint32(next, true);
  }
  return streams;
};

/** MS-CFB 2.6.1: UTF-16LE, at most 32 units; the length counts bytes and a closing NUL. */
const readName = (view: DataView, at: number) => {
  const units = Math.min(view.getUint16(at + 64, true), 64) / 2 - 1;
  let name = '';
  for (let i = 0; i < units; i++) name += String.fromCharCode(view.getUint16(at + i * 2, true));
  return name;
};
