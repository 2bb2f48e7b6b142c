/// <reference types="@vitejs/plugin-rsc/types" />

/** What Waku and its plugin have and show no types of. */

declare module 'virtual:vite-rsc-waku/html-shell';

/** The exports of a module whose components run in browsers too; set by `@vitejs/plugin-rsc/ssr`. */
declare function __vite_rsc_client_require__(module: string): Promise<Record<string, unknown>>;

/** The text of a script with all that it imports (`scripts/vite-plugins.ts`). */
declare module '*?bundled' {
  const text: string;
  export default text;
}

/** What every page shows of a space (`scripts/vite-plugins.ts`). */
declare module '*.json?frame' {
  const space: unknown;
  export default space;
}
