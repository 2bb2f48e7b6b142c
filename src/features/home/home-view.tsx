import { Link } from '../../components/link.tsx';
import { SearchFields } from '../../components/search-fields.tsx';
import { Styles } from '../../components/styles.tsx';
import { formatCount, plural } from '../../lib/words/format.ts';
import { EmployerGrid } from '../companies/employer-grid.tsx';
import { CategoryTiles } from '../jobs/category-tiles.tsx';
import { JobRoll } from '../jobs/job-row.tsx';
import type { Home } from './load-home.ts';

/**
 * The home page without editorial content. It keeps job search working if the content service
 * fails.
 */
export const HomeView = ({ home, now }: { home: Home; now: number }) => {
  const { total, facets, newest, employers } = home;
  const remote = facets.workplace?.find(({ value }) => value === 'remote')?.count ?? 0;
  return (
    <div className="page">
      <Styles of={['sections']} />
      <section className="hero">
        <h1>
          Jobs that tell you <mark>who</mark>, <mark>where</mark> and <mark>how much</mark>.
        </h1>
        <p className="lead">
          {formatCount(total)} open jobs, {formatCount(remote)} of them remote. Read them all
          without an account and apply with your resume in two minutes.
        </p>
        <form action="/jobs" method="get">
          <SearchFields />
        </form>
      </section>
      <section className="section">
        <h2>Jobs by category</h2>
        <CategoryTiles categories={facets.category ?? []} />
      </section>
      <section className="section">
        <div className="section-head">
          <h2>New jobs</h2>
          <Link to="/jobs">All {plural(total, 'job')}</Link>
        </div>
        <JobRoll jobs={newest} now={now} heading="h3" />
      </section>
      <section className="section">
        <div className="section-head">
          <h2>Who’s hiring</h2>
          <Link to="/companies">All employers</Link>
        </div>
        <EmployerGrid employers={employers} />
      </section>
    </div>
  );
};
