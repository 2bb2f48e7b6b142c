import type * as v from 'valibot';
import { Link } from 'waku';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Pager } from '../../components/pager';
import type { searchJobs } from '../../contracts/endpoints';
import type { Facets } from '../../contracts/job';
import type { FacetValue } from '../../contracts/wire';
import { formatCount, formatPlaces, plural } from '../../lib/format';
import { allJobsPath } from '../../lib/routes';
import { employerName } from './employer-name';

/** A group of all jobs: by what they are, or by where. */
export interface JobGroup {
  readonly by: 'category' | 'country' | 'location';
  readonly value: string;
  readonly label: string;
}

const Groups = (props: { heading: string; by: JobGroup['by']; values?: readonly FacetValue[] }) => {
  const values = (props.values ?? []).filter(({ count }) => count > 0);
  if (values.length === 0) return null;
  return (
    <section className="section">
      <h2>{props.heading}</h2>
      <ul className="tiles">
        {values.map(({ value, label, count }) => (
          <li key={value}>
            <Link to={allJobsPath({ [props.by]: value })}>
              <span dir="auto">{label}</span>
              <span>{formatCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Every group there is. */
export const AllJobsIndex = ({ facets, total }: { facets: Facets; total: number }) => (
  <>
    <h1>All open jobs</h1>
    <p className="lead">{plural(total, 'job')}, by what they are and by where they are.</p>
    <Groups heading="By category" by="category" values={facets.category} />
    <Groups heading="By country" by="country" values={facets.country} />
    <Groups heading="By place" by="location" values={facets.location} />
  </>
);

/** One group, as a plain list of links, page by page; with the ways to narrow it down. */
export const AllJobsGroup = (props: {
  group: JobGroup;
  answer: v.InferOutput<typeof searchJobs.answer>;
}) => {
  const { group, answer } = props;
  return (
    <>
      <Breadcrumbs
        trail={[{ label: 'All open jobs', href: '/all-jobs' }, { label: group.label }]}
      />
      <h1 dir="auto">{group.label}</h1>
      <p className="lead">{plural(answer.meta.total, 'open job')}</p>
      <ul className="tiles section">
        {answer.data.map((job) => (
          <li key={job.fid}>
            <Link to={job.path}>
              <span>
                <span dir="auto">{job.title}</span>
                <br />
                <small dir="auto">
                  {employerName(job)}
                  {formatPlaces(job) && `, ${formatPlaces(job)}`}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pager
        meta={answer.meta}
        href={(page) => allJobsPath({ [group.by]: group.value, page })}
        label="Pages of this group"
      />
    </>
  );
};
