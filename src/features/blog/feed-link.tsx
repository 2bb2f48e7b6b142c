import type { BlogCategory } from '../../lib/content/blog-posts.ts';
import { blogFeedPath } from '../../routes/hrefs.ts';

/** To the feed of all posts, or of one category. Not a page: the router must not fetch it. */
export const FeedLink = ({ category }: { category?: BlogCategory }) => (
  <a href={blogFeedPath(category?.slug)} type="application/rss+xml">
    {category ? `RSS feed of ${category.name}` : 'RSS feed'}
  </a>
);
