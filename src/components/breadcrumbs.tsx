import { Link } from 'waku';

export const Breadcrumbs = ({ trail }: { trail: readonly { label: string; href?: string }[] }) => (
  <nav className="breadcrumbs" aria-label="You are here">
    <ol>
      {trail.map(({ label, href }) => (
        <li key={label}>
          {href ? <Link to={href as '/'}>{label}</Link> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
