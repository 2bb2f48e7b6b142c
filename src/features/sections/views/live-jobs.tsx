import { Link } from 'waku';
import { searchJobs } from '../../../contracts/endpoints.ts';
import { orUnavailable } from '../../../lib/api/or-unavailable.ts';
import { serverApi } from '../../../lib/api/server.ts';
import { plural } from '../../../lib/format.ts';
import { jobsPath } from '../../../lib/routes.ts';
import { JobRow } from '../../jobs/job-row.tsx';
import type { SectionOf } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace, SectionUnavailable } from '../section-frame.tsx';

const JOBS = 6;

/** The newest jobs of a search that an editor chose. */
export const LiveJobs = async (props: { section: SectionOf<'liveJobs'>; place: SectionPlace }) => {
  const { section, place } = props;
  const { heading, lead, category, workplace, search, limit = JOBS, linkLabel } = section;
  const query = { q: search, category, workplace };
  const found = await orUnavailable(
    serverApi().call(searchJobs, { query: { ...query, sort: 'newest', perPage: limit } }),
  );
  const total = found?.meta.total ?? 0;
  const all = <Link to={jobsPath(query)}>{linkLabel ?? `All ${plural(total, 'job')}`}</Link>;
  return (
    <SectionFrame
      place={place}
      heading={heading}
      lead={lead}
      more={total > 0 && all}
      className="live"
    >
      {!found && <SectionUnavailable what="the jobs" />}
      {found && total === 0 && (
        <p className="notice">
          Nothing is open here today. New jobs come in every week: look at{' '}
          <Link to="/jobs">all open jobs</Link>, or{' '}
          <Link to="/contact?for=candidate">tell us what you are looking for</Link>.
        </p>
      )}
      {found && total > 0 && (
        <ul className="roll">
          {found.data.map((job) => (
            <JobRow key={job.fid} job={{ ...job, highlights: null }} now={place.now} heading="h3" />
          ))}
        </ul>
      )}
    </SectionFrame>
  );
};
