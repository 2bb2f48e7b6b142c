/*
 * The subset of PNG, third edition (https://www.w3.org/TR/png-3/), that is needed for images
 * without transparency.
 */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const CHANNELS = 3;
/**
 * Section 9.2: stores each line as its difference from the line above, which is zero in areas of a
 * single colour.
 */
const FILTER_UP = 2;

/** Annex D. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

const calculateCrc = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc;
};

/** Section 5.3: a chunk consists of its length, type and data, and a CRC of the type and data. */
const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, calculateCrc(bytes.subarray(4, data.length + 8)));
  return bytes;
};

/** Section 11.2.1: 8 bits per channel; red, green and blue; not interlaced. */
const createHeader = (width: number, height: number): Uint8Array => {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data.set([8, 2], 8);
  return data;
};

const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  // `deflate` means the zlib format (RFC 1950), which section 10.1 requires.
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** @param pixels the red, green and blue of each pixel, row by row */
export const encodePng = async (
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const stride = width * CHANNELS;
  const lines = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const at = y * (stride + 1);
    lines[at] = FILTER_UP;
    for (let i = 0; i < stride; i++) {
      const above = y > 0 ? (pixels[(y - 1) * stride + i] ?? 0) : 0;
      lines[at + 1 + i] = (pixels[y * stride + i] ?? 0) - above;
    }
  }
  const chunks = [
    chunk('IHDR', createHeader(width, height)),
    chunk('IDAT', await deflate(lines)),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(
    await new Blob([Uint8Array.from(SIGNATURE), ...chunks] as BlobPart[]).arrayBuffer(),
  );
};
