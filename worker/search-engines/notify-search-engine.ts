import { type Bindings, isLocal, readVariables } from '../env.ts';
import { notifyGoogle, type UrlNotice } from './google.ts';
import { postTo } from './post.ts';

export type SearchEngine = 'IndexNow' | 'Google';

/**
 * Notifies a search engine about jobs; does nothing if its key is no longer configured.
 * @throws EngineError if a retry may succeed
 */
export const notifySearchEngine = async (
  bindings: Bindings,
  engine: SearchEngine,
  notices: readonly UrlNotice[],
  now: number,
): Promise<void> => {
  const {
    SITE_URL,
    INDEXNOW_KEY,
    INDEXNOW_URL = 'https://api.indexnow.org/indexnow',
    GOOGLE_INDEXING_KEY,
    GOOGLE_INDEXING_URL = 'https://indexing.googleapis.com/v3/urlNotifications:publish',
  } = readVariables(bindings);
  if (isLocal(SITE_URL) || notices.length === 0) return;
  if (engine === 'Google' && GOOGLE_INDEXING_KEY) {
    await notifyGoogle({ key: GOOGLE_INDEXING_KEY, url: GOOGLE_INDEXING_URL, now }, notices);
  }
  if (engine === 'IndexNow' && INDEXNOW_KEY) {
    const response = await postTo('IndexNow', INDEXNOW_URL, {
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(SITE_URL).host,
        key: INDEXNOW_KEY,
        keyLocation: `${SITE_URL}/${INDEXNOW_KEY}.txt`,
        urlList: notices.map(({ url }) => url),
      }),
    });
    await response?.body?.cancel();
  }
};
