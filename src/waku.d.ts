/// <reference types="@vitejs/plugin-rsc/types" />

/** Types that Waku and its plugin do not export. */

declare module 'virtual:vite-rsc-waku/html-shell';

/** The exports of a client module; set by `@vitejs/plugin-rsc/ssr`. */
declare function __vite_rsc_client_require__(module: string): Promise<Record<string, unknown>>;

/** The source code of a script with all its imports (`scripts/vite-plugins.ts`). */
declare module '*?bundled' {
  const text: string;
  export default text;
}

/** The shared frame in a content space (`scripts/vite-plugins.ts`). */
declare module '*.json?frame' {
  const space: unknown;
  export default space;
}
