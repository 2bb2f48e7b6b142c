/** What Waku has and shows no types of. */

declare module 'virtual:vite-rsc-waku/html-shell';
declare module 'react-server-dom-webpack/client.edge';

/** Where its router takes the payload of the first page from. */
declare var __WAKU_INITIAL_RSC__: { response: Promise<Response>; debugId?: string } | undefined;

/** Development: what is told when a server component changed. */
declare var __WAKU_RSC_RELOAD_LISTENERS__: (() => void)[] | undefined;
