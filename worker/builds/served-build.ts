import { createBuildStore } from './build-store.ts';

/** Waku's own id for this build; `dev` if there is none. */
export const BUILD_ID: string = import.meta.env?.WAKU_BUILD_ID ?? 'dev';

/**
 * The store of all builds except the served one. Its cache is shared by all requests in this
 * isolate.
 */
export const buildStore = createBuildStore(BUILD_ID);
