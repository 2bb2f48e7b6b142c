/**
 * The site's page files by path. Their names (`_root`, `_layout`, `[parameter]`) follow Waku's
 * conventions.
 */
export const PAGE_FILES = import.meta.glob('./pages/**/*.{tsx,ts}', { base: './' });
