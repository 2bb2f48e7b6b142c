import { Link } from '../../components/link.tsx';
import { SearchFields } from '../../components/search-fields.tsx';
import { Styles } from '../../components/styles.tsx';
import { formatCount, plural } from '../../lib/words/format.ts';
import { EmployerGrid } from '../companies/employer-grid.tsx';
import { CategoryTiles } from '../jobs/category-tiles.tsx';
import { JobRoll } from '../jobs/job-row.tsx';
import { FIRST_STEPS } from '../sections/load-sections-page.ts';
import { SectionList } from '../sections/section-list.tsx';
import type { Home } from './load-home.ts';

/**
 * The home page without editorial content. It keeps job search working if the content service
 * fails.
 */
export const HomeView = ({ home, now }: { home: Home; now: number }) => {
  const { total, facets, newest, employers, isNew } = home;
  const categories = facets.category ?? [];
  const remote = facets.workplace?.find(({ value }) => value === 'remote')?.count ?? 0;
  return (
    <div className="page">
      <Styles of={['sections']} />
      <section className="hero">
        <h1>
          Jobs that tell you <mark>who</mark>, <mark>where</mark> and <mark>how much</mark>.
        </h1>
        <p className="lead">
          {total > 0 && `${formatCount(total)} open jobs, ${formatCount(remote)} of them remote. `}
          Read them all without an account and apply with your resume in two minutes.
        </p>
        <form action="/jobs" method="get">
          <SearchFields />
        </form>
      </section>
      {isNew && <SectionList sections={[FIRST_STEPS]} path="/" />}
      {categories.length > 0 && (
        <section className="section">
          <h2>Jobs by category</h2>
          <CategoryTiles categories={categories} />
        </section>
      )}
      {newest.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>New jobs</h2>
            <Link to="/jobs">All {plural(total, 'job')}</Link>
          </div>
          <JobRoll jobs={newest} now={now} heading="h3" />
        </section>
      )}
      {employers.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>Who’s hiring</h2>
            <Link to="/companies">All employers</Link>
          </div>
          <EmployerGrid employers={employers} />
        </section>
      )}
    </div>
  );
};
