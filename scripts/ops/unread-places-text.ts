import type { UnreadPlaces } from '../../src/contracts/ops.ts';
import { table } from './print.ts';

/** Formats the places that the site could not identify as text. */
export const unreadPlacesText = ({ places, more }: UnreadPlaces): string => {
  if (places.length === 0) return 'All places were recognised.';
  const rows = places.map(({ text, country, jobs, reason }) => [text, country, jobs, reason]);
  return [
    'These places were not recognised. Jobs there can be found only by the place names shown:',
    table(['place', 'country', 'jobs', 'why'], rows),
    ...(more > 0 ? [`and ${more} more.`] : []),
  ].join('\n');
};
