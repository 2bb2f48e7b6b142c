/** A language that the site speaks. */
export interface Language {
  /** BCP 47, as `lang` and `hreflang` have it. */
  readonly tag: string;
  /** As Open Graph has it: https://ogp.me/#optional. */
  readonly locale: string;
  /** What its paths begin with; empty for the first. */
  readonly prefix: string;
}

/** The first is what a page has that says nothing else. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { tag: 'en', locale: 'en_GB', prefix: '' },
];

export const [LANGUAGE] = LANGUAGES;

/**
 * A page in all languages, itself included, and the one for whoever speaks none of them
 * (https://developers.google.com/search/docs/specialty/international/localized-versions). Nothing
 * where there is one language: there is nothing to choose.
 */
export const languageAlternates = (
  path: string,
  languages: readonly [Language, ...Language[]] = LANGUAGES,
): { hreflang: string; path: string }[] => {
  if (languages.length === 1) return [];
  const paths = languages.map(({ tag, prefix }) => ({ hreflang: tag, path: `${prefix}${path}` }));
  return [...paths, { hreflang: 'x-default', path: `${languages[0].prefix}${path}` }];
};
