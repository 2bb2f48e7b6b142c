import type { Point } from './distance.ts';

/**
 * The name of the quarter-degree cell that contains a point, in the format used by the view
 * job_index_source.
 */
export const formatCell = ({ lat, lon }: Point): string =>
  `${Math.floor((lat + 90) * 4)} ${Math.floor((lon + 180) * 4)}`;
