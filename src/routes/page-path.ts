/** The path of a page's Waku payload. */
const PAYLOAD_PATH = /^\/RSC\/R(\/.+)\.txt$/;

/**
 * The suffix that turns a page's path into the path of its data (docs/specification.md, row 7.15).
 */
export const PAGE_PAYLOAD = '/_payload.json';

/** Whether a path requests a page's data, whether or not the page exists. */
export const isPagePayload = (pathname: string): boolean => pathname.endsWith(PAGE_PAYLOAD);

/** Whether a path requests a payload for Waku's router. */
export const isRouterPayload = (pathname: string): boolean => PAYLOAD_PATH.test(pathname);

/** The page's path, given that path or the path of either of its payloads. */
export const parsePagePath = (pathname: string): string => {
  if (isPagePayload(pathname)) return pathname.slice(0, -PAGE_PAYLOAD.length) || '/';
  const path = PAYLOAD_PATH.exec(pathname)?.[1];
  if (!path) return pathname;
  return path === '/_root' ? '/' : path;
};
