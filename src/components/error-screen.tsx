import { Link } from 'waku';
import { RequestedPath } from './requested-path.tsx';
import { Wordmark } from './wordmark.tsx';

const VARIANTS = {
  'page-not-found': {
    code: 404,
    message: 'Page Not Found',
    description:
      'The page may have moved, or the job may have closed and been taken down. A search usually finds what is still there.',
  },
  'server-error': {
    code: 500,
    message: 'Internal Server Error',
    description:
      'Something broke on our side, and nothing you did caused it. Please try again in a minute.',
  },
} as const;

/**
 * The full-page error screen (specification 2): code, message, description, and ways on. The
 * gateway fills in what it knows, by the `data-error` attributes; without it the defaults stand.
 */
export const ErrorScreen = ({ variant }: { variant: keyof typeof VARIANTS }) => {
  const { code, message, description } = VARIANTS[variant];
  return (
    <main className="page error-screen" id="content">
      <title>{`${message} · Rolecall`}</title>
      <meta name="robots" content="noindex" />
      <Wordmark />
      <p className="error-code">
        <span data-error="code">{code}</span>
      </p>
      <div className="stack">
        <h1 data-error="message">
          {message}
          {variant === 'page-not-found' && <RequestedPath />}
        </h1>
        <p className="lead">{description}</p>
      </div>
      <form className="search-bar" action="/jobs" method="get">
        <div className="field">
          <label htmlFor="error-q">What are you looking for?</label>
          <input className="input" id="error-q" name="q" type="search" enterKeyHint="search" />
        </div>
        <div className="field">
          <label htmlFor="error-location">Where?</label>
          <input className="input" id="error-location" name="location" />
        </div>
        <button className="button" type="submit">
          Search jobs
        </button>
      </form>
      <p>
        <Link to="/">Back to the start page</Link>
      </p>
      <p className="request-id">
        If you write to us about this, please name the number{' '}
        <code data-error="request-id">of this request</code>.
      </p>
    </main>
  );
};
