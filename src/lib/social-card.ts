import type { Card } from './cards.ts';
import type { Picture } from './content/reshape-entry.ts';
import type { SiteFrame } from './content/site-frame.ts';
import { fnv1a } from './fnv1a.ts';

/** A picture that stands for a page in social networks. */
export interface SocialImage {
  /** Absolute, or a path of this site. */
  readonly url: string;
  readonly alt: string;
  /** Media type. */
  readonly type: string;
  /** CSS pixels, where they are known. */
  readonly width?: number;
  readonly height?: number;
}

/** Another content is another address. */
const versionOf = (content: unknown): string => fnv1a(JSON.stringify(content)).toString(36);

/**
 * The card of a page, by an address that changes with what it shows: its words, and whose it is. Networks
 * keep pictures for long.
 */
export const socialCard = (
  { path, words }: Card,
  alt: string,
  { name, nameHighlight, colors }: Pick<SiteFrame, 'name' | 'nameHighlight' | 'colors'>,
) => ({
  url: `${path}?v=${versionOf([words, name, nameHighlight, colors])}`,
  alt,
  type: 'image/png',
  width: 1200,
  height: 630,
});

/** What networks show; no drawings (https://developers.facebook.com/docs/sharing/webmasters/images). */
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** An editor's picture, where networks would show it. */
export const socialPicture = (picture: Picture | undefined): SocialImage | undefined => {
  const ending = picture?.url.match(/\.(\w+)(?:[?#]|$)/)?.[1]?.toLowerCase() ?? '';
  const type = TYPES[ending];
  return picture && type ? { ...picture, type } : undefined;
};
