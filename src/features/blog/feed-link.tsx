import type { BlogCategory } from '../../lib/content/blog-posts.ts';
import { blogFeedPath } from '../../routes/hrefs.ts';

/** Links to the feed of all posts or of one category. A plain link: a feed is not a page. */
export const FeedLink = ({ category }: { category?: BlogCategory }) => (
  <a href={blogFeedPath(category?.slug)} type="application/rss+xml">
    {category ? `RSS feed for ${category.name}` : 'RSS feed'}
  </a>
);
