import { getRuntime } from '../runtime.ts';
import { loadFrame, rememberedFrame, type SiteFrame } from './site-frame.ts';

const etags = new WeakMap<SiteFrame, string>();

/**
 * Tag of the frame, for layouts: a navigation in the browser that has this frame already gets the page
 * without it. None where the frame is not known yet: nothing of a page is rendered before its tags are
 * there, and what the page asks for would wait for the frame.
 */
export const frameEtag = async (): Promise<string | undefined> => {
  const { content, isPreview } = getRuntime();
  // An editor's frame is read anew each time.
  const frame = isPreview ? await loadFrame() : rememberedFrame(content);
  if (!frame) return undefined;
  let etag = etags.get(frame);
  if (!etag) {
    const bytes = new TextEncoder().encode(JSON.stringify(frame));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 8);
    etag = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    etags.set(frame, etag);
  }
  return isPreview ? `${etag}-preview` : etag;
};
