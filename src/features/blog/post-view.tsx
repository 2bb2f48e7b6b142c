import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { ContentPicture } from '../../components/content/content-picture.tsx';
import { RichText } from '../../components/content/rich-text.tsx';
import { RelativeDay } from '../../components/relative-day.tsx';
import { Share } from '../../components/share.tsx';
import { Styles } from '../../components/styles.tsx';
import type { Author, BlogPost, PostSummary } from '../../lib/content/blog-posts.ts';
import { listHeadings, readingMinutes } from '../../lib/content/rich-text/rich-text.ts';
import { blogPath } from '../../routes/hrefs.ts';
import { PostCard } from './post-card.tsx';
import { TableOfContents } from './table-of-contents.tsx';

const AuthorBox = ({ author }: { author: Author }) => (
  <aside className="post-author" aria-label="About the author">
    {author.photo && <ContentPicture picture={author.photo} sizes="5rem" />}
    <div>
      <p className="post-author-name">{author.name}</p>
      {author.role && <p className="post-author-role">{author.role}</p>}
      {author.bio && <p>{author.bio}</p>}
    </div>
  </aside>
);

const Facts = ({ post, now }: { post: BlogPost; now: number }) => {
  const { author, publishedOn, updatedOn, body } = post;
  const isRevised = updatedOn && publishedOn && updatedOn.slice(0, 10) > publishedOn.slice(0, 10);
  return (
    <p className="post-meta">
      {author && <span>By {author.name}</span>}
      {publishedOn && <RelativeDay at={publishedOn} now={now} />}
      {isRevised && (
        <span>
          Updated <RelativeDay at={updatedOn} now={now} />
        </span>
      )}
      <span>{readingMinutes(body)} min read</span>
    </p>
  );
};

/** A post, its author and related posts. `url` is the canonical URL. */
export const PostView = (props: {
  post: BlogPost;
  related: readonly PostSummary[];
  url: string;
  now: number;
}) => {
  const { post, related, url, now } = props;
  const { title, excerpt, category, cover, author, body } = post;
  return (
    <>
      <Styles of={['prose', 'posts', 'blog']} />
      <Breadcrumbs
        trail={[
          { label: 'Blog', href: '/blog' },
          ...(category
            ? [{ label: category.name, href: blogPath({ category: category.slug }) }]
            : []),
          { label: title },
        ]}
      />
      <article className="post">
        <div className="post-top">
          <header className="post-head">
            <h1>{title}</h1>
            <p className="lead">{excerpt}</p>
            <Facts post={post} now={now} />
          </header>
          {cover && (
            <div className="post-cover">
              <ContentPicture
                picture={cover}
                sizes="(min-width: 60rem) 36rem, 100vw"
                priority="high"
              />
            </div>
          )}
        </div>
        <TableOfContents headings={listHeadings(body)} />
        <div className="prose post-body">
          <RichText document={body} />
        </div>
        <footer className="post-foot">
          <div className="post-share">
            <Share what="post" title={title} url={url} />
          </div>
          {author && <AuthorBox author={author} />}
        </footer>
      </article>
      {related.length > 0 && (
        <section className="section">
          <h2>Read next</h2>
          <ul className="post-grid">
            {related.map((one) => (
              <li key={one.id}>
                <PostCard post={one} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
