import { loadDocument } from '../lib/load-document.ts';
import { createOwnBuild } from './create-own-build.ts';

/** The build of this page, in this tab. */
export const ownBuild = createOwnBuild({
  buildId: import.meta.env.WAKU_BUILD_ID,
  isOnline: () => navigator.onLine,
  loadDocument,
});
