import type { Picture } from './content/reshape-entry.ts';
import { loadFrame } from './content/site-frame.ts';
import { getRuntime } from './runtime.ts';

/** What a page says of itself, before the site's own words are put to it. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  /** The canonical one, with the query that belongs to it. */
  readonly path: string;
  /** False: nobody is to find it. */
  readonly index?: boolean;
  /** For links in social networks; the site's own picture where there is none. */
  readonly image?: Picture;
  readonly type?: 'article';
}

/** A page that is not shown yet: its view is made of it, and so is what is sent in place of a view. */
export interface LoadedPage<Data = unknown> {
  readonly head: PageWords;
  /** All that the view shows, fit for JSON but for rich text (`plainRichText`). */
  readonly data: Data;
}

/** What the router tells of a page that is asked for. */
export interface PageAsked {
  readonly path: string;
  /** Without `?`; undefined where the router found none. */
  readonly query?: string;
}

/** What the document's head says, and the page's payload too. */
export const headOf = async (words: PageWords) => {
  const { config, returnedForm } = getRuntime();
  const { name, socialImage } = await loadFrame();
  const url = `${config.siteUrl}${words.path}`;
  return {
    // Said first to whoever hears the page: a form came back.
    title: `${returnedForm ? 'Error: ' : ''}${words.title} · ${name}`,
    url,
    /** null: no address of it is to be found. */
    canonical: words.index === false ? null : url,
    siteName: name,
    image: words.image ?? socialImage,
  };
};
