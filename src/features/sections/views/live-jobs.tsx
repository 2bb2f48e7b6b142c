import { Link } from '../../../components/link.tsx';
import type { JobHit } from '../../../contracts/job.ts';
import { plural } from '../../../lib/words/format.ts';
import { jobsPath } from '../../../routes/hrefs.ts';
import { JobRoll } from '../../jobs/job-row.tsx';
import { type LoadedSectionByType, liveJobsQuery } from '../load-sections.ts';
import { SectionFrame, type SectionPlace, SectionUnavailable } from '../section-frame.tsx';

/**
 * Removes highlights, which should mark the words that a visitor searched for, not those in an
 * editor's search.
 */
const withoutHighlights = (job: JobHit): JobHit =>
  job.highlights ? { ...job, highlights: null } : job;

/** The newest jobs that match a search chosen by an editor. */
export const LiveJobs = (props: {
  section: LoadedSectionByType<'liveJobs'>;
  place: SectionPlace;
}) => {
  const { section, place } = props;
  const { heading, lead, linkLabel, loaded: found } = section;
  const total = found?.total ?? 0;
  const all = (
    <Link to={jobsPath(liveJobsQuery(section))}>{linkLabel ?? `All ${plural(total, 'job')}`}</Link>
  );
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
          There are no open jobs here today. New ones are added every week: see{' '}
          <Link to="/jobs">all open jobs</Link>, or{' '}
          <Link to="/contact?for=candidate">tell us what you’re looking for</Link>.
        </p>
      )}
      {found && total > 0 && (
        <JobRoll jobs={found.jobs.map(withoutHighlights)} now={place.now} heading="h3" />
      )}
    </SectionFrame>
  );
};
