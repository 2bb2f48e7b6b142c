import type { ReactNode } from 'react';
import { SITE } from '../lib/site.ts';
import { SearchFields } from './search-fields.tsx';
import { Styles } from './styles.tsx';
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
  // After a navigation in the browser that brought nothing: there is no status to show.
  unreachable: {
    code: undefined,
    message: 'This page did not arrive',
    description:
      'Your connection may be down, or our side is. Nothing you sent is lost by this, and what you typed into a form is there when you go back to it.',
  },
} as const;

/**
 * The full-page error screen (specification 2): code, message, description, and ways on. The
 * gateway fills in what it knows, by the `data-error` attributes; without it the defaults stand.
 */
export const ErrorScreen = (props: {
  variant: keyof typeof VARIANTS;
  retry?: ReactNode;
  kept?: ReactNode;
}) => {
  const { variant, retry, kept } = props;
  const { code, message, description } = VARIANTS[variant];
  return (
    <main className="page error-screen" id="content">
      <Styles of={['error-screen']} />
      <title>{message}</title>
      <meta name="robots" content="noindex" />
      {/* Nor is there anybody to ask for a picture. */}
      {variant !== 'unreachable' && <link rel="icon" href="/favicon.svg" />}
      <a href="/" className="wordmark" aria-label={`${SITE.name}, home`}>
        <span>
          <Wordmark name={SITE.name} nameHighlight={SITE.nameHighlight} />
        </span>
      </a>
      {code && (
        <p className="error-code">
          <span data-error="code">{code}</span>
        </p>
      )}
      <div className="stack">
        <h1 data-error="message">{message}</h1>
        <p className="lead" data-error="description">
          {description}
        </p>
        <p className="request-id" data-error-filled="" hidden>
          If you <a href="/contact">write to us</a> about this, please name the number{' '}
          <strong data-error="request-number">of this request</strong>{' '}
          <small>
            (in full <code data-error="request-id" />)
          </small>
        </p>
      </div>
      {retry && <p className="form-actions">{retry}</p>}
      <form action="/jobs" method="get">
        <SearchFields />
      </form>
      <p>
        <a href="/">Back to the start page</a>
      </p>
      {kept}
    </main>
  );
};
