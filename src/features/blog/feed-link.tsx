import type { BlogCategory } from '../../lib/content/blog-posts.ts';
import { blogFeedPath } from '../../routes/hrefs.ts';

/**
 * Links to the feed for all posts or for one category. It is a plain `<a>`, because a feed is not a
 * page.
 */
export const FeedLink = ({ category }: { category?: BlogCategory }) => (
  <a href={blogFeedPath(category?.slug)} type="application/rss+xml">
    {category ? `RSS feed for ${category.name}` : 'RSS feed'}
  </a>
);
