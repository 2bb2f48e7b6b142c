/** One of the site's languages. */
export interface Language {
  /** The BCP 47 tag, for `lang` and `hreflang`. */
  readonly tag: string;
  /** The locale for Open Graph: https://ogp.me/#optional. */
  readonly locale: string;
  /** The prefix of the language's paths; empty for the first language. */
  readonly prefix: string;
}

/** The site's languages. The first one is the default for every page. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { tag: 'en', locale: 'en_GB', prefix: '' },
];

export const [LANGUAGE] = LANGUAGES;

/**
 * A page's hreflang alternates: one per language, including the page's own, and x-default for
 * visitors whose language the site does not offer
 * (https://developers.google.com/search/docs/specialty/international/localized-versions). Empty if
 * the site has only one language.
 */
export const languageAlternates = (
  path: string,
  languages: readonly [Language, ...Language[]] = LANGUAGES,
): { hreflang: string; path: string }[] => {
  if (languages.length === 1) return [];
  const paths = languages.map(({ tag, prefix }) => ({ hreflang: tag, path: `${prefix}${path}` }));
  return [...paths, { hreflang: 'x-default', path: `${languages[0].prefix}${path}` }];
};
