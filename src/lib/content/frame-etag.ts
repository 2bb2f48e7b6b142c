import { getRuntime } from '../runtime.ts';
import type { ContentSource } from './content-source.ts';
import { loadFrame, rememberedFrame, type SiteFrame } from './site-frame.ts';

const etags = new WeakMap<SiteFrame, string>();

const etagOf = async (frame: SiteFrame): Promise<string> => {
  let etag = etags.get(frame);
  if (!etag) {
    const bytes = new TextEncoder().encode(JSON.stringify(frame));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 8);
    etag = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    etags.set(frame, etag);
  }
  return etag;
};

/** Tag of the frame that an isolate remembers of a source, where it does. */
export const rememberedFrameEtag = async (source: ContentSource): Promise<string | undefined> => {
  const known = rememberedFrame(source);
  return known && etagOf(known.frame);
};

/**
 * Tag of the frame, for layouts: a navigation in the browser that has this frame already gets the page
 * without it. None where the frame is not known yet: nothing of a page is rendered before its tags are
 * there, and what the page asks for would wait for the frame.
 */
export const frameEtag = async (): Promise<string | undefined> => {
  const { cacheTags, content, isPreview } = getRuntime();
  // An editor's frame is read anew each time.
  if (isPreview) return `${await etagOf(await loadFrame())}-preview`;
  const known = rememberedFrame(content);
  if (!known) return undefined;
  // A page without the frame says as much of it as one that shows it.
  for (const tag of known.tags) cacheTags.add(tag);
  return etagOf(known.frame);
};
