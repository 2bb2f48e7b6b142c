import { Link } from 'waku';
import { PageHead } from '../../components/page-head.tsx';
import { SearchFields } from '../../components/search-fields.tsx';
import { formatCount, plural } from '../../lib/format.ts';
import { EmployerGrid } from '../companies/employer-grid.tsx';
import { CategoryTiles } from '../jobs/category-tiles.tsx';
import { JobRow } from '../jobs/job-row.tsx';
import { loadHome } from './load-home.ts';

/** The home page without an editor: jobs are found whatever becomes of the content service. */
export const HomeView = async () => {
  const { total, facets, newest, employers } = await loadHome();
  const now = Date.now();
  const remote = facets.workplace?.find(({ value }) => value === 'remote')?.count ?? 0;
  return (
    <div className="page">
      <PageHead
        title="Jobs that say who, where and how much"
        description={`${total} open jobs with employer, place and salary. Search, read and apply without an account.`}
        path="/"
      />
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
        <CategoryTiles facets={facets} />
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
        <EmployerGrid employers={employers} />
      </section>
    </div>
  );
};
