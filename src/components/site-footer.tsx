import { Link } from 'waku';
import { contactPath } from '../lib/routes.ts';
import { SITE } from '../lib/site.ts';

export const SiteFooter = () => (
  <footer className="site-footer">
    <div className="page">
      <div>
        <h2>{SITE.name}</h2>
        <p>{SITE.tagline}</p>
      </div>
      <nav aria-label="Footer">
        <h2>Find work</h2>
        <ul>
          <li>
            <Link to="/jobs">Search jobs</Link>
          </li>
          <li>
            <Link to="/jobs?workplace=remote">Remote jobs</Link>
          </li>
          <li>
            <Link to="/all-jobs">All jobs by category and place</Link>
          </li>
          <li>
            <Link to="/companies">Employers</Link>
          </li>
          <li>
            <Link to="/cv">Your applications</Link>
          </li>
        </ul>
      </nav>
      <nav aria-label="Contact">
        <h2>Talk to us</h2>
        <ul>
          <li>
            <Link to="/contact">Contact</Link>
          </li>
          <li>
            <Link to={contactPath('employer')}>For employers</Link>
          </li>
          <li>
            <Link to="/referral">Refer somebody</Link>
          </li>
          <li>
            <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
          </li>
        </ul>
      </nav>
    </div>
  </footer>
);
