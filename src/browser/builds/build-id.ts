declare global {
  var ROLECALL_BUILD_ID: string | undefined;
}

/**
 * The id of the build that the document is of. It stands in the document alone: in the files of a build it would
 * give each another name with every deploy, and nobody could use again what they have (`waku.config.ts`).
 */
globalThis.ROLECALL_BUILD_ID =
  document.querySelector<HTMLElement>('script[data-build]')?.dataset.build;

export {};
