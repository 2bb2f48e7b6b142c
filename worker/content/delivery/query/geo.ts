export interface Point {
  readonly lat: number;
  readonly lon: number;
}

const numbers = (text: string): number[] =>
  text.split(',').map((one) => (one.trim() === '' ? Number.NaN : Number(one)));

export const toPoint = (value: unknown): Point | undefined => {
  const { lat, lon } = (value ?? {}) as Partial<Point>;
  const isPoint = typeof lat === 'number' && typeof lon === 'number';
  return isPoint && Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
};

/** Parses a point such as `52.5,13.4`. */
export const parsePoint = (text: string): Point | undefined => {
  const [lat, lon, ...more] = numbers(text);
  return more.length === 0 ? toPoint({ lat, lon }) : undefined;
};

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in kilometres (haversine formula). */
export const distanceKm = (a: Point, b: Point): number => {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
};

/** Parses an area given as two corners, or as a centre and a radius in kilometres. */
export const parseArea = (text: string): ((point: Point | undefined) => boolean) | undefined => {
  const [lat, lon, third = Number.NaN, fourth, ...more] = numbers(text);
  const from = toPoint({ lat, lon });
  if (!from || more.length > 0) return undefined;
  if (fourth === undefined) {
    if (!(third > 0)) return undefined;
    return (point) => point !== undefined && distanceKm(from, point) <= third;
  }
  const to = toPoint({ lat: third, lon: fourth });
  if (!to) return undefined;
  const isBetween = (value: number, a: number, b: number) =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  return (point) =>
    point !== undefined &&
    isBetween(point.lat, from.lat, to.lat) &&
    isBetween(point.lon, from.lon, to.lon);
};
