import type { Card } from './cards.ts';
import type { Picture } from './content/reshape-entry.ts';
import type { SiteFrame } from './content/site-frame.ts';
import { fnv1a } from './fnv1a.ts';

/** A page's link-preview (Open Graph) image. */
export interface SocialImage {
  /** The image's URL: absolute, or a path on this site. */
  readonly url: string;
  readonly alt: string;
  /** Media type. */
  readonly type: string;
  /** The image's width in CSS pixels, if known. */
  readonly width?: number;
  readonly height?: number;
}

/** A hash that changes with the content. */
const hashContent = (content: unknown): string => fnv1a(JSON.stringify(content)).toString(36);

/**
 * The image for a page's card. Its URL changes with the card's text and the site's brand, because
 * social networks cache images for a long time.
 */
export const socialCard = (
  { path, words }: Card,
  alt: string,
  { name, nameHighlight, colors }: Pick<SiteFrame, 'name' | 'nameHighlight' | 'colors'>,
) => ({
  url: `${path}?v=${hashContent([words, name, nameHighlight, colors])}`,
  alt,
  type: 'image/png',
  width: 1200,
  height: 630,
});

/**
 * Image types that social networks accept, which excludes vector drawings
 * (https://developers.facebook.com/docs/sharing/webmasters/images).
 */
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** An editor's picture; undefined if social networks do not accept its type. */
export const socialPicture = (picture: Picture | undefined): SocialImage | undefined => {
  const ending = picture?.url.match(/\.(\w+)(?:[?#]|$)/)?.[1]?.toLowerCase() ?? '';
  const type = TYPES[ending];
  return picture && type ? { ...picture, type } : undefined;
};
