import type * as v from 'valibot';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchFields } from '../../components/search-fields.tsx';
import { Styles } from '../../components/styles.tsx';
import type { searchJobs } from '../../contracts/endpoints.ts';
import { JOB_SORTS, RADII } from '../../contracts/enums.ts';
import type { JobSearchQuery } from '../../contracts/job.ts';
import { formatDay, plural } from '../../lib/words/format.ts';
import { nameSearch } from '../../lib/words/name-search.ts';
import { isReversedPay } from '../../lib/words/pay-range.ts';
import { jobsPath } from '../../routes/hrefs.ts';
import { activeFilters, countFilters, withoutFilter, withoutUnderstood } from './active-filters.ts';
import { listAlternatives } from './alternative-searches.ts';
import { filterLabel } from './filter-labels.ts';
import { AlertLink, FollowSearch, hasJobAlerts } from './follow-search.tsx';
import { JobFilters } from './job-filters.tsx';
import { JobRoll } from './job-row.tsx';
import { LiveForm } from './live-form.tsx';
import { PlaceNotes } from './place-notes.tsx';

type SearchResponse = v.InferOutput<typeof searchJobs.answer>;

export const JobSearchView = (props: {
  query: JobSearchQuery;
  answer: SearchResponse;
  now: number;
}) => {
  const { query, answer, now } = props;
  const { meta, data: jobs } = answer;
  const filters = activeFilters(query, meta);
  const filterCount = countFilters(query, meta);
  const fitting = jobs.slice(0, meta.partialFrom ?? jobs.length);
  const partial = jobs.slice(fitting.length);
  return (
    <LiveForm className="job-search" action="/jobs">
      <Styles of={['jobs', 'own-jobs']} />
      <div className="job-search-head stack">
        <h1>{nameSearch(query, meta) ?? 'Find a job'}</h1>
        <SearchFields q={query.q} location={query.location.join(',')}>
          <RadiusField radius={query.radius ?? ''} />
        </SearchFields>
        <a className="visually-hidden skip-link" href="#results">
          Skip filters
        </a>
        {query.fid.length > 0 && <input type="hidden" name="fid" value={query.fid.join(',')} />}
      </div>
      <details className="filters">
        <summary>Filters{filterCount > 0 && ` (${filterCount})`}</summary>
        <JobFilters query={query} meta={meta} />
      </details>
      <section className="results" aria-label="Results">
        <div className="result-head">
          <p className="result-count" data-count="">
            {meta.approximate ? 'About ' : ''}
            {plural(meta.total, 'job')}
            {meta.currentPage > 1 && meta.total > 0 && `, page ${meta.currentPage}`}
          </p>
          <Link className="with-script" to="/saved">
            Saved jobs
          </Link>
          <div className="field">
            <label htmlFor="sort">Sort by</label>
            <SortSelect query={query} />
          </div>
        </div>
        {isReversedPay(query) && (
          <p className="notice">
            The minimum pay you entered is above the maximum, so we’re showing jobs at every pay
            level. <a href="#salaryMin">Change the salary range</a>
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
                <Link className="chip" to={jobsPath(withoutFilter(query, name, value, meta))}>
                  <span className="visually-hidden">Remove filter: </span>
                  {filterLabel(name, value, query, meta)}
                  <Icon name="close" />
                </Link>
              </li>
            ))}
            {meta.understood.map((one) => (
              <li key={`${one.facet}:${one.label}`}>
                <Link className="chip" to={jobsPath(withoutUnderstood(query, [one]))}>
                  <span className="visually-hidden">Remove from the search: </span>
                  {one.label}
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
        <div id="results">
          <PlaceNotes query={query} meta={meta} />
          {meta.ratesAt && isPayFiltered(query, meta) && (
            <p className="hint">
              Pay in other currencies is converted at the exchange rates of{' '}
              {formatDay(meta.ratesAt)}.
            </p>
          )}
          {fitting.length > 0 && <JobRoll jobs={fitting} now={now} isFirst />}
          {fitting.length === 0 && (
            <NoResults query={query} meta={meta} beyondEnd={meta.total > 0} />
          )}
          {partial.length > 0 && (
            <>
              <h2 className="partial-head">{partialHeading(meta)}</h2>
              <JobRoll jobs={partial} now={now} isFirst />
            </>
          )}
        </div>
        {fitting.length > 0 && <FollowSearch query={query}>Email me jobs like these</FollowSearch>}
        <Pager
          meta={meta}
          href={(page) => jobsPath({ ...query, page })}
          label="Search results pagination"
        />
      </section>
    </LiveForm>
  );
};

/** Formats the heading for results that match only some of the conditions. */
const partialHeading = ({ missing, places }: SearchResponse['meta']): string =>
  missing.length > 0
    ? `Jobs that don’t mention ${missing.map((word) => `“${word}”`).join(' or ')}`
    : `Jobs near ${places[0]?.label.split(', ')[0] ?? 'there'}`;

/**
 * True if jobs are filtered by pay, either through the pay fields or through words in the query.
 */
const isPayFiltered = (query: JobSearchQuery, { understood }: SearchResponse['meta']): boolean =>
  ((query.salaryMin ?? query.salaryMax) !== null && !isReversedPay(query)) ||
  understood.some(({ facet }) => facet === 'salary');

/** The default option has an empty value, because the default order depends on the search. */
const SortSelect = ({ query }: { query: JobSearchQuery }) => {
  const usual = query.q ? 'relevance' : 'newest';
  const chosen = query.sort === usual ? '' : (query.sort ?? '');
  const { [usual]: usualLabel, ...others } = JOB_SORTS;
  return (
    <select className="input" id="sort" name="sort" defaultValue={chosen}>
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

const RadiusField = ({ radius }: { radius: string }) => (
  <div className="field">
    <label htmlFor="radius">Distance</label>
    <select className="input" id="radius" name="radius" defaultValue={radius}>
      <option value="">This place or nearby</option>
      {Object.entries(RADII).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </div>
);

const NoResults = (props: {
  query: JobSearchQuery;
  meta: SearchResponse['meta'];
  beyondEnd: boolean;
}) => {
  const { query, meta, beyondEnd } = props;
  if (beyondEnd) {
    return (
      <div className="empty">
        <h2>There are no more results</h2>
        <p>
          <Link to={jobsPath({ ...query, page: 1 })}>Back to the first page</Link>
        </p>
      </div>
    );
  }
  if (jobsPath({ ...query, page: 1 }) === '/jobs') {
    return (
      <div className="empty">
        <h2>There are no open jobs right now</h2>
        <p>
          New ones will appear here.{' '}
          {hasJobAlerts() && (
            <>
              <AlertLink query={{}}>Get them by email</AlertLink>.{' '}
            </>
          )}
          Or <Link to="/contact?for=candidate">tell us what you’re looking for</Link>.
        </p>
      </div>
    );
  }
  const ways = listAlternatives(query, meta);
  const alone = jobsPath({ q: meta.work });
  const isMore = meta.work && alone !== jobsPath({ ...query, page: 1 });
  return (
    <div className="empty">
      <h2>No jobs match your search</h2>
      <ul>
        {ways.map(({ text, path }) => (
          <li key={path}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
        {query.q && ways.length === 0 && (
          <li>
            {isMore ? (
              <Link to={alone}>Search for “{meta.work}” only</Link>
            ) : (
              'Try one word for the role, such as “nurse” or “designer”.'
            )}
          </li>
        )}
        <li>
          <Link to="/jobs">See all open jobs</Link>, or{' '}
          <Link to="/all-jobs">browse by category and location</Link>.
        </li>
      </ul>
      <FollowSearch query={query}>Email me when there are jobs like these</FollowSearch>
    </div>
  );
};
