import { type Card, siteCard } from './cards.ts';
import type { Picture } from './content/reshape-entry.ts';
import { loadFrame } from './content/site-frame.ts';
import type { PageAlternate } from './page-alternates.ts';
import { errorPrefix, getRuntime } from './runtime.ts';
import { type SocialImage, socialCard, socialPicture } from './social-card.ts';
import { WHOLE_TITLE_MAX } from './words/page-words.ts';

/** What a page says of itself, before the site's own words are put to it. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  /** The canonical one, with the query that belongs to it. */
  readonly path: string;
  /** False: nobody is to find it. */
  readonly index?: boolean;
  /** An editor's choice for links in social networks; without one, or a card, the site's own. */
  readonly image?: Picture;
  readonly card?: Card;
  /** Of a post: when it appeared and was last changed, ISO 8601. */
  readonly article?: {
    readonly publishedOn?: string;
    readonly updatedOn?: string;
    readonly section?: string;
  };
  /** The same in other forms. */
  readonly alternates?: readonly PageAlternate[];
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
  const { config } = getRuntime();
  const frame = await loadFrame();
  const { name, tagline, socialImage } = frame;
  const url = `${config.siteUrl}${words.path}`;
  const withName = `${words.title} · ${name}`;
  const title = withName.length <= WHOLE_TITLE_MAX ? withName : words.title;
  const image: SocialImage = words.card
    ? socialCard(words.card, words.title, frame)
    : (socialPicture(words.image) ??
      socialPicture(socialImage) ??
      socialCard(
        siteCard(frame, config.siteUrl),
        [name, tagline].filter(Boolean).join(': '),
        frame,
      ));
  return {
    title: `${errorPrefix()}${title}`,
    url,
    /** null: no address of it is to be found. */
    canonical: words.index === false ? null : url,
    siteName: name,
    image: { ...image, url: new URL(image.url, config.siteUrl).href },
  };
};
