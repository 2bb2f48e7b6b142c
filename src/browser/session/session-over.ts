/** The event that tells the page that its session is over, and that the site's root comes next (`session.ts`). */
export const SESSION_OVER = 'session-over';
