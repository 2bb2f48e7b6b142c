import { postAddressesQuery, reshapePostAddress } from '../../../src/lib/content/blog-posts.ts';
import type { ContentSource } from '../../../src/lib/content/content-source.ts';
import { findEntriesIn } from '../../../src/lib/content/find-entries.ts';
import { findPageAddresses } from '../../../src/lib/content/page-addresses.ts';
import { blogPostPath, isEditorsPath } from '../../../src/routes/hrefs.ts';
import { findPageRoute } from '../../../src/routes/match-route.ts';
import type { IdRange } from '../../backend/id-ranges.ts';

/** The delivery API's maximum page size. */
const AT_ONCE = 1_000;

interface Place {
  readonly path: string;
  readonly changedAt?: string;
}

/** Iterates over the published posts in a range of positions. */
export async function* walkPosts(
  source: ContentSource,
  { from, to }: IdRange,
  now: number,
): AsyncGenerator<Place> {
  for (let skip = from - 1; skip < to; skip += AT_ONCE) {
    const { items } = await findEntriesIn(source, {
      ...postAddressesQuery({ now }),
      skip,
      limit: Math.min(AT_ONCE, to - skip),
    });
    for (const item of items) {
      const post = reshapePostAddress(item);
      if (post) yield { path: blogPostPath(post.slug), changedAt: post.changedOn };
    }
    if (items.length < AT_ONCE) return;
  }
}

/** The number of published posts. */
export const countPosts = async (source: ContentSource, now: number): Promise<number> =>
  (await findEntriesIn(source, { ...postAddressesQuery({ now }), limit: 1 })).total;

/** The built-in pages that list records. They exist whatever the editors configure. */
export const OWN_PAGES = ['/jobs', '/all-jobs', '/companies', '/blog'];

/**
 * Whether an editor's page can be served at this path: a route exists, and no other page uses it.
 */
const hasPage = (path: string): boolean => {
  const route = findPageRoute(path)?.path;
  if (route === '/{page}') return isEditorsPath(path);
  return route === path && path !== '/home';
};

/** The pages created by editors. */
export const editorsPages = async (source: ContentSource): Promise<readonly Place[]> =>
  (await findPageAddresses(source)).filter(
    ({ path }) => hasPage(path) && !OWN_PAGES.includes(path),
  );
