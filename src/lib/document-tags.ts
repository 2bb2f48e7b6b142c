import type { loadHead, PageMetadata } from './loaded-page.ts';
import type { HeadTag } from './runtime.ts';
import { LANGUAGE, languageAlternates } from './words/languages.ts';

const meta = (name: string, content: string | number | undefined): HeadTag[] =>
  content === undefined || content === '' ? [] : [['meta', { name, content: String(content) }]];

/** Creates an Open Graph tag, whose name is in the `property` attribute. */
const property = (name: string, content: string | number | undefined): HeadTag[] =>
  content === undefined || content === ''
    ? []
    : [['meta', { property: name, content: String(content) }]];

/**
 * Machine-readable head elements: Open Graph tags (https://ogp.me), X's card tags, which fall back
 * to Open Graph (https://developer.x.com/en/docs/x-for-websites/cards), and links to alternates.
 */
export const documentTags = (
  words: PageMetadata,
  { url, siteName, image, canonical }: Awaited<ReturnType<typeof loadHead>>,
  siteUrl: string,
): HeadTag[] => {
  const { article, alternates = [], title, description } = words;
  return [
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:type', article ? 'article' : 'website'),
    ...property('og:url', url),
    ...property('og:site_name', siteName),
    ...property('og:locale', LANGUAGE.locale),
    ...property('og:image', image.url),
    ...property('og:image:type', image.type),
    ...property('og:image:width', image.width),
    ...property('og:image:height', image.height),
    ...property('og:image:alt', image.alt),
    ...meta('twitter:card', 'summary_large_image'),
    ...property('article:published_time', article?.publishedOn),
    ...property('article:modified_time', article?.updatedOn),
    ...property('article:section', article?.section),
    ...alternates.map(({ type, path, title: name }): HeadTag => {
      // Browsers resolve relative URLs, but oEmbed consumers require absolute ones.
      const href = type === 'application/json+oembed' ? `${siteUrl}${path}` : path;
      return ['link', { rel: 'alternate', type, href, ...(name && { title: name }) }];
    }),
    ...(canonical === null ? [] : languageAlternates(words.path)).map(
      ({ hreflang, path }): HeadTag => [
        'link',
        { rel: 'alternate', hreflang, href: `${siteUrl}${path}` },
      ],
    ),
  ];
};
