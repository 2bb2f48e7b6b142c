import { createBuildStore } from './build-store.ts';

/** Waku's own id of this build; `dev` without one. */
export const BUILD_ID: string = import.meta.env?.WAKU_BUILD_ID ?? 'dev';

/** The other builds, one cache for all of this isolate's requests. */
export const buildStore = createBuildStore(BUILD_ID);
