import { normalizeText } from './bounded-text.ts';
import type { JobSearchQuery } from './job.ts';

/** Terms for remote work in several languages. */
export const REMOTE_WORK = `remote, remotely, fully remote, 100% remote, work from home, working from home, wfh, home office, homeoffice, home based,
  telework, teleworking, telecommute, telecommuting, work from anywhere, digital nomad, anywhere, online job,
  mobiles Arbeiten, Heimarbeit, von zu Hause, ortsunabhängig, Fernarbeit, remote arbeit,
  télétravail, teletravail, à distance, travail à domicile, 100 % télétravail, à domicile,
  teletrabajo, remoto, remota, trabajo remoto, trabajo desde casa, desde casa, a distancia,
  リモート, リモートワーク, 在宅, 在宅勤務, テレワーク, フルリモート,
  teletrabalho, trabalho remoto, da remoto, smart working, telelavoro, thuiswerk, thuiswerken, praca zdalna, zdalna, zdalnie, distansarbete`;

/**
 * Terms for "anywhere". In the location field they mean remote work; elsewhere in a query they do
 * not.
 */
const NO_PLACE = 'worldwide, everywhere, in the world, weltweit, partout, global, world';

/** No term is longer than this, so a longer string cannot match. */
const LONGEST = 40;

/** Lower-cases a term and removes accents, spaces and hyphens, as in `Home-Office`. */
const bare = (text: string): string =>
  normalizeText(text, 'NFD', LONGEST)
    .replace(/[\u0300-\u036f\s-]/g, '')
    .toLowerCase();

let names: ReadonlySet<string> | undefined;

const isRemoteWork = (text: string): boolean => {
  names ??= new Set(`${REMOTE_WORK},${NO_PLACE}`.split(',').map(bare));
  return names.has(bare(text));
};

/** Moves remote-work terms from `location` to `workplace`, unless a workplace is selected. */
export const withRemoteWork = (query: JobSearchQuery): JobSearchQuery => {
  const location = query.location.filter((place) => !isRemoteWork(place));
  if (location.length === query.location.length) return query;
  return {
    ...query,
    location,
    workplace: query.workplace.length > 0 ? query.workplace : ['remote'],
  };
};
