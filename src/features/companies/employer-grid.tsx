import { CompanyLogo } from '../../components/company-logo.tsx';
import { Link } from '../../components/link.tsx';
import type { CompanySummary } from '../../contracts/company.ts';
import { plural } from '../../lib/words/format.ts';
import { companyPath } from '../../routes/hrefs.ts';

/** A grid of employers, each with its number of open jobs. */
export const EmployerGrid = ({ employers }: { employers: readonly CompanySummary[] }) => (
  <ul className="employer-grid">
    {employers.map((company) => (
      <li key={company.id}>
        <Link to={companyPath(company.slug)}>
          <CompanyLogo company={company} />
          <span>
            <strong dir="auto">{company.name}</strong>
            <span>{plural(company.openJobCount, 'open job')}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
