import { Link } from 'waku';
import { orMissingContent } from '../../../lib/content/degrade-page.ts';
import { blogPath } from '../../../lib/routes.ts';
import { loadLatestPosts } from '../../blog/load-latest-posts.ts';
import { PostCard } from '../../blog/post-card.tsx';
import type { SectionOf } from '../reshape-sections.ts';
import { SectionFrame, type SectionPlace, SectionUnavailable } from '../section-frame.tsx';

const POSTS = 3;

/** The newest posts of the blog. Without one there is no section, unless the page begins with it. */
export const LatestPosts = async (props: {
  section: SectionOf<'latestPosts'>;
  place: SectionPlace;
}) => {
  const { heading, lead, category, limit = POSTS } = props.section;
  const posts = await orMissingContent(
    loadLatestPosts({ category: category?.id, limit }),
    'incomplete',
  );
  if (posts?.length === 0 && !props.place.isFirst) return null;
  return (
    <SectionFrame
      place={props.place}
      heading={heading}
      lead={lead}
      more={<Link to={blogPath({ category: category?.slug })}>All posts</Link>}
      className="posts"
    >
      {posts ? (
        <ul className="post-grid">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      ) : (
        <SectionUnavailable what="the posts" />
      )}
    </SectionFrame>
  );
};
