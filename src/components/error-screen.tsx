import { SITE } from '../lib/site.ts';
import { Wordmark } from './layout/wordmark.tsx';
import { SearchFields } from './search-fields.tsx';
import { Styles } from './styles.tsx';

const VARIANTS = {
  'page-not-found': {
    code: 404,
    message: 'Page Not Found',
    description:
      'The page may have moved, or the job may have closed and been removed. Try searching for what you need.',
  },
  'server-error': {
    code: 500,
    message: 'Internal Server Error',
    description: 'Something went wrong on our side. Please try again in a minute.',
  },
} as const;

/** The pages that every site has. The menus of editors may be what failed. */
const LINKS = [
  ['/', 'Home'],
  ['/jobs', 'Jobs'],
  ['/companies', 'Employers'],
  ['/blog', 'Blog'],
  ['/contact', 'Contact'],
] as const;

/**
 * The full-page error screen (docs/specification.md, row 2.17) with a code, a message, a
 * description and links to other pages. The worker replaces the default strings, using the
 * `data-error` attributes.
 */
export const ErrorScreen = ({ variant }: { variant: keyof typeof VARIANTS }) => {
  const { code, message, description } = VARIANTS[variant];
  return (
    <main className="page error-screen" id="content">
      <Styles of={['error-screen']} />
      <title>{message}</title>
      <meta name="robots" content="noindex" />
      <link rel="icon" href="/favicon.svg" />
      <a href="/" className="wordmark" aria-label={`${SITE.name}, home`}>
        <span>
          <Wordmark name={SITE.name} nameHighlight={SITE.nameHighlight} />
        </span>
      </a>
      <p className="error-code">
        <span data-error="code">{code}</span>
      </p>
      <div className="stack">
        <h1 data-error="message">{message}</h1>
        <p className="lead" data-error="description">
          {description}
        </p>
        <p className="request-id" data-error-filled="" hidden>
          If you <a href="/contact">contact us</a> about this, please quote reference{' '}
          <strong data-error="request-number">below</strong>{' '}
          <small>
            (<code data-error="request-id" />)
          </small>
        </p>
      </div>
      <form action="/jobs" method="get">
        <SearchFields />
      </form>
      <nav aria-label="Site">
        <ul>
          {LINKS.map(([href, label]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
};
