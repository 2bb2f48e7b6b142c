import { getRuntime } from '../lib/runtime.ts';
import { breadcrumbList } from '../lib/structured-data/breadcrumb-list.ts';
import type { SiteHref } from '../routes/hrefs.ts';
import { JsonLd } from './json-ld.tsx';
import { Link } from './link.tsx';

export const Breadcrumbs = ({
  trail,
}: {
  trail: readonly { label: string; href?: SiteHref }[];
}) => (
  <nav className="breadcrumbs" aria-label="You are here">
    <JsonLd data={breadcrumbList(trail, getRuntime().config.siteUrl)} />
    <ol>
      {trail.map(({ label, href }) => (
        <li key={href ?? label}>
          {href ? <Link to={href}>{label}</Link> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
