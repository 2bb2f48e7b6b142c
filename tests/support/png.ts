import { inflateSync } from 'node:zlib';

interface Png {
  readonly width: number;
  readonly height: number;
  /** The number of pixels of each colour, keyed by `#rrggbb`. */
  readonly colors: ReadonlyMap<string, number>;
}

/**
 * Reads the PNGs that the site writes: 8 bits, red, green and blue, each line encoded as its
 * difference from the line above.
 */
export const readPng = (bytes: Uint8Array): Png => {
  const data = Buffer.from(bytes);
  if (data.toString('latin1', 1, 4) !== 'PNG') throw new Error('The file is not a PNG.');
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)];
  const parts: Buffer[] = [];
  for (let at = 8; at < data.length; at += 12 + data.readUInt32BE(at)) {
    if (data.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(data.subarray(at + 8, at + 8 + data.readUInt32BE(at)));
    }
  }
  const lines = inflateSync(Buffer.concat(parts));
  const stride = width * 3 + 1;
  if (lines.length !== stride * height) throw new Error('The PNG is incomplete.');
  const counts = new Map<number, number>();
  const line = Buffer.alloc(width * 3);
  for (let y = 0; y < height; y++) {
    if (lines[y * stride] !== 2) throw new Error(`Line ${y} has an unsupported filter.`);
    for (let i = 0; i < line.length; i++) {
      line[i] = ((line[i] ?? 0) + (lines[y * stride + 1 + i] ?? 0)) & 255;
    }
    for (let x = 0; x < width; x++) {
      const color = line.readUIntBE(x * 3, 3);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const hex = (color: number) => `#${color.toString(16).padStart(6, '0')}`;
  return { width, height, colors: new Map([...counts].map(([color, n]) => [hex(color), n])) };
};
