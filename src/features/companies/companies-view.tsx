import type * as v from 'valibot';
import { FIRST_ROWS } from '../../components/company-logo.tsx';
import { Link } from '../../components/link.tsx';
import { Pager } from '../../components/pager.tsx';
import { Styles } from '../../components/styles.tsx';
import type { CompanySearchQuery } from '../../contracts/company.ts';
import type { listEmployers } from '../../contracts/endpoints.ts';
import type { Category } from '../../contracts/reference.ts';
import { plural } from '../../lib/words/format.ts';
import { companiesPath } from '../../routes/hrefs.ts';
import { LiveForm } from '../jobs/live-form.tsx';
import { CompanyRow } from './company-row.tsx';

export const CompaniesView = (props: {
  query: CompanySearchQuery;
  answer: v.InferOutput<typeof listEmployers.answer>;
  categories: readonly Category[];
}) => {
  const { query, answer, categories } = props;
  return (
    <>
      <Styles of={['jobs']} />
      <div className="stack">
        <h1>Employers</h1>
        <LiveForm className="search-bar" action="/companies">
          <div className="field">
            <label htmlFor="q">Name or keyword</label>
            <input
              className="input"
              id="q"
              name="q"
              type="search"
              defaultValue={query.q}
              maxLength={200}
            />
          </div>
          <div className="field">
            <label htmlFor="category">Industry</label>
            <select className="input" id="category" name="category" defaultValue={query.category}>
              <option value="">All industries</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <button className="button" type="submit">
            Search employers
          </button>
        </LiveForm>
        {/* If no employer matches, the heading below says so. This line is for screen readers. */}
        <p
          className={answer.data.length > 0 ? 'result-count company-count' : 'visually-hidden'}
          data-count=""
        >
          {plural(answer.meta.total, 'employer')}
        </p>
      </div>
      {answer.data.length > 0 ? (
        <ul className="roll">
          {answer.data.map((company, i) => (
            <CompanyRow
              key={company.id}
              company={company}
              categoryName={categories.find(({ id }) => id === company.category)?.name}
              isFirst={i < FIRST_ROWS}
            />
          ))}
        </ul>
      ) : companiesPath({ ...query, page: 1 }) === '/companies' ? (
        <div className="empty">
          <h2>There are no employers here yet</h2>
          <p>
            Do you hire? <Link to="/contact?for=employer">Be the first.</Link>
          </p>
        </div>
      ) : (
        <div className="empty">
          <h2>No employers match your search</h2>
          <p>
            Try part of the name, <Link to="/companies">see all employers</Link>, or choose an
            industry:
          </p>
          <ul className="chips">
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Link className="chip" to={companiesPath({ category: id })}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Pager
        meta={answer.meta}
        href={(page) => companiesPath({ ...query, page })}
        label="Employer list pagination"
      />
    </>
  );
};
