/** A position, in degrees of latitude (north) and longitude (east). */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

export const EARTH_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in kilometres (haversine formula). */
export const distanceKm = (a: Point, b: Point): number => {
  const dLat = Math.sin(radians(b.lat - a.lat) / 2);
  const dLon = Math.sin(radians(b.lon - a.lon) / 2);
  const h = dLat * dLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * dLon * dLon;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
};
