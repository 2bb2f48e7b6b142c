import { Link } from 'waku';
import { contactPath } from '../lib/routes.ts';
import { Wordmark } from './wordmark.tsx';

export const SiteHeader = () => (
  <header className="site-header">
    <a className="visually-hidden skip-link" href="#content">
      Skip to content
    </a>
    <div className="page">
      <Wordmark />
      <nav aria-label="Main">
        <ul>
          <li>
            <Link to="/jobs">Jobs</Link>
          </li>
          <li>
            <Link to="/companies">Employers</Link>
          </li>
          <li>
            <Link to="/all-jobs">Browse</Link>
          </li>
        </ul>
      </nav>
      <nav aria-label="For you" className="site-header-end">
        <ul>
          <li>
            <Link to="/cv">Your applications</Link>
          </li>
          <li>
            <Link to={contactPath('employer')}>For employers</Link>
          </li>
        </ul>
      </nav>
    </div>
  </header>
);
