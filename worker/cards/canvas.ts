import type { Outline } from './outline.ts';
import { encodePng } from './png.ts';

/** Red, green and blue, each from 0 to 255. */
export type Color = readonly [number, number, number];

export interface Canvas {
  /** Fills the area inside an outline. Overlapping areas are filled only once. */
  fill(outline: Outline, color: Color): void;
  /** The image as a PNG. */
  toPng(): Promise<Uint8Array<ArrayBuffer>>;
}

interface Cover {
  /**
   * For each pixel, how much the edges that cross it change the coverage of that pixel and of all
   * pixels to its right.
   */
  readonly cells: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Adds one edge of an outline. Upward edges subtract the coverage that downward edges add. */
const addEdge = (cover: Cover, x0: number, y0: number, x1: number, y1: number): void => {
  if (y0 === y1) return;
  const { cells, width, height } = cover;
  const sign = y0 < y1 ? 1 : -1;
  const [topX, topY, endX, endY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (endX - topX) / (endY - topY);
  for (let row = Math.max(0, Math.floor(topY)); row < Math.min(height, endY); row++) {
    const from = Math.max(row, topY);
    const to = Math.min(row + 1, endY);
    const [a, b] = [topX + slope * (from - topY), topX + slope * (to - topY)];
    const [left, right] = a < b ? [a, b] : [b, a];
    const part = sign * (to - from);
    for (let cell = Math.floor(left); cell <= right; cell++) {
      if (cell >= width) break;
      const [begin, end] = [Math.max(left, cell), Math.min(right, cell + 1)];
      const share = right > left ? (part * (end - begin)) / (right - left) : part;
      // The edge's offset within its pixel. The part of the pixel to the right of the edge is
      // covered.
      const inset = cell < 0 ? 0 : (begin + end) / 2 - cell;
      const at = row * (width + 1) + Math.max(0, cell);
      cells[at] = (cells[at] ?? 0) + share * (1 - inset);
      cells[at + 1] = (cells[at + 1] ?? 0) + share * inset;
      if (right === left) break;
    }
  }
};

export const createCanvas = (width: number, height: number, ground: Color): Canvas => {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = ground[at % 3] ?? 0;

  return {
    fill(outline, color) {
      const ys = outline.flatMap((line) => line.filter((_, i) => i % 2 === 1));
      const top = Math.max(0, Math.floor(Math.min(...ys)));
      const bottom = Math.min(height, Math.ceil(Math.max(...ys)));
      if (bottom <= top) return;
      const rows = bottom - top;
      const cover = { cells: new Float32Array(rows * (width + 1) + 1), width, height: rows };
      for (const line of outline) {
        for (let i = 0; i < line.length; i += 2) {
          const next = (i + 2) % line.length;
          const [x0 = 0, y0 = 0] = [line[i], line[i + 1]];
          const [x1 = 0, y1 = 0] = [line[next], line[next + 1]];
          addEdge(cover, x0, y0 - top, x1, y1 - top);
        }
      }
      for (let row = 0; row < rows; row++) {
        let sum = 0;
        for (let x = 0; x < width; x++) {
          sum += cover.cells[row * (width + 1) + x] ?? 0;
          const share = Math.min(1, Math.abs(sum));
          if (share < 1 / 255) continue;
          const at = ((top + row) * width + x) * 3;
          for (let channel = 0; channel < 3; channel++) {
            const under = pixels[at + channel] ?? 0;
            pixels[at + channel] = under + ((color[channel] ?? 0) - under) * share + 0.5;
          }
        }
      }
    },
    toPng: () => encodePng(pixels, width, height),
  };
};
