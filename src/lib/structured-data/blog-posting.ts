import { blogPostPath } from '../../routes/hrefs.ts';
import type { BlogPost } from '../content/blog-posts.ts';
import { formatPlainText } from '../content/rich-text/rich-text.ts';
import type { SiteNamed, StructuredData } from './structured-data.ts';

/**
 * A post, following https://developers.google.com/search/docs/appearance/structured-data/article.
 * `card` is the URL of the post's link-preview image, which every post has.
 */
export const blogPosting = (post: BlogPost, card: string, site: SiteNamed): StructuredData => {
  const toUrl = (path: string) => new URL(path, site.url).href;
  const url = toUrl(blogPostPath(post.slug));
  const { author, category, cover, publishedOn } = post;
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    ...(publishedOn && {
      datePublished: publishedOn,
      dateModified: post.updatedOn ?? publishedOn,
    }),
    image: [...(cover ? [toUrl(cover.url)] : []), toUrl(card)],
    ...(category && { articleSection: category.name }),
    author: author
      ? { '@type': 'Person', name: author.name, ...(author.role && { jobTitle: author.role }) }
      : { '@type': 'Organization', name: site.name, url: site.url },
    publisher: {
      '@type': 'Organization',
      name: site.name,
      url: site.url,
      ...(site.logoUrl && { logo: toUrl(site.logoUrl) }),
    },
    wordCount: formatPlainText(post.body).split(/\s+/).filter(Boolean).length,
  };
};
