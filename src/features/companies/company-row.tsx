import { CompanyLogo } from '../../components/company-logo.tsx';
import { Link } from '../../components/link.tsx';
import type { CompanySummary } from '../../contracts/company.ts';
import { createLanguageAttributes } from '../../lib/words/detect-language.ts';
import { plural } from '../../lib/words/format.ts';
import { companyPath } from '../../routes/hrefs.ts';

/** An employer in a list. */
export const CompanyRow = (props: {
  company: CompanySummary;
  categoryName: string | undefined;
  /** True if the row is above the fold. */
  isFirst?: boolean;
}) => {
  const { company, categoryName, isFirst } = props;
  const place = company.locations[0]?.displayName;
  return (
    <li>
      <article className="row" aria-label={company.name}>
        <CompanyLogo company={company} isFirst={isFirst} />
        <div className="row-body">
          <h2>
            <Link to={companyPath(company.slug)}>{company.name}</Link>
          </h2>
          <p className="row-meta">
            {categoryName && <span>{categoryName}</span>}
            {place && <span>{place}</span>}
          </p>
          <p className="row-text" {...createLanguageAttributes(company.summary)}>
            {company.summary}
          </p>
        </div>
        <p className="row-side">
          <span className={company.openJobCount > 0 ? 'row-pay' : undefined}>
            {company.openJobCount > 0 ? plural(company.openJobCount, 'open job') : 'No open jobs'}
          </span>
        </p>
      </article>
    </li>
  );
};
