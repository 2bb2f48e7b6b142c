import { Link } from 'waku';

export const Wordmark = () => (
  <Link to="/" className="wordmark" aria-label="Rolecall, home">
    role<b>call</b>
  </Link>
);
