import { getRuntime } from '../runtime.ts';
import { loadFrame, type SiteFrame } from './site-frame.ts';

const etags = new WeakMap<SiteFrame, string>();

/**
 * Tag of the frame, for layouts: a navigation in the browser that has this frame already gets the
 * page without it.
 */
export const frameEtag = async (): Promise<string> => {
  const frame = await loadFrame();
  let etag = etags.get(frame);
  if (!etag) {
    const bytes = new TextEncoder().encode(JSON.stringify(frame));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 8);
    etag = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    etags.set(frame, etag);
  }
  return getRuntime().isPreview ? `${etag}-preview` : etag;
};
