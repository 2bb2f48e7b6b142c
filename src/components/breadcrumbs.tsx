import { Link } from 'waku';
import type { SiteHref } from '../lib/routes.ts';

export const Breadcrumbs = ({
  trail,
}: {
  trail: readonly { label: string; href?: SiteHref }[];
}) => (
  <nav className="breadcrumbs" aria-label="You are here">
    <ol>
      {trail.map(({ label, href }) => (
        <li key={href ?? label}>
          {href ? <Link to={href}>{label}</Link> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
