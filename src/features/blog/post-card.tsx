import { ContentPicture } from '../../components/content/content-picture.tsx';
import { Link } from '../../components/link.tsx';
import { RelativeDay } from '../../components/relative-day.tsx';
import type { PostSummary } from '../../lib/content/blog-posts.ts';
import { blogPostPath } from '../../routes/hrefs.ts';

/** A post in a list. The lead post, which comes first on its page, is shown large. */
export const PostCard = (props: {
  post: PostSummary;
  now: number;
  heading?: 'h2' | 'h3';
  isLead?: boolean;
}) => {
  const { post, now, heading: Heading = 'h3', isLead } = props;
  return (
    <article className={isLead ? 'post-card post-card-lead' : 'post-card'} aria-label={post.title}>
      <div className="post-card-cover">
        {post.cover && (
          <ContentPicture
            // Decorative, because the link is on the title beside the picture.
            picture={{ ...post.cover, alt: '' }}
            sizes={isLead ? '(min-width: 60rem) 40rem, 100vw' : '(min-width: 60rem) 23rem, 100vw'}
            priority={isLead ? 'high' : undefined}
          />
        )}
      </div>
      <div className="post-card-body">
        <Heading>
          <Link to={blogPostPath(post.slug)}>{post.title}</Link>
        </Heading>
        {post.excerpt && <p className="post-card-excerpt">{post.excerpt}</p>}
        <p className="post-meta">
          {post.category && <span>{post.category.name}</span>}
          {post.publishedOn && <RelativeDay at={post.publishedOn} now={now} />}
          {post.author && <span>{post.author.name}</span>}
        </p>
      </div>
    </article>
  );
};
