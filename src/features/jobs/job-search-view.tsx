import type * as v from 'valibot';
import { Link } from 'waku';
import { FIRST_ROWS } from '../../components/company-logo.tsx';
import { Icon } from '../../components/icon.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchFields } from '../../components/search-fields.tsx';
import type { searchJobs } from '../../contracts/endpoints.ts';
import { JOB_SORTS } from '../../contracts/enums.ts';
import type { JobSearchQuery } from '../../contracts/job.ts';
import { plural } from '../../lib/format.ts';
import { jobsPath } from '../../lib/routes.ts';
import { activeFilters, withoutFilter } from './active-filters.ts';
import { filterLabel } from './filter-labels.ts';
import { JobFilters } from './job-filters.tsx';
import { JobRow } from './job-row.tsx';
import { LiveForm } from './live-form.tsx';
import { searchTitle } from './load-job-search.ts';

type SearchAnswer = v.InferOutput<typeof searchJobs.answer>;

export const JobSearchView = (props: {
  query: JobSearchQuery;
  answer: SearchAnswer;
  now: number;
}) => {
  const { query, answer, now } = props;
  const { meta, data: jobs } = answer;
  const filters = activeFilters(query, meta.facets);
  return (
    <LiveForm className="job-search" action="/jobs">
      <div className="job-search-head stack">
        <h1>{searchTitle(query, meta.facets) ?? 'Find a job'}</h1>
        <SearchFields q={query.q} location={query.location.join(',')} />
        {query.fid.length > 0 && <input type="hidden" name="fid" value={query.fid.join(',')} />}
      </div>
      <details className="filters">
        <summary>Filters{filters.length > 0 && ` (${filters.length})`}</summary>
        <JobFilters query={query} facets={meta.facets} total={meta.total} />
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
            <SortSelect query={query} />
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
            {jobs.map((job, i) => (
              <JobRow key={job.fid} job={job} now={now} isFirst={i < FIRST_ROWS} />
            ))}
          </ul>
        ) : (
          <NothingFound
            query={query}
            beyondEnd={meta.total > 0}
            hasFilters={filters.some(({ name }) => name !== 'q')}
          />
        )}
        <Pager meta={meta} href={(page) => jobsPath({ ...query, page })} label="Pages of results" />
      </section>
    </LiveForm>
  );
};

/** The order nobody chose has no value, so that a new search begins with its own best one. */
const SortSelect = ({ query }: { query: JobSearchQuery }) => {
  const usual = query.q ? 'relevance' : 'newest';
  const chosen = query.sort === usual ? '' : (query.sort ?? '');
  const { [usual]: usualLabel, ...others } = JOB_SORTS;
  return (
    <select className="input" id="sort" name="sort" defaultValue={chosen} data-value={chosen}>
      <option value="">{usualLabel}</option>
      {Object.entries(others)
        .filter(([value]) => query.q || value !== 'relevance')
        .map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
    </select>
  );
};

const NothingFound = (props: {
  query: JobSearchQuery;
  beyondEnd: boolean;
  hasFilters: boolean;
}) => {
  const { query, beyondEnd, hasFilters } = props;
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
  return (
    <div className="empty">
      <h2>No open job fits all of that</h2>
      <ul>
        {hasFilters && <li>Take a filter off: each one above can go on its own.</li>}
        {query.q && (
          <>
            <li>Try one word for the role, such as “nurse” or “designer”.</li>
            {hasFilters && (
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
