import { type Card, siteCard } from './cards.ts';
import type { Picture } from './content/reshape-entry.ts';
import { loadFrame } from './content/site-frame.ts';
import type { PageAlternate } from './page-alternates.ts';
import { errorPrefix, getRuntime } from './runtime.ts';
import { type SocialImage, socialCard, socialPicture } from './social-card.ts';
import { FULL_TITLE_MAX } from './words/page-texts.ts';

/** A page's metadata, before the site's name is added to the title. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** The canonical path, including the query parameters that belong to it. */
  readonly path: string;
  /** If false, search engines must not index the page. */
  readonly index?: boolean;
  /** An editor's picture for social networks. Falls back to `card`, then to the site's picture. */
  readonly image?: Picture;
  readonly card?: Card;
  /** For a post: the times of publication and of the last change, in ISO 8601. */
  readonly article?: {
    readonly publishedOn?: string;
    readonly updatedOn?: string;
    readonly section?: string;
  };
  /** Links to the same page in other formats. */
  readonly alternates?: readonly PageAlternate[];
}

/** A page's data before rendering: the input for its view and for responses without a view. */
export interface LoadedPage<Data = unknown> {
  readonly head: PageMetadata;
  /** All of the view's data; serialisable as JSON, except for rich text (`plainRichText`). */
  readonly data: Data;
}

/** A requested page, as described by the router. */
export interface PageRequest {
  readonly path: string;
  /** The query string without `?`; undefined if there is none. */
  readonly query?: string;
}

/** Loads the metadata for the document's head and for the page's payload. */
export const loadHead = async (words: PageMetadata) => {
  const { config } = getRuntime();
  const frame = await loadFrame();
  const { name, tagline, socialImage } = frame;
  const url = `${config.siteUrl}${words.path}`;
  const withName = `${words.title} · ${name}`;
  const title = withName.length <= FULL_TITLE_MAX ? withName : words.title;
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
    /** The canonical URL; null if search engines must not index the page under any URL. */
    canonical: words.index === false ? null : url,
    siteName: name,
    image: { ...image, url: new URL(image.url, config.siteUrl).href },
  };
};
