import { deleteNextPost } from '../../src/lib/content/next-post.ts';
import { deleteRedirects } from '../../src/lib/content/redirects.ts';
import { deleteFrame } from '../../src/lib/content/site-frame.ts';
import type { Bindings } from '../env.ts';
import { contentSource } from './content-source.ts';

/**
 * Clears this isolate's cache of content that has one of these tags, or of all content if no tags
 * are given.
 */
export const clearContentCaches = (bindings: Bindings, tags?: readonly string[]): void => {
  const source = contentSource(bindings);
  deleteFrame(source, tags);
  deleteRedirects(source, tags);
  deleteNextPost(source, tags);
};
