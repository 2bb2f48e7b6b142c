import type * as v from 'valibot';
import { Link } from 'waku';
import { Icon } from '../../components/icon.tsx';
import { Pager } from '../../components/pager.tsx';
import type { searchJobs } from '../../contracts/endpoints.ts';
import { JOB_SORTS } from '../../contracts/enums.ts';
import type { JobSearchQuery } from '../../contracts/job.ts';
import { plural } from '../../lib/format.ts';
import { jobsPath } from '../../lib/routes.ts';
import { filterLabel } from './filter-labels.ts';
import { JobFilters } from './job-filters.tsx';
import { JobRow } from './job-row.tsx';
import { LiveForm } from './live-form.tsx';
import { activeFilters, typedPlaces, withoutFilter } from './load-job-search.ts';
import { SearchFields } from './search-fields.tsx';

type SearchAnswer = v.InferOutput<typeof searchJobs.answer>;

export const JobSearchView = (props: {
  query: JobSearchQuery;
  answer: SearchAnswer;
  now: number;
}) => {
  const { query, answer, now } = props;
  const { meta, data: jobs } = answer;
  const filters = activeFilters(query);
  const sort = query.sort ?? (query.q ? 'relevance' : 'newest');
  return (
    <LiveForm className="job-search" action="/jobs">
      <div className="job-search-head stack">
        <h1>{query.q ? `Jobs for “${query.q}”` : 'Find a job'}</h1>
        <SearchFields q={query.q} location={typedPlaces(query, meta.facets).join(',')} />
      </div>
      <details className="filters">
        <summary>Filters{filters.length > 0 && ` (${filters.length})`}</summary>
        <JobFilters query={query} facets={meta.facets} />
      </details>
      <section className="results" aria-label="Results">
        <div className="result-head">
          <p className="result-count" role="status">
            {meta.approximate ? 'About ' : ''}
            {plural(meta.total, 'job')}
            {meta.currentPage > 1 && meta.total > 0 && `, page ${meta.currentPage}`}
          </p>
          <div className="field">
            <label htmlFor="sort">Sort by</label>
            <select className="input" id="sort" name="sort" defaultValue={sort} data-value={sort}>
              {Object.entries(JOB_SORTS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        </div>
        {meta.correctedQuery && (
          <p className="notice">
            Nothing was found for “{query.q}”, so these are the jobs for{' '}
            <strong>{meta.correctedQuery}</strong>.
          </p>
        )}
        {filters.length > 0 && (
          <ul className="chips active-filters" aria-label="Active filters">
            {filters.map(({ name, value }) => (
              <li key={`${name}:${value}`}>
                <Link className="chip" to={jobsPath(withoutFilter(query, name, value))}>
                  <span className="visually-hidden">Take off the filter </span>
                  {filterLabel(name, value, meta.facets)}
                  <Icon name="close" />
                </Link>
              </li>
            ))}
            <li>
              <Link className="chip" to="/jobs">
                Clear all
              </Link>
            </li>
          </ul>
        )}
        {jobs.length > 0 ? (
          <ul className="roll">
            {jobs.map((job) => (
              <JobRow key={job.fid} job={job} now={now} />
            ))}
          </ul>
        ) : (
          <NothingFound query={query} beyondEnd={meta.total > 0} />
        )}
        <Pager meta={meta} href={(page) => jobsPath({ ...query, page })} label="Pages of results" />
      </section>
    </LiveForm>
  );
};

const NothingFound = ({ query, beyondEnd }: { query: JobSearchQuery; beyondEnd: boolean }) => {
  if (beyondEnd) {
    return (
      <div className="empty">
        <h2>This page is past the end of the list</h2>
        <p>
          <Link to={jobsPath({ ...query, page: 1 })}>Go to the first page</Link>
        </p>
      </div>
    );
  }
  const filters = activeFilters(query).filter(({ name }) => name !== 'q');
  return (
    <div className="empty">
      <h2>No open job fits all of that</h2>
      <ul>
        {filters.length > 0 && <li>Take a filter off: each one above can go on its own.</li>}
        {query.q && (
          <>
            <li>Try one word for the role, such as “nurse” or “designer”.</li>
            {filters.length > 0 && (
              <li>
                <Link to={jobsPath({ q: query.q })}>Search “{query.q}” without any filter</Link>
              </li>
            )}
          </>
        )}
        <li>
          <Link to="/jobs">See every open job</Link>, or{' '}
          <Link to="/all-jobs">browse by category and place</Link>.
        </li>
      </ul>
    </div>
  );
};
