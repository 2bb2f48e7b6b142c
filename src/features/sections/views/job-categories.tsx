import { Link } from 'waku';
import { formatCount } from '../../../lib/format.ts';
import { jobsPath } from '../../../lib/routes.ts';
import { loadJobCounts } from '../load-counts.ts';
import { orUnavailable } from '../or-unavailable.ts';
import type { SectionOf } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace, SectionUnavailable } from '../section-frame.tsx';

export const JobCategories = async (props: {
  section: SectionOf<'jobCategories'>;
  place: SectionPlace;
}) => {
  const { heading, lead } = props.section;
  const counts = await orUnavailable(loadJobCounts());
  return (
    <SectionFrame place={props.place} heading={heading} lead={lead} className="categories">
      {counts ? (
        <ul className="tiles">
          {(counts.facets.category ?? []).map(({ value, label, count }) => (
            <li key={value}>
              <Link to={jobsPath({ category: value })}>
                <span>{label}</span>
                <span>{formatCount(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <SectionUnavailable what="the categories" />
      )}
    </SectionFrame>
  );
};
