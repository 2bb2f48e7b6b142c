/** The points of closed lines, as alternating x and y coordinates in pixels from the top left. */
export type Outline = readonly (readonly number[])[];

/** The number of straight segments per curve; enough to make curves look smooth. */
const CURVE_PIECES = 6;

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Whether the y axis points upwards, as it does for letters. */
  readonly isUpward?: boolean;
}

/**
 * Converts a path of `M`, `L` and `Q` commands with absolute coordinates (the format of
 * `letters.json`) to an outline at the given position.
 */
export const createOutline = (path: string, { x, y, scale, isUpward = false }: Placed): Outline => {
  const up = isUpward ? -scale : scale;
  const lines: number[][] = [];
  let line: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [, command, list = ''] of path.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === 'M') {
      line = [];
      lines.push(line);
    }
    if (command === 'Q') {
      for (let piece = 1; piece <= CURVE_PIECES; piece++) {
        const t = piece / CURVE_PIECES;
        const [start, middle, end] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
        line.push(
          x + scale * (start * lastX + middle * a + end * c),
          y + up * (start * lastY + middle * b + end * d),
        );
      }
      [lastX, lastY] = [c, d];
    } else {
      line.push(x + scale * a, y + up * b);
      [lastX, lastY] = [a, b];
    }
  }
  return lines;
};

export const rectangle = (x: number, y: number, width: number, height: number): Outline => [
  [x, y, x + width, y, x + width, y + height, x, y + height],
];

const ARC_PIECES = 24;

export const roundRectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): Outline => {
  const corners = [
    [x + width - radius, y + radius],
    [x + width - radius, y + height - radius],
    [x + radius, y + height - radius],
    [x + radius, y + radius],
  ];
  return [
    corners.flatMap(([cx = 0, cy = 0], corner) =>
      Array.from({ length: ARC_PIECES + 1 }, (_, piece) => {
        const angle = (Math.PI / 2) * (corner - 1 + piece / ARC_PIECES);
        return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
      }).flat(),
    ),
  ];
};

/** A bar with round ends, or a disc if its width equals its height. */
export const bar = (x: number, y: number, width: number, height: number): Outline =>
  roundRectangle(x, y, width, height, height / 2);

/**
 * A highlighter stroke for text of this width and height, slightly uneven and with slanted ends.
 */
export const markerStroke = (x: number, y: number, width: number, height: number): Outline => {
  const [h, w] = [height, width];
  const slant = h * 0.16;
  const points = [
    [-slant, h * 0.05],
    [w * 0.32, -h * 0.015],
    [w * 0.7, h * 0.03],
    [w + slant * 1.4, -h * 0.03],
    [w + slant * 1.1, h * 0.4],
    [w - slant * 0.2, h * 1.01],
    [w * 0.66, h * 0.98],
    [w * 0.3, h * 1.025],
    [-slant * 1.7, h * 1.04],
    [-slant * 0.5, h * 0.62],
  ];
  // Rotated slightly, as if drawn by hand.
  return [points.flatMap(([px = 0, py = 0]) => [x + px, y + py + (w / 2 - px) * 0.012])];
};
