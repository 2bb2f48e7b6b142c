import { Link } from 'waku';
import { CompanyLogo } from '../../components/company-logo.tsx';
import type { CompanySummary } from '../../contracts/company.ts';
import type { Facets, JobSummary } from '../../contracts/job.ts';
import { formatCount, plural } from '../../lib/format.ts';
import { companyPath, jobsPath } from '../../lib/routes.ts';
import { JobRow } from '../jobs/job-row.tsx';
import { SearchFields } from '../jobs/search-fields.tsx';

export const HomeView = (props: {
  total: number;
  facets: Facets;
  newest: readonly JobSummary[];
  employers: readonly CompanySummary[];
  now: number;
}) => {
  const { total, facets, newest, employers, now } = props;
  const remote = facets.workplace?.find(({ value }) => value === 'remote')?.count ?? 0;
  return (
    <div className="page">
      <section className="hero">
        <h1>
          Work that says <mark>who</mark>, <mark>where</mark> and <mark>how much</mark>.
        </h1>
        <p className="lead">
          {formatCount(total)} open jobs, {formatCount(remote)} of them remote. Read them all
          without an account, and apply with your resume in two minutes.
        </p>
        <form action="/jobs" method="get">
          <SearchFields />
        </form>
      </section>
      <section className="section">
        <h2>What do you do?</h2>
        <ul className="tiles">
          {(facets.category ?? []).map(({ value, label, count }) => (
            <li key={value}>
              <Link to={jobsPath({ category: value })}>
                <span>{label}</span>
                <span>{formatCount(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="section">
        <div className="section-head">
          <h2>New on the roll</h2>
          <Link to="/jobs">All {plural(total, 'job')}</Link>
        </div>
        <ul className="roll">
          {newest.map((job) => (
            <JobRow key={job.fid} job={job} now={now} heading="h3" />
          ))}
        </ul>
      </section>
      <section className="section">
        <div className="section-head">
          <h2>Who is hiring</h2>
          <Link to="/companies">All employers</Link>
        </div>
        <ul className="employer-grid">
          {employers.map((company) => (
            <li key={company.id}>
              <Link to={companyPath(company.slug)}>
                <CompanyLogo company={company} />
                <span>
                  <strong dir="auto">{company.name}</strong>
                  <span className="row-meta">{plural(company.openJobCount, 'open job')}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
