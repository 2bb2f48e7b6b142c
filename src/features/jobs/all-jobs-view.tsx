import type * as v from 'valibot';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { CachedMarkup } from '../../components/cached-markup.tsx';
import { Link } from '../../components/link.tsx';
import { Pager } from '../../components/pager.tsx';
import { Styles } from '../../components/styles.tsx';
import type { searchJobs } from '../../contracts/endpoints.ts';
import type { Facets } from '../../contracts/job.ts';
import { createLanguageAttributes, detectLanguage } from '../../lib/words/detect-language.ts';
import { formatPlaces, plural } from '../../lib/words/format.ts';
import { allJobsPath, jobsPath } from '../../routes/hrefs.ts';
import { EmployerName } from './employer-name.tsx';
import { JobCount } from './job-count.tsx';
import { type ChosenGroups, GROUPED_BY } from './load-all-jobs.ts';

/** Links to narrower groups within the selection. A place has no narrower groups. */
const Groups = ({ chosen, facets }: { chosen: ChosenGroups; facets: Facets }) =>
  Object.entries(GROUPED_BY).map(([by, heading]) => {
    const all = facets[by] ?? [];
    const values = all.filter(({ count }) => count !== 0);
    if (by in chosen || chosen.location || values.length < 2) return null;
    return (
      <section className="section" key={by}>
        <h2>{heading}</h2>
        <CachedMarkup as="ul" className="tiles" of={[all]} by={JSON.stringify([by, chosen])}>
          {() =>
            values.map(({ value, label, count }) => (
              <li key={value}>
                <Link to={allJobsPath({ ...chosen, [by]: value })}>
                  <span dir="auto">{label}</span>
                  <span>
                    <JobCount count={count} />
                  </span>
                </Link>
              </li>
            ))
          }
        </CachedMarkup>
      </section>
    );
  });

/** All categories and countries, and the places with the most jobs. */
export const AllJobsIndex = ({ facets, total }: { facets: Facets; total: number }) => (
  <>
    <div className="stack">
      <h1>All open jobs</h1>
      {total > 0 ? (
        <p className="lead">{plural(total, 'job')} by category and by location.</p>
      ) : (
        <p className="lead">There are no open jobs right now. New ones will appear here.</p>
      )}
    </div>
    <Groups chosen={{}} facets={facets} />
  </>
);

/** One group's jobs as a paginated list of links, with links to narrower groups. */
export const AllJobsGroup = (props: {
  chosen: ChosenGroups;
  label: string;
  heading: string;
  answer: v.InferOutput<typeof searchJobs.answer>;
}) => {
  const { chosen, label, heading, answer } = props;
  return (
    <>
      <Styles of={['posts']} />
      <Breadcrumbs trail={[{ label: 'All open jobs', href: '/all-jobs' }, { label }]} />
      <div className="stack">
        <h1 dir="auto">{heading}</h1>
        <p className="lead">
          {plural(answer.meta.total, 'open job')}.{' '}
          <Link to={jobsPath({ ...chosen })}>Search and filter these jobs</Link>
        </p>
        <ul className="tiles job-tiles">
          {answer.data.map((job) => (
            <li key={job.fid}>
              <Link to={job.path}>
                <span>
                  <bdi {...createLanguageAttributes(job.title, detectLanguage(job.excerpt))}>
                    {job.title}
                  </bdi>
                  <small className="post-meta">
                    <bdi>
                      <EmployerName job={job} />
                    </bdi>
                    {formatPlaces(job) && <bdi>{formatPlaces(job)}</bdi>}
                  </small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Pager
        meta={answer.meta}
        href={(page) => allJobsPath({ ...chosen, page })}
        label="Job list pagination"
      />
      <Groups chosen={chosen} facets={answer.meta.facets} />
    </>
  );
};
