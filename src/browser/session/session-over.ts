/**
 * The event dispatched when the session ends, before the page navigates to the site's root
 * (`session.ts`).
 */
export const SESSION_OVER = 'session-over';
