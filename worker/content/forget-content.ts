import { forgetNextPost } from '../../src/lib/content/next-post.ts';
import { forgetRedirects } from '../../src/lib/content/redirects.ts';
import { forgetFrame } from '../../src/lib/content/site-frame.ts';
import type { Bindings } from '../env.ts';
import { contentSource } from './content-source.ts';

/** Forgets what this isolate remembers of the content that has one of the tags; without tags all. */
export const forgetContent = (bindings: Bindings, tags?: readonly string[]): void => {
  const source = contentSource(bindings);
  forgetFrame(source, tags);
  forgetRedirects(source, tags);
  forgetNextPost(source, tags);
};
