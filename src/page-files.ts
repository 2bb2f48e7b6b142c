/** The files of the site's pages, by their place: Waku's rules say what each is (`_root`, `_layout`, `[parameter]`). */
export const PAGE_FILES = import.meta.glob('./pages/**/*.{tsx,ts}', { base: './' });
