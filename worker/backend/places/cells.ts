import type { Point } from './distance.ts';

/** The quarter of a degree that a point lies in, as the view job_index_source writes it. */
export const cellOf = ({ lat, lon }: Point): string =>
  `${Math.floor((lat + 90) * 4)} ${Math.floor((lon + 180) * 4)}`;
