import { createBuildStore } from './build-store.ts';

/** Waku's own id of the build that this is: `dev` where it is none. */
export const BUILD_ID: string = import.meta.env?.WAKU_BUILD_ID ?? 'dev';

/** The builds beside it, one memory for all of this isolate's requests. */
export const buildStore = createBuildStore(BUILD_ID);
