import { SITE } from '../lib/site.ts';

export const Wordmark = () => (
  <a href="/" className="wordmark" aria-label={`${SITE.name}, home`}>
    role<b>call</b>
  </a>
);
