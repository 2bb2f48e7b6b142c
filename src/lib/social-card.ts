import type { Card } from './cards.ts';
import type { Picture } from './content/reshape-entry.ts';
import type { SiteFrame } from './content/site-frame.ts';
import { fnv1a } from './fnv1a.ts';

/** The picture of a page in social networks. */
export interface SocialImage {
  /** Absolute, or a path of this site. */
  readonly url: string;
  readonly alt: string;
  /** Media type. */
  readonly type: string;
  /** CSS pixels, if known. */
  readonly width?: number;
  readonly height?: number;
}

/** Changes with the content. */
const hashContent = (content: unknown): string => fnv1a(JSON.stringify(content)).toString(36);

/**
 * The picture of a page's card. Its URL changes with the card's texts and the site's brand, as
 * networks cache pictures for long.
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
 * Types that networks accept; no drawings
 * (https://developers.facebook.com/docs/sharing/webmasters/images).
 */
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** An editor's picture, if networks accept its type. */
export const socialPicture = (picture: Picture | undefined): SocialImage | undefined => {
  const ending = picture?.url.match(/\.(\w+)(?:[?#]|$)/)?.[1]?.toLowerCase() ?? '';
  const type = TYPES[ending];
  return picture && type ? { ...picture, type } : undefined;
};
