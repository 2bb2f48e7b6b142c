/** Matches the path of a page's Waku payload. */
const PAYLOAD_PATH = /^\/RSC\/R(\/.+)\.txt$/;

/**
 * The suffix that turns a page's path into the path of that page's data (docs/specification.md, row
 * 7.15).
 */
export const PAGE_PAYLOAD = '/_payload.json';

/** True if a path requests a page's data, even if the page does not exist. */
export const isPagePayload = (pathname: string): boolean => pathname.endsWith(PAGE_PAYLOAD);

/** True if a path requests a payload for Waku's router. */
export const isRouterPayload = (pathname: string): boolean => PAYLOAD_PATH.test(pathname);

/**
 * Returns the page's path, given either that path itself or the path of one of the page's payloads.
 */
export const parsePagePath = (pathname: string): string => {
  if (isPagePayload(pathname)) return pathname.slice(0, -PAGE_PAYLOAD.length) || '/';
  const path = PAYLOAD_PATH.exec(pathname)?.[1];
  if (!path) return pathname;
  return path === '/_root' ? '/' : path;
};
