import { Link } from '../../components/link.tsx';
import { Pager } from '../../components/pager.tsx';
import { Styles } from '../../components/styles.tsx';
import { BLOG } from '../../lib/content/blog-posts.ts';
import { plural } from '../../lib/words/format.ts';
import { blogPath } from '../../routes/hrefs.ts';
import { LiveForm } from '../jobs/live-form.tsx';
import { FeedLink } from './feed-link.tsx';
import type { BlogList } from './load-posts.ts';
import { PostCard } from './post-card.tsx';

const Categories = ({ list: { query, categories } }: { list: BlogList }) => (
  <nav className="blog-categories" aria-label="Categories">
    <ul className="chips">
      {[{ id: '', name: 'All posts', slug: '' }, ...categories].map(({ id, name, slug }) => (
        <li key={id}>
          <Link
            className="chip"
            to={blogPath({ q: query.q, category: slug })}
            aria-current={slug === query.category ? 'page' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const Search = ({ query }: Pick<BlogList, 'query'>) => (
  <LiveForm className="blog-search" action="/blog">
    <div className="field">
      <label htmlFor="q">Search the blog</label>
      <input
        className="input"
        id="q"
        name="q"
        type="search"
        defaultValue={query.q}
        maxLength={200}
      />
    </div>
    {query.category && <input type="hidden" name="category" value={query.category} />}
    <button className="button" type="submit">
      Search
    </button>
  </LiveForm>
);

/** The blog's empty state, which explains why there are no posts and suggests a next step. */
const NoPosts = ({ list: { query, category, meta } }: { list: BlogList }) => {
  if (meta.total > 0) {
    return (
      <div className="empty">
        <h2>There are no more posts</h2>
        <p>
          <Link to={blogPath({ ...query, page: 1 })}>Back to the first page</Link>
        </p>
      </div>
    );
  }
  if (query.category && !category) {
    return (
      <div className="empty">
        <h2>We couldn’t find this category</h2>
        <p>
          It may have been renamed. Choose one from the list above, or{' '}
          <Link to="/blog">see all posts</Link>.
        </p>
      </div>
    );
  }
  if (!query.q) {
    return (
      <div className="empty">
        <h2>No posts here yet</h2>
        <p>
          {category ? `We haven’t published anything in ${category.name} yet. ` : ''}
          {category && <Link to="/blog">See all posts</Link>}
        </p>
      </div>
    );
  }
  return (
    <div className="empty">
      <h2>No posts match “{query.q}”</h2>
      <ul>
        <li>Try fewer or shorter words. The search covers titles and text, not authors.</li>
        {category && (
          <li>
            <Link to={blogPath({ q: query.q })}>Search all categories</Link>, not only{' '}
            {category.name}.
          </li>
        )}
        <li>
          <Link to={blogPath({ category: query.category })}>
            {category ? `See all posts in ${category.name}` : 'See all posts'}
          </Link>
          .
        </li>
      </ul>
    </div>
  );
};

const countText = ({ query, category, meta }: BlogList): string => {
  const posts = plural(meta.total, 'post');
  return [
    category ? `${posts} in ${category.name}` : posts,
    query.q && ` matching “${query.q}”`,
    meta.currentPage > 1 && meta.currentPage <= meta.lastPage && `, page ${meta.currentPage}`,
  ]
    .filter(Boolean)
    .join('');
};

/** The blog's list: the search, the categories, and one page of posts. */
export const BlogView = ({ list, now }: { list: BlogList; now: number }) => {
  const { query, category, posts, meta } = list;
  // The newest post is shown large only in the unfiltered list.
  const hasLead = query.page === 1 && !query.q && !query.category;
  const isUnknown = query.category !== '' && !category;
  return (
    <div className="blog">
      <Styles of={['posts', 'blog']} />
      <header className="blog-head">
        <div className="stack">
          <h1>{category ? category.name : BLOG.title}</h1>
          <p className="lead">
            {category?.description ??
              'What we’ve learned on both sides of the interview table, for people looking for work and people hiring.'}
          </p>
        </div>
        <Search query={query} />
        <Categories list={list} />
      </header>
      <div className="section-head">
        <p className="blog-count" data-count="">
          {!isUnknown && countText(list)}
        </p>
        {posts.length > 0 && <FeedLink category={category} />}
      </div>
      {posts.length > 0 ? (
        <>
          <h2 className="visually-hidden">Posts</h2>
          <ul className="post-grid">
            {posts.map((post, i) => (
              <li key={post.id} className={i === 0 && hasLead ? 'post-grid-lead' : undefined}>
                <PostCard post={post} now={now} isLead={i === 0 && hasLead} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NoPosts list={list} />
      )}
      <Pager
        meta={meta}
        href={(page) => blogPath({ ...query, page })}
        label="Post list pagination"
      />
    </div>
  );
};
