import type { BlogPost } from '../../lib/content/blog-posts.ts';
import { plainTextOf } from '../../lib/content/rich-text.ts';
import { blogPath, blogPostPath } from '../../lib/routes.ts';

/** Structured data of a post for search engines: schema.org's BlogPosting and its place in the site. */
export const postData = (post: BlogPost, site: { url: string; name: string }): object => {
  const urlOf = (path: string) => new URL(path, site.url).href;
  const url = urlOf(blogPostPath(post.slug));
  const trail = [
    { name: 'Blog', item: urlOf('/blog') },
    ...(post.category
      ? [{ name: post.category.name, item: urlOf(blogPath({ category: post.category.slug })) }]
      : []),
    { name: post.title, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        '@id': url,
        url,
        mainEntityOfPage: url,
        headline: post.title,
        description: post.excerpt,
        datePublished: post.publishedOn,
        dateModified: post.updatedOn ?? post.publishedOn,
        ...(post.cover && { image: urlOf(post.cover.url) }),
        ...(post.category && { articleSection: post.category.name }),
        ...(post.author && {
          author: { '@type': 'Person', name: post.author.name, jobTitle: post.author.role },
        }),
        publisher: { '@type': 'Organization', name: site.name, url: site.url },
        wordCount: plainTextOf(post.body).split(/\s+/).filter(Boolean).length,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          ...step,
        })),
      },
    ],
  };
};
