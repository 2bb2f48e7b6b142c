import { Link } from '../../components/link.tsx';
import type { JobSearchMeta, JobSearchQuery } from '../../contracts/job.ts';
import { replacePlace } from './alternative-searches.ts';

/** The maximum number of alternative places to list. Visitors would not read a longer list. */
const MOST_OTHERS = 3;

/** Explains how the places in a search were resolved, unless it is obvious. */
export const PlaceNotes = (props: {
  query: JobSearchQuery;
  meta: Pick<JobSearchMeta, 'places' | 'total' | 'understood'>;
}) => {
  const { query, meta } = props;
  return meta.places.map(({ asked, label, corrected, others, nearbyKm }) => {
    const isNearby = nearbyKm !== null && meta.total > 0;
    if (!corrected && !isNearby && others.length === 0) return null;
    return (
      <p className="result-note" key={asked}>
        {corrected
          ? `${meta.total > 0 ? 'Showing jobs in' : 'We searched in'} ${label}. We couldn’t find “${asked}”. `
          : others.length > 0 && `${label}. `}
        {isNearby && `No jobs in ${label.split(', ')[0]} itself; these are within ${nearbyKm} km. `}
        {others.slice(0, MOST_OTHERS).map(({ value, label: other }, i) => (
          <span key={value}>
            {i === 0 ? 'Did you mean ' : ' or '}
            <Link to={replacePlace(query, meta.understood, value, asked)}>{other}</Link>
          </span>
        ))}
        {others.length > 0 && '?'}
      </p>
    );
  });
};
