import { Link } from '../../../components/link.tsx';
import { Styles } from '../../../components/styles.tsx';
import { blogPath } from '../../../routes/hrefs.ts';
import { PostCard } from '../../blog/post-card.tsx';
import type { LoadedSectionByType } from '../load-sections.ts';
import { SectionFrame, type SectionPlace, SectionUnavailable } from '../section-frame.tsx';

/**
 * The newest blog posts. If there are none, the section is omitted unless it comes first on the
 * page.
 */
export const LatestPosts = (props: {
  section: LoadedSectionByType<'latestPosts'>;
  place: SectionPlace;
}) => {
  const { heading, lead, category, loaded: posts } = props.section;
  if (posts?.length === 0 && !props.place.isFirst) return null;
  return (
    <SectionFrame
      place={props.place}
      heading={heading}
      lead={lead}
      more={<Link to={blogPath({ category: category?.slug })}>All posts</Link>}
      className="posts"
    >
      <Styles of={['posts']} />
      {posts ? (
        <ul className="post-grid">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} now={props.place.now} />
            </li>
          ))}
        </ul>
      ) : (
        <SectionUnavailable what="the posts" />
      )}
    </SectionFrame>
  );
};
