import { startBuilds } from './start-builds.ts';

/**
 * What runs in the browser beside the page, once React has it and the browser is idle. Nothing that a
 * visitor waits for begins here.
 */
export const startRuntime = (): void => {
  startBuilds();
};
