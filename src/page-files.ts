/**
 * The site's page files by path. Their kinds (`_root`, `_layout`, `[parameter]`) follow Waku's
 * conventions.
 */
export const PAGE_FILES = import.meta.glob('./pages/**/*.{tsx,ts}', { base: './' });
