import type * as v from 'valibot';
import { Link } from 'waku';
import { FIRST_ROWS } from '../../components/company-logo.tsx';
import { Icon } from '../../components/icon.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchFields } from '../../components/search-fields.tsx';
import type { searchJobs } from '../../contracts/endpoints.ts';
import { JOB_SORTS } from '../../contracts/enums.ts';
import type { JobSearchQuery } from '../../contracts/job.ts';
import { formatDay, plural } from '../../lib/format.ts';
import { isReversedPay } from '../../lib/pay-range.ts';
import { jobsPath } from '../../lib/routes.ts';
import { activeFilters, chosenCurrencies, withoutFilter } from './active-filters.ts';
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
  const fitting = jobs.slice(0, meta.partialFrom ?? jobs.length);
  const partial = jobs.slice(fitting.length);
  return (
    <LiveForm className="job-search" action="/jobs">
      <div className="job-search-head stack">
        <h1>{searchTitle(query, meta.facets) ?? 'Find a job'}</h1>
        <SearchFields q={query.q} location={query.location.join(',')} />
        {query.fid.length > 0 && <input type="hidden" name="fid" value={query.fid.join(',')} />}
      </div>
      <details className="filters">
        <summary>Filters{filters.length > 0 && ` (${filters.length})`}</summary>
        <JobFilters query={query} meta={meta} />
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
        {isReversedPay(query) && (
          <p className="notice">
            The lowest pay you entered is above the highest, so jobs of any pay are shown.{' '}
            <a href="#salaryMin">Change the amounts</a>
          </p>
        )}
        {meta.correctedQuery && (
          <p className="notice">
            Showing results for <strong>{meta.correctedQuery}</strong>.{' '}
            <Link to={jobsPath({ ...query, exact: '1', page: 1 })}>
              Search for “{query.q}” instead
            </Link>
          </p>
        )}
        {filters.length + meta.understood.length > 0 && (
          <ul className="chips active-filters" aria-label="Active filters">
            {filters.map(({ name, value }) => (
              <li key={`${name}:${value}`}>
                <Link className="chip" to={jobsPath(withoutFilter(query, name, value))}>
                  <span className="visually-hidden">Take off the filter </span>
                  {filterLabel(
                    name,
                    value,
                    meta.facets,
                    chosenCurrencies(query, meta.facets)[0] ?? meta.payCurrency,
                  )}
                  <Icon name="close" />
                </Link>
              </li>
            ))}
            {meta.understood.map(({ facet, label, rest }) => (
              <li key={`${facet}:${label}`}>
                <Link className="chip" to={jobsPath({ ...query, q: rest, page: 1 })}>
                  <span className="visually-hidden">Take out of the search </span>
                  {label}
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
        {meta.ratesAt && isPayFiltered(query, meta) && (
          <p className="hint">
            Pay in other currencies is converted at rates of {formatDay(meta.ratesAt)}.
          </p>
        )}
        {fitting.length > 0 && <JobRows jobs={fitting} now={now} />}
        {fitting.length === 0 && (
          <NothingFound query={query} meta={meta} beyondEnd={meta.total > 0} />
        )}
        {partial.length > 0 && (
          <>
            <h2 className="partial-head">
              Without {meta.missing.map((word) => `“${word}”`).join(' and ')}
            </h2>
            <JobRows jobs={partial} now={now} />
          </>
        )}
        <Pager meta={meta} href={(page) => jobsPath({ ...query, page })} label="Pages of results" />
      </section>
    </LiveForm>
  );
};

/** By amounts in the fields, or in the words. */
const isPayFiltered = (query: JobSearchQuery, { understood }: SearchAnswer['meta']): boolean =>
  ((query.salaryMin ?? query.salaryMax) !== null && !isReversedPay(query)) ||
  understood.some(({ facet }) => facet === 'salary');

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

const JobRows = (props: { jobs: SearchAnswer['data']; now: number }) => (
  <ul className="roll">
    {props.jobs.map((job, i) => (
      <JobRow key={job.fid} job={job} now={props.now} isFirst={i < FIRST_ROWS} />
    ))}
  </ul>
);

const NothingFound = (props: {
  query: JobSearchQuery;
  meta: SearchAnswer['meta'];
  beyondEnd: boolean;
}) => {
  const { query, meta, beyondEnd } = props;
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
  const ways = meta.without.filter(({ total }) => total > 0);
  return (
    <div className="empty">
      <h2>No open job fits all of that</h2>
      <ul>
        {ways.map(({ name, total }) => {
          const said = meta.understood.find(
            ({ facet }) => facet === name || (facet === 'salary' && name === 'salaryCurrency'),
          );
          const without = said ? { q: said.rest } : { [name]: null };
          return (
            <li key={name}>
              <Link to={jobsPath({ ...query, ...without, page: 1 })}>
                {plural(total, 'job')} {WITHOUT[name] ?? 'without that filter'}
              </Link>
            </li>
          );
        })}
        {query.q && ways.length === 0 && (
          <li>Try one word for the role, such as “nurse” or “designer”.</li>
        )}
        <li>
          <Link to="/jobs">See every open job</Link>, or{' '}
          <Link to="/all-jobs">browse by category and place</Link>.
        </li>
      </ul>
    </div>
  );
};

const WITHOUT: Readonly<Record<string, string>> = {
  category: 'in any category',
  workplace: 'at any workplace',
  employmentType: 'with any kind of employment',
  seniority: 'at any level',
  country: 'in any country',
  location: 'in any place',
  company: 'with any employer',
  salaryCurrency: 'in any currency',
  postedWithin: 'of any age',
};
