/**
 * The site's page files by path. Waku's conventions define the kinds (`_root`, `_layout`,
 * `[parameter]`).
 */
export const PAGE_FILES = import.meta.glob('./pages/**/*.{tsx,ts}', { base: './' });
